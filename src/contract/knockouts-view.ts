import { type Static, Type } from 'typebox';
import { DECIDED_BY } from '#domain/knockouts/tie-outcome.ts';
import { ROUNDS } from '#domain/matches/stages.ts';
import { FixtureSide } from './fixtures-view.ts';

const goals = Type.Union([Type.Integer(), Type.Null()]);

export const KnockoutTie = Type.Object({
  fixtureId: Type.Integer(),
  home: FixtureSide,
  away: FixtureSide,
  homeScore: goals,
  awayScore: goals,
  homePenalties: goals,
  awayPenalties: goals,
  decidedBy: Type.Union([Type.Enum([...DECIDED_BY]), Type.Null()], {
    description: 'Null until the tie is decided.',
  }),
  winner: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The id of the club that advances; null until the tie is decided, or if no club advances.',
  }),
});
export type KnockoutTie = Static<typeof KnockoutTie>;

const bracket = Type.Object({
  rounds: Type.Array(Type.Object({ round: Type.Enum([...ROUNDS]), ties: Type.Array(KnockoutTie) })),
});
const champion = Type.Union([Type.Integer(), Type.Null()]);

export const KnockoutsReply = Type.Object(
  {
    isProvisional: Type.Boolean({
      description: 'True until the groups are closed: the brackets as they stand.',
    }),
    brackets: Type.Object({ ucl: bracket, uel: bracket }),
    champions: Type.Object({ ucl: champion, uel: champion }),
  },
  { description: 'Both brackets, round by round.' },
);
export type KnockoutsReply = Static<typeof KnockoutsReply>;
