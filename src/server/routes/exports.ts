import { type TSchema, Type } from 'typebox';
import { SITE } from '#site.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import type { ExportName } from '../publish/exports.ts';
import { sendPrepared } from '../send-prepared.ts';

const SUMMARIES: Record<ExportName, string> = {
  'standings.csv': 'The tables of all groups, for a spreadsheet',
  'standings.json': 'The tables of all groups, as a file',
  'results.csv': 'All results in play, for a spreadsheet',
  'results.json': 'All results in play, as a file',
};

const file: TSchema = Type.String({ description: 'The file.' });

/** Files that anybody may take away. */
export function registerExports(app: App, { publisher }: Context): void {
  for (const [name, summary] of Object.entries(SUMMARIES) as [ExportName, string][]) {
    const disposition = `attachment; filename="${SITE.shortName.toLowerCase()}-${name}"`;
    app.get(
      `/api/ucl/export/${name}`,
      { schema: { tags: ['Public'], summary, response: { 200: file } } },
      (request, reply) =>
        sendPrepared(
          request,
          reply.header('content-disposition', disposition),
          publisher.current().exports[name](),
        ),
    );
  }
}
