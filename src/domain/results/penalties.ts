import type { ReportedScore } from './results.ts';

export const PENALTIES_MAX = 30;

const SENTENCES = {
  needed: 'A knockout match needs a winner. Please enter the penalty shoot-out.',
  range: `Penalties must be between 0 and ${PENALTIES_MAX}`,
  whole: 'Penalties must be a whole number',
  notLevel: 'Only a match that ends level has a penalty shoot-out.',
  group: 'A group match has neither extra time nor penalties.',
} as const;

/** The problem with the decision of a group match; null if it is valid. */
export function groupDecisionProblem(score: ReportedScore): string | null {
  const isPlain = score.homePenalties === null && score.awayPenalties === null && !score.afterExtraTime;
  return isPlain ? null : SENTENCES.group;
}

/** The problem with the decision of a tie; null if it has a winner. */
export function tieDecisionProblem(score: ReportedScore): string | null {
  const { homePenalties, awayPenalties } = score;
  if (score.homeScore !== score.awayScore)
    return homePenalties === null && awayPenalties === null ? null : SENTENCES.notLevel;
  if (homePenalties === null || awayPenalties === null) return SENTENCES.needed;
  for (const penalties of [homePenalties, awayPenalties]) {
    if (!(penalties >= 0 && penalties <= PENALTIES_MAX)) return SENTENCES.range;
    if (!Number.isInteger(penalties)) return SENTENCES.whole;
  }
  return homePenalties === awayPenalties ? SENTENCES.needed : null;
}
