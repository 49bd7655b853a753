import { createStore, useStore } from '#web/ui/store.ts';

/** Whether this browser hears of changes as they happen; null until it is known. */
const connected = createStore<boolean | null>(null);

export function setLiveConnected(next: boolean): void {
  if (next !== connected.get()) connected.set(next);
}

/** Calls back once, as soon as this browser hears of changes. */
export function whenLive(listener: () => void): void {
  const stop = connected.subscribe(check);
  function check(): void {
    if (!connected.get()) return;
    stop();
    listener();
  }
  check();
}

export function useLiveConnected(): boolean | null {
  return useStore(connected);
}
