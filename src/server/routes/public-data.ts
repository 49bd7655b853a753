import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { MatchResultsReply, RecentResultsReply } from '#contract/result-views.ts';
import { StandingsReply } from '#contract/standings-view.ts';
import { StatsReply } from '#contract/stats-view.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { chooseEncoding, matchesTag, type PreparedView } from '../publish/prepared-view.ts';
import type { PublicPath } from '../publish/publisher.ts';

const ROUTES: Record<PublicPath, { summary: string; reply: TSchema }> = {
  '/api/stats': { summary: 'The figures of the series', reply: StatsReply },
  '/api/ucl/recent-results': { summary: 'The latest approved results', reply: RecentResultsReply },
  '/api/ucl/match-results': { summary: 'All results in play', reply: MatchResultsReply },
  '/api/ucl/group-standings': { summary: 'The tables of all groups', reply: StandingsReply },
};

/** Public reads send bytes that were made when the data changed. No database is asked. */
export function registerPublicData(app: App, { publisher }: Context): void {
  for (const path of Object.keys(ROUTES) as PublicPath[]) {
    const { summary, reply } = ROUTES[path];
    app.get(
      path,
      { schema: { tags: ['Public'], summary, response: { 200: reply } } },
      (request, response) => {
        const view = publisher.current().views.get(path);
        if (!view) throw new Error(`${path} is not published`);
        return sendPrepared(request, response, view);
      },
    );
  }
}

function sendPrepared(request: FastifyRequest, reply: FastifyReply, view: PreparedView): FastifyReply {
  const prepared = view.replies[chooseEncoding(request.headers['accept-encoding'])];
  reply.headers(prepared.headers);
  if (matchesTag(request.headers['if-none-match'], prepared.etag)) return reply.code(304).send();
  return reply.send(prepared.body);
}
