import type { MatchResult } from '#contract/result-views.ts';
import { openLaterTies } from '#domain/knockouts/later-ties.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import type { SubmissionStatus } from '#domain/results/results.ts';
import { matchName } from '../words.ts';
import { countsByStatus, lossOf, RESETS } from './words.ts';

export type ResetScope =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'match'; readonly fixture: ReadyFixture }
  | { readonly kind: 'tournament' };

/** A reset that has to be confirmed. */
export interface ResetRequest {
  readonly scope: ResetScope;
  readonly onlyPending: boolean;
  /** The later ties named by the server, if they differ from the ones shown. */
  readonly laterTies?: readonly number[];
}

/** Later ties with a result: they are listed, and reset together with the match. */
export function tiesToReset(
  { scope, laterTies }: ResetRequest,
  results: readonly MatchResult[],
): readonly number[] {
  return scope.kind === 'match' ? (laterTies ?? openLaterTies(scope.fixture.id, results)) : [];
}

export function resetCall(
  { scope, onlyPending }: ResetRequest,
  later: readonly number[],
): { readonly path: string; readonly body: object } {
  const only = onlyPending ? { only: 'pending' } : {};
  switch (scope.kind) {
    case 'group':
      return { path: '/api/ucl/reset-group', body: { group: scope.group, ...only } };
    case 'match':
      return {
        path: '/api/ucl/reset-match',
        body: { matchId: scope.fixture.id, ...only, ...(later.length > 0 ? { alsoReset: later } : {}) },
      };
    case 'tournament':
      return { path: '/api/ucl/reset-tournament', body: only };
  }
}

/** Active results in a scope, by status. */
export function countInScope(
  scope: ResetScope,
  results: readonly MatchResult[],
): Record<SubmissionStatus, number> {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const result of results) if (isInScope(scope, result)) counts[result.submissionStatus] += 1;
  return counts;
}

/** '6 results in group C', with their statuses or with what stays. */
export function resetEffect(
  { scope, onlyPending }: ResetRequest,
  results: readonly MatchResult[],
): { readonly summary: string; readonly detail: string } {
  const counts = countInScope(scope, results);
  const name = nameOf(scope);
  if (onlyPending) return { summary: lossOf(counts.pending, name, true), detail: RESETS.decidedStay };
  const total = counts.pending + counts.approved + counts.rejected;
  return { summary: lossOf(total, name, false), detail: total > 0 ? countsByStatus(counts) : '' };
}

function isInScope(scope: ResetScope, { group, fixtureId }: MatchResult): boolean {
  if (scope.kind === 'group') return group === scope.group;
  return scope.kind === 'tournament' || fixtureId === scope.fixture.id;
}

function nameOf(scope: ResetScope): string {
  switch (scope.kind) {
    case 'group':
      return RESETS.group.named(scope.group);
    case 'match':
      return RESETS.match.named(matchName(scope.fixture));
    case 'tournament':
      return RESETS.tournament.named;
  }
}
