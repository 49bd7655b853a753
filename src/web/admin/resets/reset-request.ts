import type { MatchResult } from '#contract/result-views.ts';
import { openLaterTies } from '#domain/knockouts/later-ties.ts';
import { SUBMISSION_STATUSES } from '#domain/results/results.ts';
import { resultCount } from '../words.ts';
import { RESETS } from './words.ts';

/** The results that a reset removes. */
export interface ResetScope {
  readonly kind: 'group' | 'match' | 'tournament';
  /** 'in Group C'. */
  readonly where: string;
  /** For the call; empty for the entire tournament. */
  readonly body: { readonly group?: string; readonly matchId?: number };
}

/** A reset that has to be confirmed. */
export interface ResetRequest {
  readonly scope: ResetScope;
  readonly onlyPending: boolean;
  /** Once it is confirmed, or named by the server if they differ from the ones shown. */
  readonly laterTies?: readonly number[];
}

/** Later ties with a result: they are listed, and reset together with the match. */
export function tiesToReset(
  { scope: { body }, laterTies }: ResetRequest,
  results: readonly MatchResult[],
): readonly number[] {
  return laterTies ?? (body.matchId === undefined ? [] : openLaterTies(body.matchId, results));
}

export function resetBody({ scope, onlyPending, laterTies = [] }: ResetRequest): object {
  return {
    ...scope.body,
    ...(onlyPending && { only: 'pending' }),
    ...(laterTies.length > 0 && { alsoReset: laterTies }),
  };
}

/** '6 results in Group C', with their statuses or with what stays. */
export function resetEffect({ scope, onlyPending }: ResetRequest, results: readonly MatchResult[]) {
  const inScope = resultsIn(scope, results);
  const lost = inScope.filter(({ submissionStatus }) => !onlyPending || submissionStatus === 'pending');
  return {
    summary: `${resultCount(lost.length, onlyPending)} ${scope.where}`,
    detail: onlyPending ? RESETS.decidedStay : lost.length > 0 && countsByStatus(lost),
  };
}

/** Active results. */
export function resultsIn({ body }: ResetScope, results: readonly MatchResult[]): readonly MatchResult[] {
  return results.filter(
    ({ group, fixtureId }) =>
      (body.group === undefined || body.group === group) &&
      (body.matchId === undefined || body.matchId === fixtureId),
  );
}

/** '2 pending, 1 approved'. */
export function countsByStatus(results: readonly MatchResult[]): string {
  const counts = SUBMISSION_STATUSES.flatMap((status) => {
    const count = results.filter(({ submissionStatus }) => submissionStatus === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  return counts.join(', ') || RESETS.noResults;
}
