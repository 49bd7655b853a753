import type { TSchema } from 'typebox';
import { ClubsReply } from '#contract/clubs.ts';
import { ErrorReply } from '#contract/errors.ts';
import { PublicReadQuery } from '#contract/live.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { MatchResultsReply, RecentResultsReply } from '#contract/result-views.ts';
import { StandingsReply } from '#contract/standings-view.ts';
import { StatsReply } from '#contract/stats-view.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { Refusal } from '../http/refusal.ts';
import type { PreparedByPath } from '../prepared/fast-path.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { Publisher } from '../publish/publisher.ts';

interface PublicRead {
  readonly path: string;
  readonly view: keyof PublicViews;
  readonly summary: string;
  readonly reply: TSchema;
}

const READS: readonly PublicRead[] = [
  { path: '/api/stats', view: 'stats', summary: 'The figures of the series', reply: StatsReply },
  {
    path: '/api/ucl/recent-results',
    view: 'recentResults',
    summary: 'The latest approved results',
    reply: RecentResultsReply,
  },
  {
    path: '/api/ucl/match-results',
    view: 'matchResults',
    summary: 'All results in play',
    reply: MatchResultsReply,
  },
  {
    path: '/api/ucl/group-standings',
    view: 'groupStandings',
    summary: 'The tables of all groups',
    reply: StandingsReply,
  },
  { path: '/api/ucl/clubs', view: 'clubs', summary: 'All clubs, as they were drawn', reply: ClubsReply },
];

const REVISION_WAIT_MS = 1_000;

/** Public reads send bytes that were made when the data changed. No database is asked. */
export function registerPublicData(app: App, { publisher }: Context): void {
  for (const { path, view, summary, reply } of READS) {
    app.get(
      path,
      {
        schema: {
          tags: ['Public'],
          summary,
          querystring: PublicReadQuery,
          response: { 200: reply, 400: ErrorReply, 503: ErrorReply },
        },
      },
      async (request, response) => {
        const isReached = await publisher.reaches(Number(request.query.revision ?? 0), REVISION_WAIT_MS);
        if (!isReached) throw new Refusal('not_published_yet', { retryAfterSeconds: 1 });
        return sendPrepared(request, response, publisher.current().data[view]);
      },
    );
  }
}

const ASKED_REVISION = /^revision=(\d{1,15})$/;

/** What needs no waiting: a read that names no revision, or one that is published. */
export function preparedData({ current }: Publisher): PreparedByPath {
  const isPublished = (query: string) => {
    const revision = ASKED_REVISION.exec(query)?.[1];
    return revision !== undefined && Number(revision) <= current().revision;
  };
  return new Map(
    READS.map(({ path, view }) => [
      path,
      (query) => (query === '' || isPublished(query) ? current().data[view] : undefined),
    ]),
  );
}
