export const SCORE_MIN = 0;
export const SCORE_MAX = 50;
export const TOTAL_GOALS_MAX = 20;

type ScoreField = 'homeScore' | 'awayScore';

export interface ScoreProblem {
  readonly field: ScoreField;
  readonly message: string;
}

const SCORE_MESSAGES = {
  required: { homeScore: 'Home score is required', awayScore: 'Away score is required' },
  digitsOnly: 'Must be a valid number',
  range: `Score must be between ${SCORE_MIN} and ${SCORE_MAX}`,
  whole: 'Score must be a whole number',
  total: `Combined total goals seems unusually high (>${TOTAL_GOALS_MAX}). Please verify.`,
} as const;

/** The problems of a score as numbers. Without any, the score may be submitted. */
export function checkScore(score: { homeScore: number; awayScore: number }): ScoreProblem[] {
  const problems = fieldProblems((field) => numberProblem(score[field]));
  return problems.length > 0 ? problems : totalProblems(score.homeScore + score.awayScore);
}

/** The problems of a score as typed into the form. */
export function checkTypedScore(typed: { homeScore: string; awayScore: string }): ScoreProblem[] {
  const problems = fieldProblems((field) => textProblem(field, typed[field].trim()));
  return problems.length > 0 ? problems : totalProblems(Number(typed.homeScore) + Number(typed.awayScore));
}

function fieldProblems(problemOf: (field: ScoreField) => string | null): ScoreProblem[] {
  return (['homeScore', 'awayScore'] as const).flatMap((field) => {
    const message = problemOf(field);
    return message === null ? [] : [{ field, message }];
  });
}

function textProblem(field: ScoreField, text: string): string | null {
  if (text === '') return SCORE_MESSAGES.required[field];
  // Also '2.0', and numbers so close to a whole number that they would be rounded to it.
  if (/^\d*\.\d+$/.test(text)) return numberProblem(Number(text)) ?? SCORE_MESSAGES.whole;
  if (!/^\d+$/.test(text)) return SCORE_MESSAGES.digitsOnly;
  return numberProblem(Number(text));
}

function numberProblem(value: number): string | null {
  // Written so that NaN fails the test as well.
  if (!(value >= SCORE_MIN && value <= SCORE_MAX)) return SCORE_MESSAGES.range;
  if (!Number.isInteger(value)) return SCORE_MESSAGES.whole;
  return null;
}

/** The form shows the question about the total on the away field. */
function totalProblems(total: number): ScoreProblem[] {
  return total > TOTAL_GOALS_MAX ? [{ field: 'awayScore', message: SCORE_MESSAGES.total }] : [];
}
