import { type Static, Type } from 'typebox';
import { DrawReply } from './draw.ts';
import { MatchResult } from './result-views.ts';
import { SeasonFormat, TournamentReply } from './tournament-view.ts';

const champion = Type.Union([Type.Object({ clubId: Type.Integer(), name: Type.String() }), Type.Null()], {
  description: 'Null if no club won the final.',
});

export const SeasonsReply = Type.Object(
  {
    seasons: Type.Array(
      Type.Object({
        number: Type.Integer(),
        name: Type.String(),
        finishedAt: Type.String({ format: 'date-time' }),
        format: SeasonFormat,
        champions: Type.Object({ ucl: champion, uel: champion }),
      }),
    ),
  },
  { description: 'Finished seasons with their champions, newest first.' },
);
export type SeasonsReply = Static<typeof SeasonsReply>;

export const FinishedSeasonReply = Type.Object(
  { ...TournamentReply.properties, draw: DrawReply, results: Type.Array(MatchResult) },
  { description: 'The decisions and results of a finished season, from which everything else follows.' },
);
export type FinishedSeasonReply = Static<typeof FinishedSeasonReply>;
