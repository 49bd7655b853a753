import type { Result } from '../results/results.ts';
import type { Reporting } from './season.ts';

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
