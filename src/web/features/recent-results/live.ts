const LIVE_MS = 5 * 60_000;

/** A result is live for five minutes after it was submitted. */
export function isLive(submittedAt: string, now: number): boolean {
  return now - Date.parse(submittedAt) < LIVE_MS;
}
