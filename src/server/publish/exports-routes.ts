import { Type } from 'typebox';
import { PUBLIC_VIEWS } from '#contract/public-views.ts';
import { SITE } from '#site/site.ts';
import type { Context } from '../context.ts';
import { attachment } from '../http/attachment.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import { EXPORTS } from './exports.ts';

export const CSV_FILE = {
  description: 'The file.',
  content: { 'text/csv': { schema: Type.String() } },
};

/** Public downloads. */
export function registerExports(app: App, { publisher }: Context): void {
  for (const [name, file] of Object.entries(EXPORTS)) {
    const reply = 'json' in file ? PUBLIC_VIEWS[file.json].reply : CSV_FILE;
    const disposition = attachment(`${SITE.shortName.toLowerCase()}-${name}`);
    app.get(
      `/api/ucl/export/${name}`,
      { schema: { tags: ['Public'], summary: file.summary, response: { 200: reply } } },
      (request, response) => {
        const prepared = publisher.current().exports.get(name)?.();
        if (!prepared) throw new Error(`${name} is not published`);
        return sendPrepared(request, response.header('content-disposition', disposition), prepared);
      },
    );
  }
}
