import { createContext, useContext, useSyncExternalStore } from 'react';
import { serverNow, watchServerTime } from './server-time.ts';

/** ISO 8601: when the server rendered the page. */
export const RenderedAtContext = createContext('');

const clocks = new Map<number, Clock>();

function clockOf(periodMs: number): Clock {
  const known = clocks.get(periodMs);
  if (known) return known;
  // On the server nobody listens to it, and there is no document.
  const clock = createClock(periodMs, globalThis.document);
  clocks.set(periodMs, clock);
  return clock;
}

/**
 * The time in milliseconds, renewed every `periodMs`. The first render in the browser repeats the server's time,
 * so that both say "3 min ago"; the right time follows at once.
 */
export function useNow(periodMs: number): number {
  return useAsOfNow(periodMs, (now) => now);
}

/** What follows from the time, asked for every `periodMs`: it is rendered again only when it is another. */
export function useAsOfNow<Told extends string | number>(
  periodMs: number,
  tell: (now: number) => Told,
): Told {
  const renderedAt = useContext(RenderedAtContext);
  const clock = clockOf(periodMs);
  return useSyncExternalStore(
    clock.subscribe,
    () => tell(clock.read()),
    () => tell(Date.parse(renderedAt)),
  );
}

/** A clock of the server's time that ticks while somebody listens and the page is in view. */
interface Clock {
  readonly read: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The part of `document` that tells whether the page is in view. */
type Visibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

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
