import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { GroupFixture } from '#domain/fixtures/group-fixtures.ts';
import { approvalEffect, type RankChange } from '#domain/standings/approval-effect.ts';

/** The whole tournament: what can be played, once it is known, and every result in play. */
export interface Tournament {
  readonly fixtures: readonly GroupFixture[] | null;
  readonly results: readonly MatchResult[];
}

/**
 * What approving a pending result would do to the table of its group; null until the fixtures are known. Every letter
 * of a note renders all cards; this is worked out again only when clubs or results change.
 */
export function useApprovalEffect(
  pending: MatchResult,
  { fixtures, results }: Tournament,
): RankChange[] | null {
  return useMemo(() => {
    if (!fixtures) return null;
    // As it is listed: what somebody else has made of it meanwhile must not change the size of its card.
    const others = results.filter(({ id }) => id !== pending.id);
    return approvalEffect(fixtures, [...others, pending], pending.id);
  }, [pending, fixtures, results]);
}
