import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoredStore } from './store.ts';

const KEY = 'ces-test';
const storedText = () => createStoredStore(KEY, (text) => text);
let kept: Map<string, string>;
let heard: ((event: { key: string | null }) => void) | undefined;

beforeEach(() => {
  kept = new Map();
  heard = undefined;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof heard) => {
      heard = listener;
    },
    removeEventListener: () => {
      heard = undefined;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('is stored for the next visit, and notifies listeners', () => {
  const text = storedText();
  const listener = vi.fn();
  text.subscribe(listener);
  text.write('a key');
  expect([text.get(), storedText().get()]).toEqual(['a key', 'a key']);
  text.write(null);
  expect([text.get(), kept.size]).toEqual([null, 0]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('follows other tabs, but not other keys', () => {
  const text = storedText();
  const listener = vi.fn();
  const leave = text.subscribe(listener);
  expect(text.get()).toBeNull();
  kept.set(KEY, 'of another tab');
  heard?.({ key: 'something else' });
  expect(text.get()).toBeNull();
  heard?.({ key: KEY });
  expect(text.get()).toBe('of another tab');
  kept.clear();
  heard?.({ key: null });
  expect(text.get()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  expect(heard).toBeUndefined();
});

test('lasts as long as the page in a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const text = storedText();
  expect(text.get()).toBeNull();
  text.write('a key');
  expect(text.get()).toBe('a key');
  text.write(null);
  expect(text.get()).toBeNull();
});
