import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { SITE } from '#site.ts';
import { createSeasonArchive } from '../actions/season-archive.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';

const SCHEMA = {
  tags: ['Public'],
  params: Type.Object({ number: Type.String({ title: 'Season', maxLength: 10 }) }),
  response: { 200: FinishedSeasonReply, 404: ErrorReply, 503: ErrorReply },
};

/** Finished seasons, to be read and to be downloaded. */
export function registerSeasonArchive(app: App, context: Context): void {
  const findSeason = createSeasonArchive(context);

  app.get(
    '/api/ucl/seasons/:number',
    { schema: { ...SCHEMA, summary: 'The facts of a finished season' } },
    async (request, reply) => sendPrepared(request, reply, await findSeason(request.params.number)),
  );

  app.get(
    '/api/ucl/export/seasons/:number(^\\d+).json',
    { schema: { ...SCHEMA, summary: 'The facts of a finished season, as a file' } },
    async (request, reply) => {
      const { number } = request.params;
      const prepared = await findSeason(number);
      const file = `${SITE.shortName.toLowerCase()}-season-${number}.json`;
      return sendPrepared(
        request,
        reply.header('content-disposition', `attachment; filename="${file}"`),
        prepared,
      );
    },
  );
}
