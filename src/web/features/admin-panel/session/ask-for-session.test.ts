import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasExpired } from './admin-session.ts';
import { askForSession } from './ask-for-session.ts';

const MINUTE = 60_000;
const SERVER_NOW = Date.parse('2026-03-14T20:00:00.000Z');
const REPLY = { success: true, token: 'secret', expiresAt: '2026-03-14T22:00:00.000Z' };

function serverAnswers(headers: Record<string, string>): void {
  vi.stubGlobal('fetch', async () => Response.json(REPLY, { headers }));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['right', 0],
  ['three hours ahead', 180],
  ['three hours behind', -180],
])('a session lasts two hours on a device whose clock is %s', async (_, minutesAhead) => {
  const now = SERVER_NOW + minutesAhead * MINUTE;
  vi.setSystemTime(now);
  serverAnswers({ date: new Date(SERVER_NOW).toUTCString() });
  const session = await askForSession({ password: 'floodlights on' });
  expect(session.token).toBe('secret');
  expect(hasExpired(session, now + 120 * MINUTE - 1)).toBe(false);
  expect(hasExpired(session, now + 120 * MINUTE)).toBe(true);
});

test.each([{}, { date: 'today' }])(
  'where the server tells no time, its expiry stands: %o',
  async (headers) => {
    vi.setSystemTime(SERVER_NOW + 30 * MINUTE);
    serverAnswers(headers);
    expect(await askForSession({ password: 'floodlights on' })).toEqual({
      token: 'secret',
      expiresAt: REPLY.expiresAt,
    });
  },
);
