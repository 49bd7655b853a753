import { createStore, useStore } from '#web/ui/store.ts';

/** Whether live events arrive; null until it is known. */
const connected = createStore<boolean | null>(null);

export function setLiveConnected(next: boolean): void {
  if (next !== connected.get()) connected.set(next);
}

/** Calls back once, when live events arrive. */
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
