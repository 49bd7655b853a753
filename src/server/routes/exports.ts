import { type TSchema, Type } from 'typebox';
import { MatchResultsReply } from '#contract/result-views.ts';
import { StandingsReply } from '#contract/standings-view.ts';
import { SITE } from '#site.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { ExportName } from '../publish/exports.ts';

const SUMMARIES: Record<ExportName, string> = {
  'standings.csv': 'The tables of all groups, for a spreadsheet',
  'standings.json': 'The tables of all groups, as a file',
  'results.csv': 'All results in play, for a spreadsheet',
  'results.json': 'All results in play, as a file',
};

const CSV_FILE = {
  description: 'The file.',
  content: { 'text/csv': { schema: Type.String() } },
};

const FILES: Record<ExportName, TSchema | typeof CSV_FILE> = {
  'standings.csv': CSV_FILE,
  'standings.json': StandingsReply,
  'results.csv': CSV_FILE,
  'results.json': MatchResultsReply,
};

/** Files that anybody may take away. */
export function registerExports(app: App, { publisher }: Context): void {
  for (const [name, summary] of Object.entries(SUMMARIES) as [ExportName, string][]) {
    const disposition = `attachment; filename="${SITE.shortName.toLowerCase()}-${name}"`;
    app.get(
      `/api/ucl/export/${name}`,
      { schema: { tags: ['Public'], summary, response: { 200: FILES[name] } } },
      (request, reply) =>
        sendPrepared(
          request,
          reply.header('content-disposition', disposition),
          publisher.current().exports[name](),
        ),
    );
  }
}
