import type { Result } from '#domain/results/results.ts';

const LIVE_MS = 5 * 60_000;

/** A result is live for five minutes after a captain has submitted it. An award is never live. */
export function isLive(
  { origin, submittedAt }: Pick<Result, 'origin' | 'submittedAt'>,
  now: number,
): boolean {
  return origin === 'captain' && now - Date.parse(submittedAt) < LIVE_MS;
}
