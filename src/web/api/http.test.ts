import { afterEach, describe, expect, test, vi } from 'vitest';
import { getJson, HttpError, isClientError, messageOf, newIdempotencyKey, postJson } from './http.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answer(response: Response) {
  const fetchStub = vi.fn(async (_path: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

describe('an error reply', () => {
  test('its message is the status, a colon and the body', () => {
    expect(new HttpError(500, 'Internal Server Error', 'no luck').message).toBe('500: no luck');
  });

  test('without a body, the message is the status text', () => {
    expect(new HttpError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });

  test('message, code and reply are read from a JSON body', () => {
    const body = '{"error":"Exists.","code":"result_exists","current":{"homeScore":2}}';
    const error = new HttpError(409, 'Conflict', body);
    expect(error.message).toBe(`409: ${body}`);
    expect(error.userMessage).toBe('Exists.');
    expect(error.code).toBe('result_exists');
    expect(error.reply).toMatchObject({ current: { homeScore: 2 } });
  });

  test.each(['<html>', '"text"', 'null', '{"error":7}'])('a body without a message has none: %s', (body) => {
    expect(new HttpError(500, '', body).userMessage).toBeNull();
  });

  test('only a 4xx status is a client error', () => {
    const statuses = [399, 400, 404, 499, 500, 504];
    expect(statuses.filter((status) => isClientError(new HttpError(status, '', '')))).toEqual([
      400, 404, 499,
    ]);
    expect(isClientError(new TypeError('Failed to fetch 404'))).toBe(false);
  });
});

describe('calls', () => {
  test('send cookies, and a bearer token if there is one', async () => {
    const fetchStub = answer(Response.json({ ok: true }));
    expect(await getJson('/api/stats', { token: 'secret' })).toEqual({ ok: true });
    const [path, init] = fetchStub.mock.calls[0] ?? [];
    expect(path).toBe('/api/stats');
    expect(init?.credentials).toBe('include');
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
  });

  test('send JSON and their own headers', async () => {
    const fetchStub = answer(Response.json({}, { status: 201 }));
    await postJson('/api/x', { a: 1 }, { headers: { 'idempotency-key': 'k' } });
    const init = fetchStub.mock.calls[0]?.[1];
    expect(init?.body).toBe('{"a":1}');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('k');
  });

  test('a 401 is an error', async () => {
    answer(new Response('{"error":"Log in."}', { status: 401 }));
    await expect(getJson('/api/x')).rejects.toMatchObject({ status: 401, userMessage: 'Log in.' });
  });

  test('time out when the server does not reply', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, init: RequestInit) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const failed = expect(getJson('/api/x')).rejects.toThrow('did not respond');
    await vi.advanceTimersByTimeAsync(15_000);
    await failed;
  });
});

test.each([
  [new HttpError(409, 'Conflict', '{"error":"This result has already been approved."}')],
  [new HttpError(503, '', '{"error":"This result has already been approved.","code":"unavailable"}')],
])("the server's message is used", (error) => {
  expect(messageOf(error, 'Failed.')).toBe('This result has already been approved.');
});

test.each([
  [new HttpError(502, 'Bad Gateway', '<html>')],
  [new HttpError(500, '', '{"error":""}')],
  [new TypeError('Failed to fetch')],
  ['thrown'],
])('an error without a message uses the fallback: %s', (error) => {
  expect(messageOf(error, 'Failed.')).toBe('Failed.');
});

test('a key is 128 random bits in hexadecimal digits', () => {
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(keys.length);
  // Each of the 128 bits is sometimes set and sometimes not.
  const numbers = keys.map((key) => BigInt(`0x${key}`));
  const everSet = numbers.reduce((all, number) => all | number);
  const alwaysSet = numbers.reduce((all, number) => all & number);
  expect(everSet).toBe(2n ** 128n - 1n);
  expect(alwaysSet).toBe(0n);
});
