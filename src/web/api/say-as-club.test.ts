import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ANSWERS } from '#words/club-link.ts';
import { sayAsClub } from './say-as-club.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const agree = { path: 'confirm-result', body: { id: 1 }, done: () => ANSWERS.disputed };

/** Each reply is for one call; an error is a lost connection. */
function network(...replies: (Response | Error)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const reply = replies.shift();
    if (!(reply instanceof Response)) throw reply;
    return reply;
  });
  return keys;
}

test('what a club says is sent again under the same key when the reply was lost', async () => {
  const keys = network(new TypeError('Failed to fetch'), Response.json({}));
  expect(await sayAsClub(new QueryClient(), agree)).toBeNull();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a connection that is gone is told after the second time', async () => {
  const keys = network(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  expect(await sayAsClub(new QueryClient(), agree)).toBe(ANSWERS.failed.fallback);
  expect(keys).toHaveLength(2);
});

test('a refusal is told at once', async () => {
  const keys = network(Response.json({ error: 'It was decided.', code: 'already_decided' }, { status: 409 }));
  expect(await sayAsClub(new QueryClient(), agree)).toBe('It was decided.');
  expect(keys).toHaveLength(1);
});
