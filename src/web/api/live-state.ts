import { useSyncExternalStore } from 'react';

/** Whether this browser hears of changes as they happen; null until it is known. */
let connected: boolean | null = null;
const listeners = new Set<() => void>();

export function setLiveConnected(next: boolean): void {
  if (next === connected) return;
  connected = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back once, as soon as this browser hears of changes. */
export function whenLive(listener: () => void): void {
  const stop = subscribe(check);
  function check(): void {
    if (!connected) return;
    stop();
    listener();
  }
  check();
}

export function useLiveConnected(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => connected,
    () => null,
  );
}
