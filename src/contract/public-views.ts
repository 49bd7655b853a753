import type { Static, TSchema } from 'typebox';
import { ClubsReply } from './clubs.ts';
import { DrawReply } from './draw.ts';
import { FixturesReply } from './fixtures-view.ts';
import { KnockoutsReply } from './knockouts-view.ts';
import { OutlookReply } from './outlook-view.ts';
import { RecordReply } from './record.ts';
import { MatchResultsReply, RecentResultsReply } from './result-views.ts';
import { SeasonsReply } from './seasons-view.ts';
import { StandingsReply } from './standings-view.ts';
import { StatsReply } from './stats-view.ts';
import { TournamentReply } from './tournament-view.ts';

/** Everything a visitor can read, by the path it is read from. Routes, publication and pages follow from this table. */
export const PUBLIC_VIEWS = {
  '/api/stats': { summary: 'The figures of the series', reply: StatsReply },
  '/api/ucl/tournament': { summary: 'What was decided about the tournament', reply: TournamentReply },
  '/api/ucl/draw': { summary: 'The draw of the groups, as far as it was told', reply: DrawReply },
  '/api/ucl/fixtures': { summary: 'All matches, with their results', reply: FixturesReply },
  '/api/ucl/knockouts': { summary: 'Both knockout trees', reply: KnockoutsReply },
  '/api/ucl/recent-results': { summary: 'The latest approved results', reply: RecentResultsReply },
  '/api/ucl/match-results': { summary: 'All results in play', reply: MatchResultsReply },
  '/api/ucl/group-standings': { summary: 'The tables of all groups', reply: StandingsReply },
  '/api/ucl/outlook': { summary: 'What is still possible in every group', reply: OutlookReply },
  '/api/ucl/seasons': { summary: 'The finished seasons', reply: SeasonsReply },
  '/api/ucl/record': { summary: 'How far the record of all that happened goes', reply: RecordReply },
  '/api/ucl/clubs': { summary: 'All clubs, as they were drawn', reply: ClubsReply },
} as const satisfies Record<`/api/${string}`, { summary: string; reply: TSchema }>;

export type ViewPath = keyof typeof PUBLIC_VIEWS;
export const VIEW_PATHS = Object.keys(PUBLIC_VIEWS) as ViewPath[];

export type PublicViews = {
  readonly [Path in ViewPath]: Static<(typeof PUBLIC_VIEWS)[Path]['reply']>;
};
