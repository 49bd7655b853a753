import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import type { NamedClub } from '../recorded-match.ts';

export interface RecordedDeduction extends NamedClub {
  readonly deductionId: number;
  readonly points: number;
}

export const deducted = kind<RecordedDeduction>()({
  apply({ deductions }, entry) {
    const { deductionId: id, clubId, points } = entry.data;
    deductions.set(id, {
      id,
      clubId,
      points,
      reason: textOf(entry, 'reason'),
      at: entry.at,
      revokedAt: null,
    });
  },
  undoneBy: 'reviewer',
  inFeed: true,
  movesMilestones: true,
});
