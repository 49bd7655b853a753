import type { MatchResult } from '#contract/result-views.ts';
import { openLaterTies } from '#domain/knockouts/later-ties.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import type { SubmissionStatus } from '#domain/results/results.ts';
import { matchName } from '../forms/match-name.ts';
import { countsByStatus, lossOf, RESETS } from '../words.ts';

export type ResetScope =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'match'; readonly fixture: ReadyFixture }
  | { readonly kind: 'tournament' };

/** A reset that was asked for and waits for its confirmation. */
export interface AskedReset {
  readonly scope: ResetScope;
  readonly onlyPending: boolean;
  /** The later ties that the server has named, when they were others than those that were shown. */
  readonly told?: readonly number[];
}

/** The ties that follow from the match and have a result: they are shown, and reset together with it. */
export function tiesToReset({ scope, told }: AskedReset, results: readonly MatchResult[]): readonly number[] {
  return scope.kind === 'match' ? (told ?? openLaterTies(scope.fixture.id, results)) : [];
}

export function resetCall(
  { scope, onlyPending }: AskedReset,
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

/** How many results of each status are in play there. */
export function countInScope(
  scope: ResetScope,
  results: readonly MatchResult[],
): Record<SubmissionStatus, number> {
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const result of results) if (isInScope(scope, result)) counts[result.submissionStatus] += 1;
  return counts;
}

/** What would be lost now: '6 results of group C', and what they are or what stays. */
export function lossOfReset(
  { scope, onlyPending }: AskedReset,
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
      return matchName(scope.fixture);
    case 'tournament':
      return RESETS.tournament.named;
  }
}
