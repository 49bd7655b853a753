import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import { FinishedSeasonReply } from '#contract/seasons-view.ts';
import { SITE } from '#site/site.ts';
import { seasonApiPath, seasonPath } from '#web/app/entry-server.tsx';
import { createSeasonArchive } from '../actions/season-archive.ts';
import type { Context } from '../context.ts';
import { attachment } from '../http/attachment.ts';
import type { App } from '../http/fastify-app.ts';
import type { PreparedText, PreparedView } from '../prepared/prepared-view.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';

const SCHEMA = {
  tags: ['Public'],
  params: Type.Object({ number: Type.String({ title: 'Season', maxLength: 10 }) }),
  response: { 200: FinishedSeasonReply, 404: ErrorReply, 503: ErrorReply },
};

/** Finished seasons, to be looked at, to be read by programs and to be downloaded. */
export function registerSeasonArchive(app: App, context: Context): void {
  const findSeason = createSeasonArchive(context);
  /** Made on the first request, and kept for as long as the archive keeps the facts that they show. */
  const pages = new WeakMap<PreparedText, PreparedView>();

  app.get<{ Params: { number: string } }>(
    '/seasons/:number',
    { schema: { hide: true } },
    async (request, reply) => {
      const { finishedSeasons, pageWith } = context.publisher.current();
      const season = finishedSeasons.find(({ number }) => String(number) === request.params.number);
      if (!season) {
        reply.callNotFound();
        return reply;
      }
      const facts = await findSeason(request.params.number);
      const { number } = season;
      const sent = { key: seasonApiPath(number), json: facts.text };
      const page = pages.get(facts) ?? pageWith(seasonPath(number), sent);
      pages.set(facts, page);
      return sendPrepared(request, reply, page);
    },
  );

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
      return sendPrepared(request, reply.header('content-disposition', attachment(file)), prepared);
    },
  );
}
