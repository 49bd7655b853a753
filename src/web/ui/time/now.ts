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

  function tick(): void {
    if (visibility.hidden) return;
    now = serverNow();
    for (const listener of listeners) listener();
  }

  /** Without listeners it does not tick, and the server's time may become known: new components need the current one. */
  function catchUp(): void {
    if (listeners.size === 0 && Math.abs(serverNow() - now) >= periodMs) now = serverNow();
  }

  function start(): () => void {
    visibility.addEventListener('visibilitychange', tick);
    const stopWatching = watchServerTime(tick);
    const timer = setInterval(tick, periodMs);
    return () => {
      visibility.removeEventListener('visibilitychange', tick);
      stopWatching();
      clearInterval(timer);
    };
  }

  let stop = () => {};
  return {
    read() {
      catchUp();
      return now;
    },
    subscribe(listener) {
      catchUp();
      listeners.add(listener);
      if (listeners.size === 1) stop = start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
