import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Clock, createClock } from './clock.ts';

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
