import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { FIXTURE_STATUSES } from '#domain/matches/fixture-list.ts';
import { BRACKETS, ROUNDS, STAGE_KINDS } from '#domain/matches/stages.ts';
import { MatchResult } from './result-views.ts';

/** Who stands on one side of a match. */
export const FixtureSide = Type.Union(
  [
    Type.Object({ clubId: Type.Integer(), name: Type.String() }),
    Type.Object({ clubId: Type.Null(), name: Type.Null(), bye: Type.Literal(true) }),
    Type.Null(),
  ],
  { description: 'Null while it is not known who plays; a bye when nobody can come.' },
);
export type FixtureSide = Static<typeof FixtureSide>;

export const FixtureRow = Type.Object({
  id: Type.Integer(),
  stage: Type.Enum([...STAGE_KINDS]),
  group: Type.Enum([...GROUPS, ...BRACKETS], { description: 'The group, or the knockout tree.' }),
  round: Type.Union([Type.Enum([...ROUNDS]), Type.Null()], { description: 'Null in the groups.' }),
  tie: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The place in its round, from 1; null in the groups.',
  }),
  matchday: Type.Union([Type.Integer(), Type.Null()], { description: '1 to 3; null in the knockouts.' }),
  home: FixtureSide,
  away: FixtureSide,
  status: Type.Enum([...FIXTURE_STATUSES]),
  result: Type.Union([MatchResult, Type.Null()], {
    description: 'The pending or approved result; null after a walkover, which is completed without one.',
  }),
  winner: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The id of the club that has won; null until the match is decided, and after a draw.',
  }),
  closesAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'The first moment at which a report is late.',
  }),
  kickoff: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'Null until the two clubs have agreed on it or the administrator has set it.',
  }),
});
export type FixtureRow = Static<typeof FixtureRow>;

export const FixturesReply = Type.Object(
  { fixtures: Type.Array(FixtureRow) },
  { description: 'All matches of the tournament, with their results, in the order of their ids.' },
);
export type FixturesReply = Static<typeof FixturesReply>;
