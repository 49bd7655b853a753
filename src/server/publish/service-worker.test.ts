import { expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';

const PATH = '/service-worker.js';

it('the worker is one script without imports, revalidated each time', async () => {
  const server = await openTestServer();
  const { statusCode, headers, body } = await server.get(PATH);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, no-cache',
    'content-security-policy': expect.stringContaining("connect-src 'self'"),
  });
  expect(body).toContain('addEventListener(`fetch`');
  expect(body).not.toMatch(/\b(import|export)\b/);
  expect(body.length).toBeLessThan(6_000);
  const known = await server.get(PATH, { 'if-none-match': String(headers.etag) });
  expect(known.statusCode).toBe(304);
});

it('an operator can disable it: it then answers nothing, clears its cache and unregisters', async () => {
  const server = await openTestServer('sqlite', { OFFLINE_READING: 'off' });
  const { body } = await server.get(PATH);
  expect(body).toContain('unregister()');
  expect(body).not.toContain('fetch');
});

it('neither of them is found at another URL', async () => {
  const server = await openTestServer();
  for (const name of ['service-worker', 'switched-off'])
    expect((await server.get(`/worker/${name}.js`)).statusCode).toBe(404);
});
