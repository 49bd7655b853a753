import { type Static, type TSchema, Type } from 'typebox';
import { ClubsReply } from './clubs.ts';
import { DrawReply } from './draw.ts';
import { FixturesReply } from './fixtures-view.ts';
import { KnockoutsReply } from './knockouts-view.ts';
import { OutlookReply } from './outlook-view.ts';
import { RecordReply } from './record.ts';
import { RegistrationReply } from './registration.ts';
import { MatchResultsReply, RecentResultsReply } from './result-views.ts';
import { SeasonsReply } from './seasons-view.ts';
import { StandingsReply } from './standings-view.ts';
import { TournamentReply } from './tournament-view.ts';

export const StatsReply = Type.Object(
  {
    teams: Type.Integer(),
    groups: Type.Integer(),
    fixtures: Type.Integer(),
    completed: Type.Integer({ description: 'Matches with an approved result.' }),
    pending: Type.Integer({ description: 'Pending results.' }),
    goals: Type.Integer({ description: 'Goals in approved results.' }),
    players: Type.String(),
    members: Type.String(),
    servers: Type.Integer(),
    support: Type.String(),
    founded: Type.String(),
  },
  { description: 'Live figures of the tournament, and the fixed claims of the series.' },
);
export type StatsReply = Static<typeof StatsReply>;

/** Everything a visitor can read, by path. Routes, publication and pages are built from this table. */
export const PUBLIC_VIEWS = {
  '/api/stats': { summary: 'Key figures', reply: StatsReply },
  '/api/ucl/tournament': { summary: 'Decisions of the current season', reply: TournamentReply },
  '/api/ucl/draw': { summary: 'The draw, as far as it has been revealed', reply: DrawReply },
  '/api/ucl/registration': {
    summary: 'Registration, with the clubs that have entered',
    reply: RegistrationReply,
  },
  '/api/ucl/fixtures': { summary: 'All matches with their results', reply: FixturesReply },
  '/api/ucl/knockouts': { summary: 'Both brackets', reply: KnockoutsReply },
  '/api/ucl/recent-results': { summary: 'The latest approved results', reply: RecentResultsReply },
  '/api/ucl/match-results': { summary: 'All active results', reply: MatchResultsReply },
  '/api/ucl/group-standings': { summary: 'Tables of all groups', reply: StandingsReply },
  '/api/ucl/outlook': { summary: 'Qualification outlook of all groups', reply: OutlookReply },
  '/api/ucl/seasons': { summary: 'Finished seasons', reply: SeasonsReply },
  '/api/ucl/record': { summary: 'Head of the public record', reply: RecordReply },
  '/api/ucl/clubs': { summary: 'All clubs in draw order', reply: ClubsReply },
} as const satisfies Record<`/api/${string}`, { summary: string; reply: TSchema }>;

export type ViewPath = keyof typeof PUBLIC_VIEWS;
export const VIEW_PATHS = Object.keys(PUBLIC_VIEWS) as ViewPath[];

export type PublicViews = {
  readonly [Path in ViewPath]: Static<(typeof PUBLIC_VIEWS)[Path]['reply']>;
};
