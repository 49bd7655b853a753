import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { type TieEffect, tieApprovalEffect } from '#domain/knockouts/approval-effect.ts';
import type { GroupFixture } from '#domain/matches/group-fixtures.ts';
import { approvalEffect, type TableChange } from '#domain/standings/approval-effect.ts';

/** The whole tournament: what was decided and can be played, once it is known, and every result in play. */
export interface Tournament {
  readonly facts: TournamentReply | undefined;
  readonly fixtures: readonly GroupFixture[] | null;
  readonly results: readonly MatchResult[];
}

/** What approving a result would do: to the table of its group, or to its knockout tree. */
export type Effect = { readonly changes: readonly TableChange[] } | { readonly tie: TieEffect | null };

/**
 * What approving a pending result would do; null until the fixtures are known. Every letter of a note renders all
 * cards; this is worked out again only when clubs or results change.
 */
export function useApprovalEffect(
  pending: MatchResult,
  { facts, fixtures, results }: Tournament,
): Effect | null {
  return useMemo(() => {
    if (!facts || !fixtures) return null;
    // As it is listed: what somebody else has made of it meanwhile must not change the size of its card.
    const others = results.filter(({ id }) => id !== pending.id);
    if (pending.stage === 'knockout')
      return { tie: tieApprovalEffect({ ...facts, results: others }, pending) };
    return { changes: approvalEffect(fixtures, [...others, pending], pending.id, facts.deductions) };
  }, [pending, facts, fixtures, results]);
}
