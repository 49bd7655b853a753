import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { CRITERIA } from '#domain/standings/ranking.ts';

export const StandingRow = Type.Object({
  id: Type.Integer({ description: 'The id of the club.' }),
  teamName: Type.String(),
  group: Type.Enum([...GROUPS]),
  rank: Type.Integer({ description: 'Position in the group, from 1, without shared positions.' }),
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  goalsFor: Type.Integer(),
  goalsAgainst: Type.Integer(),
  goalDifference: Type.Integer(),
  deducted: Type.Integer({ description: 'Deducted points, already subtracted from `points`.' }),
  points: Type.Integer(),
  decidedBy: Type.Union([Type.Enum([...CRITERIA]), Type.Null()], {
    description: 'The criterion that ranks this club below the one above it; null for the group leader.',
  }),
  advancesTo: Type.Union([Type.Enum([...BRACKETS]), Type.Null()], {
    description: 'The knockouts that this rank leads to; null if it leads to none.',
  }),
});
export type StandingRow = Static<typeof StandingRow>;

export const StandingsReply = Type.Object(
  { standings: Type.Array(StandingRow) },
  { description: 'The tables of all groups, in order of rank.' },
);
export type StandingsReply = Static<typeof StandingsReply>;
