import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './now.ts';

const START = Date.parse('2025-03-01T20:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function page() {
  let onChange: EventListenerOrEventListenerObject | undefined;
  const view = {
    hidden: false,
    addEventListener: (_: string, listener: EventListenerOrEventListenerObject) => {
      onChange = listener;
    },
    removeEventListener: () => {
      onChange = undefined;
    },
    show(shown: boolean) {
      view.hidden = !shown;
      (onChange as (() => void) | undefined)?.();
    },
  };
  return view;
}

test('ticks once per period for all listeners', () => {
  const clock = createClock(1000, page());
  const first = vi.fn();
  const second = vi.fn();
  clock.subscribe(first);
  clock.subscribe(second);
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(first).toHaveBeenCalledTimes(3);
  expect(second).toHaveBeenCalledTimes(3);
  expect(clock.read()).toBe(START + 3000);
});

test('does not change between ticks, so that a render sees one time', () => {
  const clock = createClock(1000, page());
  clock.subscribe(() => {});
  vi.advanceTimersByTime(999);
  expect(clock.read()).toBe(START);
});

test('pauses while the page is hidden and is right at once when it is visible again', () => {
  const view = page();
  const clock = createClock(1000, view);
  const listener = vi.fn();
  clock.subscribe(listener);
  view.show(false);
  listener.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(listener).not.toHaveBeenCalled();
  view.show(true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(clock.read()).toBe(START + 60_000);
});

test('leaves no timer behind', () => {
  const clock = createClock(1000, page());
  clock.subscribe(() => {})();
  expect(vi.getTimerCount()).toBe(0);
});

test('is current for a late listener', () => {
  const clock = createClock(1000, page());
  clock.subscribe(() => {})();
  vi.advanceTimersByTime(5000);
  expect(clock.read()).toBe(START + 5000);
});

test('is right at the first listener, if the time has become known since the first render', () => {
  const clock = createClock(3_600_000, page());
  expect(clock.read()).toBe(START);
  vi.setSystemTime(START + 86_400_000);
  clock.subscribe(() => {});
  expect(clock.read()).toBe(START + 86_400_000);
});
