import type { MatchResult } from '#contract/result-views.ts';
import type { Result } from '#domain/results/results.ts';

/** A result of the wire in the domain's words. Clubs and group follow from its fixture. */
export function toResult(result: MatchResult): Result {
  const { id, fixtureId, homeScore, awayScore, submissionStatus, submittedBy, submittedAt, adminNotes } =
    result;
  return {
    id,
    fixtureId,
    homeScore,
    awayScore,
    status: submissionStatus,
    submittedBy,
    submittedAt,
    adminNotes,
  };
}
