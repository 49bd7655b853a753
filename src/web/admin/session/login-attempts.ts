import { useSyncExternalStore } from 'react';

const MAX_FAILURES = 3;
const BLOCK_MS = 5 * 60_000;

interface Attempts {
  readonly failures: number;
  readonly blocked: boolean;
}

const FRESH: Attempts = { failures: 0, blocked: false };
let attempts = FRESH;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: Attempts): void {
  attempts = next;
  for (const listener of listeners) listener();
}

function forgetAfter(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(set, ms, FRESH);
}

/** Counts a wrong password, for display. The limit itself is enforced by the server. */
export function countFailure(): Attempts {
  const failures = attempts.failures + 1;
  set({ failures, blocked: failures >= MAX_FAILURES });
  forgetAfter(BLOCK_MS);
  return attempts;
}

/** The server refuses every password for this long. */
export function blockFor(seconds: number): void {
  set({ failures: MAX_FAILURES, blocked: true });
  forgetAfter(seconds * 1000);
}

export function forgetFailures(): void {
  clearTimeout(timer);
  set(FRESH);
}

export function currentAttempts(): Attempts {
  return attempts;
}

export function attemptsLeft({ failures }: Attempts): number {
  return MAX_FAILURES - failures;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLoginAttempts(): Attempts {
  return useSyncExternalStore(subscribe, currentAttempts);
}
