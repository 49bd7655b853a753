import type { RecordDraft } from '../record/kinds.ts';
import type { SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { type Deduction, deductionProblem } from '../standings/deductions.ts';
import { checkedReason } from './checked-text.ts';
import { DecisionError } from './decision-error.ts';
import { refuseIfGroupsClosed } from './season-rules.ts';

/** Deducts points from a club in its group table. */
export function deductPoints(
  { season, lastIds }: Tournament,
  { clubId, points, reason: sent }: Pick<Deduction, 'clubId' | 'points' | 'reason'>,
): RecordDraft[] {
  const problem = deductionProblem(points);
  if (problem) throw new DecisionError('invalid_points', problem);
  const reason = checkedReason(sent);
  if (!season.clubs.some(({ id }) => id === clubId)) throw new DecisionError('unknown_club');
  refuseIfGroupsClosed(season);
  return [entryOf('deducted', season, { id: lastIds.deduction + 1, clubId, points, reason })];
}

export function revokeDeduction({ season }: Tournament, id: number): RecordDraft[] {
  const deduction = season.deductions.get(id);
  if (!deduction) throw new DecisionError('unknown_deduction');
  if (deduction.revokedAt !== null) throw new DecisionError('deduction_revoked');
  refuseIfGroupsClosed(season);
  return [entryOf('revoked', season, deduction)];
}

function entryOf(
  kind: 'deducted' | 'revoked',
  { number: season, clubs }: SeasonState,
  { id, clubId, points, reason }: Omit<Deduction, 'at'>,
): RecordDraft {
  const name = clubs.find((club) => club.id === clubId)?.name ?? '';
  return { kind, data: { season, clubId, name, deductionId: id, points }, texts: { reason } };
}
