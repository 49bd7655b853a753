import { disputedScore, type ReportedScore, type Result } from '#domain/results/results.ts';
import { ANSWERS } from '#web/content/club-link.ts';

/** The score that a club agrees to: in a dispute that of the other club. */
export function acceptedScore(result: Result, clubId: number): ReportedScore {
  return result.dispute?.by === clubId ? result : (disputedScore(result) ?? result);
}

export function agreeText(result: Result, clubId: number): string {
  const score = acceptedScore(result, clubId);
  return result.dispute ? ANSWERS.accept(score) : ANSWERS.agree(score);
}
