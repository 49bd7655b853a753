import { createContext, useContext, useSyncExternalStore } from 'react';
import { serverNow, watchServerTime } from './server-time.ts';

/** ISO 8601: when the server rendered the page. */
export const RenderedAtContext = createContext('');

const clocks = new Map<number, Clock>();

function clockOf(periodMs: number): Clock {
  const known = clocks.get(periodMs);
  if (known) return known;
  // On the server it has no listeners, and there is no document.
  const clock = createClock(periodMs, globalThis.document);
  clocks.set(periodMs, clock);
  return clock;
}

/**
 * The time in milliseconds, updated every `periodMs`. The first render in the browser uses the server's time, so that
 * both render "3 min ago"; the current time follows at once.
 */
export function useNow(periodMs: number): number {
  return useAsOfNow(periodMs, (now) => now);
}

/** Derives a value from the time every `periodMs`, and renders only when the value changes. */
export function useAsOfNow<Derived extends string | number>(
  periodMs: number,
  derive: (now: number) => Derived,
): Derived {
  const renderedAt = useContext(RenderedAtContext);
  const clock = clockOf(periodMs);
  return useSyncExternalStore(
    clock.subscribe,
    () => derive(clock.read()),
    () => derive(Date.parse(renderedAt)),
  );
}

/** The server's time. Ticks while it has listeners and the page is visible. */
interface Clock {
  readonly read: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The part of `document` that is used here. */
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

  /** Without listeners it did not tick: new components must not start with an old time. */
  function catchUp(): void {
    if (listeners.size === 0 && Math.abs(serverNow() - now) >= periodMs) now = serverNow();
  }

  return {
    read() {
      catchUp();
      return now;
    },
    subscribe(listener) {
      // The server's time may have become known since the first render.
      catchUp();
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
