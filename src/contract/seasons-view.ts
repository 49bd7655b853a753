import { type Static, Type } from 'typebox';
import { DrawReply } from './draw.ts';
import { MatchResult } from './result-views.ts';
import { TournamentReply } from './tournament-view.ts';

const champion = Type.Union([Type.Object({ clubId: Type.Integer(), name: Type.String() }), Type.Null()], {
  description: 'Null when nobody won the final.',
});

export const SeasonsReply = Type.Object(
  {
    seasons: Type.Array(
      Type.Object({
        number: Type.Integer(),
        name: Type.String(),
        finishedAt: Type.String({ format: 'date-time' }),
        champions: Type.Object({ ucl: champion, uel: champion }),
      }),
    ),
  },
  { description: 'The finished seasons with their champions, the newest first.' },
);
export type SeasonsReply = Static<typeof SeasonsReply>;

export const FinishedSeasonReply = Type.Object(
  { ...TournamentReply.properties, draw: DrawReply, results: Type.Array(MatchResult) },
  { description: 'What was decided in a finished season, and its results. All else follows from them.' },
);
export type FinishedSeasonReply = Static<typeof FinishedSeasonReply>;
