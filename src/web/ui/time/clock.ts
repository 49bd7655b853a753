import { serverNow, watchServerTime } from './server-time.ts';

/** A clock of the server's time that ticks while somebody listens and the page is in view. */
export interface Clock {
  readonly read: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The part of `document` that tells whether the page is in view. */
export type Visibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

export function createClock(periodMs: number, visibility: Visibility): Clock {
  const listeners = new Set<() => void>();
  let now = serverNow();
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopWatching = () => {};

  function tick(): void {
    now = serverNow();
    for (const listener of listeners) listener();
  }

  function run(): void {
    clearInterval(timer);
    if (!visibility.hidden) timer = setInterval(tick, periodMs);
  }

  function onVisibilityChange(): void {
    if (!visibility.hidden) tick();
    run();
  }

  return {
    read() {
      // Nobody kept it going: what is mounted now must not start with an old time.
      if (listeners.size === 0 && Math.abs(serverNow() - now) >= periodMs) now = serverNow();
      return now;
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        visibility.addEventListener('visibilitychange', onVisibilityChange);
        stopWatching = watchServerTime(tick);
        run();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        visibility.removeEventListener('visibilitychange', onVisibilityChange);
        stopWatching();
        clearInterval(timer);
      };
    },
  };
}
