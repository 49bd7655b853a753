import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { CRITERIA } from '#domain/standings/ranking.ts';

export const StandingRow = Type.Object({
  id: Type.Integer({ description: 'The id of the club.' }),
  teamName: Type.String(),
  group: Type.Enum([...GROUPS]),
  rank: Type.Integer({ description: 'The place in the group, 1 to 4, without ties.' }),
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  goalsFor: Type.Integer(),
  goalsAgainst: Type.Integer(),
  goalDifference: Type.Integer(),
  deducted: Type.Integer({ description: 'Points that were taken off. They are not in the points.' }),
  points: Type.Integer(),
  decidedBy: Type.Union([Type.Enum([...CRITERIA]), Type.Null()], {
    description: 'What placed this club below the one above it; null for the leader of a group.',
  }),
});
export type StandingRow = Static<typeof StandingRow>;

export const StandingsReply = Type.Object(
  { standings: Type.Array(StandingRow) },
  { description: 'The tables of groups A to P, one after another, each in its order.' },
);
export type StandingsReply = Static<typeof StandingsReply>;
