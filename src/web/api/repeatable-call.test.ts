import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpError } from './http.ts';
import { repeatableCall } from './repeatable-call.ts';

const LOST = new TypeError('Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes a call with each outcome in turn, and returns the keys that were sent. */
async function keysOf(calls: readonly [body: object, outcome: Error | null, minutesLater?: number][]) {
  const keys: string[] = [];
  for (const [body, outcome, minutesLater = 0] of calls) {
    vi.advanceTimersByTime(minutesLater * 60_000);
    await repeatableCall('/api/ucl/deduct-points', body, async (headers) => {
      keys.push(headers['idempotency-key']);
      if (outcome) throw outcome;
    }).catch(() => {});
  }
  return keys;
}

test('a call without a reply is repeated with its key', async () => {
  const unavailable = new HttpError(503, 'Service Unavailable', '');
  const [first, second, third] = await keysOf([
    [{ points: 1 }, LOST],
    [{ points: 1 }, unavailable, 1],
    [{ points: 1 }, null],
  ]);
  expect([second, third]).toEqual([first, first]);
});

test.each([
  ['was answered', [{ points: 2 }, null], [{ points: 2 }, null]],
  ['was refused', [{ points: 3 }, new HttpError(409, 'Conflict', '')], [{ points: 3 }, null]],
  ['says something else', [{ points: 4 }, LOST], [{ points: 5 }, null]],
  ['was made two minutes ago', [{ points: 6 }, LOST], [{ points: 6 }, null, 2]],
] as const)('a call after one that %s is a new one', async (_, before, after) => {
  const [first, second] = await keysOf([[...before], [...after]]);
  expect(second).not.toBe(first);
});
