import type { Result } from '../results/results.ts';

/** Who may submit results: anyone, or only clubs with their link. */
export const REPORTING_MODES = ['anybody', 'clubs'] as const;
export type ReportingMode = (typeof REPORTING_MODES)[number];

/**
 * What is approved automatically: nothing; results on which both clubs agree; also results that the other club has
 * left unanswered for some hours.
 */
export const AUTO_APPROVALS = ['off', 'agreed', 'agreed-or-silent'] as const;
export type AutoApproval = (typeof AUTO_APPROVALS)[number];
export const SILENCE_HOURS = { min: 1, max: 168, usual: 24 } as const;

/** Who may submit, and which results a rule approves. */
export interface Reporting {
  readonly mode: ReportingMode;
  /** While this is set, submissions are paused. */
  readonly closedBecause: string | null;
  readonly autoApprove: AutoApproval;
  readonly autoApproveHours: number;
}

export interface Season {
  readonly number: number;
  /** Null until it is named. */
  readonly name: string | null;
}

/** A withdrawn club. It keeps its row and its rank. */
export interface Withdrawal {
  readonly clubId: number;
  readonly reason: string;
  readonly at: string;
}

/** A reserve club that replaced another. */
export interface Replacement {
  readonly clubId: number;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly at: string;
}

type Waiting = Pick<Result, 'submissionStatus' | 'agreement' | 'submittedAt'>;

const HOUR_MS = 3_600_000;

/** When the rule approves an unanswered submission; null if it does not. */
function silentAt({ autoApprove, autoApproveHours }: Reporting, result: Waiting): number | null {
  const isUnanswered = result.submissionStatus === 'pending' && result.agreement === 'reported';
  if (autoApprove !== 'agreed-or-silent' || !isUnanswered) return null;
  return Date.parse(result.submittedAt) + autoApproveHours * HOUR_MS;
}

/** Whether the other club has left it unanswered for as long as the rule waits. */
export function hasBeenSilent(reporting: Reporting, result: Waiting, now: Date): boolean {
  const at = silentAt(reporting, result);
  return at !== null && at <= now.getTime();
}

/** When the next submission may have been unanswered for that long; null if none is waiting for it. */
export function nextSilentAt(reporting: Reporting, results: readonly Waiting[]): string | null {
  const times = results.flatMap((result) => silentAt(reporting, result) ?? []);
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
