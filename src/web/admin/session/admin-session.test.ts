import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { type AdminSession, createPageSession, hasExpired } from './admin-session.ts';

const KEY = 'ces-admin-session';
const SESSION: AdminSession = { token: 'secret', expiresAt: '2026-03-14T22:00:00.000Z' };
let kept: Map<string, string>;

function browserThatKeeps(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};
const BROWSER_THAT_KEEPS_NOTHING = { getItem: refuse, setItem: refuse, removeItem: refuse };

beforeEach(() => {
  // Other tests may have left toasts.
  for (const { id } of toasts.shown.get()) toasts.remove(id);
  vi.useFakeTimers();
  kept = new Map();
  vi.stubGlobal('localStorage', browserThatKeeps(kept));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a session', () => {
  test('survives a reload', () => {
    createPageSession().beginSession(SESSION);
    expect(createPageSession().currentSession()).toEqual(SESSION);
  });

  test('is removed from the browser when it ends', () => {
    const page = createPageSession();
    page.beginSession(SESSION);
    page.endSession();
    expect(page.currentSession()).toBeNull();
    expect(kept).toEqual(new Map());
    expect(createPageSession().currentSession()).toBeNull();
  });

  test('keeps its identity between reads, as React requires', () => {
    createPageSession().beginSession(SESSION);
    const page = createPageSession();
    expect(page.currentSession()).toBe(page.currentSession());
  });

  test.each(['', '{', 'null', '7', '"secret"', '{"token":"secret"}', '{"token":7,"expiresAt":"2026"}'])(
    'is ignored if the stored value is invalid: %s',
    (text) => {
      kept.set(KEY, text);
      expect(createPageSession().currentSession()).toBeNull();
    },
  );

  test('lasts as long as the page in a browser without storage', () => {
    vi.stubGlobal('localStorage', BROWSER_THAT_KEEPS_NOTHING);
    const page = createPageSession();
    expect(page.currentSession()).toBeNull();
    page.beginSession(SESSION);
    expect(page.currentSession()).toEqual(SESSION);
    page.endSession();
    expect(page.currentSession()).toBeNull();
    expect(createPageSession().currentSession()).toBeNull();
  });
});

describe('expiry', () => {
  test('is exact to the millisecond', () => {
    const end = Date.parse(SESSION.expiresAt);
    expect([end - 1, end, end + 1].map((now) => hasExpired(SESSION, now))).toEqual([false, true, true]);
  });

  test('ends the session with one notification, however many calls were refused', () => {
    const page = createPageSession();
    page.beginSession(SESSION);
    page.expireSession();
    page.expireSession();
    expect(page.currentSession()).toBeNull();
    expect(kept).toEqual(new Map());
    expect(toasts.shown.get()).toMatchObject([
      { title: 'Session Expired', description: 'Your admin session has expired. Please log in again.' },
    ]);
  });

  test('is silent for visitors', () => {
    createPageSession().expireSession();
    expect(toasts.shown.get()).toEqual([]);
  });
});
