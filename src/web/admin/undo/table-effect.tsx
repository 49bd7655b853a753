import type { RecordedResult } from '#domain/record/recorded-match.ts';
import { approvalEffect } from '#domain/standings/approval-effect.ts';
import { useTournament } from '#web/api/use-facts.ts';
import { ApprovalEffect } from '../approval/approval-effect.tsx';

/** The effect of the approval, reversed. */
export function TableEffect({ resultId }: RecordedResult) {
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
