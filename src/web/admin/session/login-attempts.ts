import { createStore, useStore } from '#web/ui/store.ts';

const MAX_FAILURES = 3;
const BLOCK_MS = 5 * 60_000;

interface Attempts {
  readonly failures: number;
  readonly blocked: boolean;
}

const FRESH: Attempts = { failures: 0, blocked: false };
const attempts = createStore(FRESH);
export const currentAttempts = attempts.get;
let timer: ReturnType<typeof setTimeout> | undefined;

function forgetAfter(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(attempts.set, ms, FRESH);
}

/** For display only: the server enforces the limit. */
export function countFailure(): Attempts {
  const failures = currentAttempts().failures + 1;
  attempts.set({ failures, blocked: failures >= MAX_FAILURES });
  forgetAfter(BLOCK_MS);
  return currentAttempts();
}

/** The server refuses every password for this long. */
export function blockFor(seconds: number): void {
  attempts.set({ failures: MAX_FAILURES, blocked: true });
  forgetAfter(seconds * 1000);
}

export function forgetFailures(): void {
  clearTimeout(timer);
  attempts.set(FRESH);
}

export function attemptsLeft({ failures }: Attempts): number {
  return MAX_FAILURES - failures;
}

export function useLoginAttempts(): Attempts {
  return useStore(attempts);
}
