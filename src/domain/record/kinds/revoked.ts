import { kind } from '../kind.ts';
import type { RecordedDeduction } from './deducted.ts';

export const revoked = kind<RecordedDeduction>()({
  apply({ deductions }, { at, data }) {
    const deduction = deductions.get(data.deductionId);
    if (deduction) deductions.set(data.deductionId, { ...deduction, revokedAt: at });
  },
  undoneBy: 'reviewer',
  inFeed: true,
  movesMilestones: true,
});
