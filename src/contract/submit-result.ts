import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { PENALTIES_MAX } from '#domain/results/penalties.ts';
import { SCORE_MAX, SCORE_MIN, TOTAL_GOALS_MAX } from '#domain/results/scores.ts';
import { RECORDED } from './record.ts';
import { MatchResult } from './result-views.ts';

const penalties = (side: string) =>
  Type.Optional(
    Type.Union([Type.Number(), Type.Null()], {
      title: `${side} penalties`,
      description: `A whole number from 0 to ${PENALTIES_MAX}, if a knockout match ends level.`,
    }),
  );

/** How a level knockout match was decided. */
export const TIE_DECISION = {
  homePenalties: penalties('Home'),
  awayPenalties: penalties('Away'),
  afterExtraTime: Type.Optional(Type.Boolean({ title: 'After extra time' })),
};

const SCORE = `A whole number from ${SCORE_MIN} to ${SCORE_MAX}`;

/** Scores are plain numbers here: the domain decides which scores are valid. */
export const SubmitResultBody = Type.Object(
  {
    fixtureId: Type.Integer({ title: 'Fixture' }),
    homeTeam: Type.String({ title: 'Home team', maxLength: 200 }),
    awayTeam: Type.String({ title: 'Away team', maxLength: 200 }),
    homeScore: Type.Number({ title: 'Home score', description: `${SCORE}.` }),
    awayScore: Type.Number({
      title: 'Away score',
      description: `${SCORE}; at most ${TOTAL_GOALS_MAX} together with the home score.`,
    }),
    ...TIE_DECISION,
    group: Type.Enum([...GROUPS, ...BRACKETS], {
      title: 'Group',
      description: 'The group or bracket.',
    }),
    submittedBy: Type.Optional(
      Type.String({
        title: 'Submitter',
        maxLength: 200,
        description: "Accepted but ignored: every submission is stored as 'Team Captain'.",
      }),
    ),
  },
  { additionalProperties: false },
);
export type SubmitResultBody = Static<typeof SubmitResultBody>;

/** The stored result with its receipt, the record entry that reports it. */
export const SubmitResultReply = Type.Object({ ...MatchResult.properties, ...RECORDED });
export type SubmitResultReply = Static<typeof SubmitResultReply>;
