import type { TSchema } from 'typebox';
import { ClubsReply } from '#contract/clubs.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { MatchResultsReply, RecentResultsReply } from '#contract/result-views.ts';
import { StandingsReply } from '#contract/standings-view.ts';
import { StatsReply } from '#contract/stats-view.ts';
import type { App } from '../app.ts';
import type { Context } from '../context.ts';
import { sendPrepared } from '../send-prepared.ts';

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

/** Public reads send bytes that were made when the data changed. No database is asked. */
export function registerPublicData(app: App, { publisher }: Context): void {
  for (const { path, view, summary, reply } of READS) {
    app.get(path, { schema: { tags: ['Public'], summary, response: { 200: reply } } }, (request, response) =>
      sendPrepared(request, response, publisher.current().data[view]),
    );
  }
}
