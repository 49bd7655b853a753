import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { FIXTURE_STATUSES } from '#domain/matches/fixture-list.ts';
import { BRACKETS, ROUNDS, STAGE_KINDS } from '#domain/matches/stages.ts';
import { MatchResult } from './result-views.ts';

/** One side of a match. */
export const FixtureSide = Type.Union(
  [
    Type.Object({ clubId: Type.Integer(), name: Type.String() }),
    Type.Object({ clubId: Type.Null(), name: Type.Null(), bye: Type.Literal(true) }),
    Type.Null(),
  ],
  { description: 'Null until the club is known; a bye if no club can fill the slot.' },
);
export type FixtureSide = Static<typeof FixtureSide>;

export const FixtureRow = Type.Object({
  id: Type.Integer(),
  stage: Type.Enum([...STAGE_KINDS]),
  group: Type.Enum([...GROUPS, ...BRACKETS], { description: 'The group or bracket.' }),
  round: Type.Union([Type.Enum([...ROUNDS]), Type.Null()], { description: 'Null in the group stage.' }),
  tie: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Number of the tie in its round, from 1; null in the group stage.',
  }),
  matchday: Type.Union([Type.Integer(), Type.Null()], { description: '1 to 5; null in the knockouts.' }),
  home: FixtureSide,
  away: FixtureSide,
  status: Type.Enum([...FIXTURE_STATUSES]),
  result: Type.Union([MatchResult, Type.Null()], {
    description: 'The pending or approved result; null after a walkover, which is completed without one.',
  }),
  winner: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The id of the winner; null until the match is decided, or if it ended level.',
  }),
  closesAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'The deadline: the first moment at which a submission is late.',
  }),
  kickoff: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'Null until the two clubs agree on a time or the administrator sets one.',
  }),
});
export type FixtureRow = Static<typeof FixtureRow>;

export const FixturesReply = Type.Object(
  { fixtures: Type.Array(FixtureRow) },
  { description: 'All matches with their results, ordered by id.' },
);
export type FixturesReply = Static<typeof FixturesReply>;
