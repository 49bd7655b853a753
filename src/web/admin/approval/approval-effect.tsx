import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { type TieEffect, tieApprovalEffect } from '#domain/knockouts/approval-effect.ts';
import type { GroupFixture } from '#domain/matches/group-fixtures.ts';
import type { RecordedResult } from '#domain/record/recorded-match.ts';
import { approvalEffect, type TableChange } from '#domain/standings/approval-effect.ts';
import { useTournament } from '#web/api/use-facts.ts';
import { ordinal } from '#words/numbers.ts';
import { tieEffectText } from '../words.ts';
import styles from './approval-effect.module.css';
import { APPROVAL, pointsGained, tableChangeText } from './words.ts';

/** Every club whose rank or points would change, or the pairing in the next round. */
export function ApprovalEffect({ effect }: { readonly effect: Effect }) {
  if ('tie' in effect) return <p>{tieEffectText(effect.tie)}</p>;
  const { changes } = effect;
  return (
    <ul className={styles.effect}>
      {changes.map((change) => (
        <li key={change.club.id} className={direction(change)}>
          <bdi>{change.club.name}</bdi>: {tableChangeText(change)}
        </li>
      ))}
    </ul>
  );
}

/** What the undo of an approval changes in the table. */
export function ReversedEffect({ resultId }: RecordedResult) {
  const { facts, fixtures, results } = useTournament();
  const approved = results.find(({ id }) => id === resultId);
  if (!facts || !fixtures || approved?.submissionStatus !== 'approved') return null;
  const pending = results.map((result) =>
    result === approved ? { ...result, submissionStatus: 'pending' as const } : result,
  );
  const changes = approvalEffect(fixtures, pending, resultId, facts.deductions)
    .map(({ club, from, to, points }) => ({ club, from: to, to: from, points: -points }))
    .sort((a, b) => a.to - b.to);
  return <ApprovalEffect effect={{ changes }} />;
}

interface Props {
  readonly result: MatchResult;
  readonly effect: Effect | null;
}

/**
 * Always exactly one line: it is recomputed when a colleague decides something, and the cards below must not move.
 */
export function EffectLine({ result, effect }: Props) {
  if (effect && 'tie' in effect) {
    const text = tieEffectText(effect.tie);
    return (
      <p className={styles.line} title={text}>
        {text}
      </p>
    );
  }
  const changes = effect?.changes;
  const home = changes?.find(({ club }) => club.id === result.homeClubId);
  const away = changes?.find(({ club }) => club.id === result.awayClubId);
  const others = (changes?.length ?? 0) - (home ? 1 : 0) - (away ? 1 : 0);
  return (
    <p className={styles.line}>
      {home && <Move side={APPROVAL.home} change={home} />}
      {away && <Move side={APPROVAL.away} change={away} />}
      {others > 0 && APPROVAL.otherClubs(others)}
    </p>
  );
}

function Move({ side, change }: { readonly side: string; readonly change: TableChange }) {
  return (
    <span className={styles.move} title={tableChangeText(change)}>
      {side} <span className={direction(change)}>{ordinal(change.to)}</span>
      {change.points > 0 && ` ${pointsGained(change.points)}`}{' '}
    </span>
  );
}

function direction({ from, to }: TableChange): string | undefined {
  if (to === from) return;
  return to < from ? styles.up : styles.down;
}

/** Facts and fixtures, once they are loaded, and every active result. */
export interface Tournament {
  readonly facts: TournamentReply | undefined;
  readonly fixtures: readonly GroupFixture[] | null;
  readonly results: readonly MatchResult[];
}

/** The effect of approving a result: on the table of its group, or on its bracket. */
export type Effect = { readonly changes: readonly TableChange[] } | { readonly tie: TieEffect | null };

/** Null until the fixtures are loaded. Memoised, because every letter of a note renders all cards. */
export function useApprovalEffect(
  pending: MatchResult,
  { facts, fixtures, results }: Tournament,
): Effect | null {
  return useMemo(() => {
    if (!facts || !fixtures) return null;
    // As listed: a colleague's change to this result must not change the size of its card.
    const others = results.filter(({ id }) => id !== pending.id);
    if (pending.stage === 'knockout')
      return { tie: tieApprovalEffect({ ...facts, cups: facts.format.cups, results: others }, pending) };
    return { changes: approvalEffect(fixtures, [...others, pending], pending.id, facts.deductions) };
  }, [pending, facts, fixtures, results]);
}
