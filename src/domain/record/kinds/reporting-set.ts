import type { AutoApproval, ReportingMode } from '../../season/season.ts';
import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';

/** Who may submit, and which results a rule approves. */
export const reportingSet = kind<{
  readonly reporting: ReportingMode;
  readonly isClosed: boolean;
  readonly autoApprove: AutoApproval;
  readonly autoApproveHours: number;
  /** The rule approves only results with higher numbers. */
  readonly after: number;
}>()({
  apply(season, entry) {
    const { reporting: mode, isClosed, autoApprove, autoApproveHours, after } = entry.data;
    const closedBecause = isClosed ? textOf(entry, 'closedBecause') : null;
    season.reporting = { mode, closedBecause, autoApprove, autoApproveHours };
    season.autoApproveAfter = after;
  },
});
