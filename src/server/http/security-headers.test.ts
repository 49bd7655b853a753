import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reply } from '../testing/http-reader.ts';
import { openRawConnection, readToEnd } from '../testing/raw-connection.ts';
import { openTestServer, startTestServer, submit, type TestServer } from '../testing/test-server.ts';

const ORIGIN = { origin: 'https://evil.example' };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A reply of every kind, each requested from another site. */
async function everyKindOfReply(target: TestServer): Promise<Record<string, Reply>> {
  const { etag } = (await target.get('/about')).headers;
  const preflight = { ...ORIGIN, 'access-control-request-method': 'POST' };
  const options = (url: string) => target.app.inject({ method: 'OPTIONS', url, headers: preflight });
  const [file] = target.context.assets.keys();
  return {
    page: await target.get('/ng-hub', ORIGIN),
    'page not changed': await target.get('/about', { ...ORIGIN, 'if-none-match': String(etag) }),
    'page not found': await target.get('/nowhere', ORIGIN),
    redirect: await target.get('/ng-hub/', ORIGIN),
    file: await target.get(String(file), ORIGIN),
    data: await target.get('/api/stats', ORIGIN),
    export: await target.get('/api/ucl/export/results.csv', ORIGIN),
    contract: await target.get('/api/openapi.json', ORIGIN),
    'pages of the contract': await target.get('/api/docs/', ORIGIN),
    health: await target.get('/healthz', ORIGIN),
    metrics: await target.get('/metrics', ORIGIN),
    sitemap: await target.get('/sitemap.xml', ORIGIN),
    'submission refused': await target.post('/api/ucl/submit-result', {}, ORIGIN),
    submission: await submit(target, 6500, '2-1', ORIGIN),
    'admin call refused': await target.get('/api/admin/record', ORIGIN),
    'unknown call': await target.get('/api/nothing', ORIGIN),
    'address that cannot be read': await target.get('/%ff', ORIGIN),
    'preflight of a submission': await options('/api/ucl/submit-result'),
    'preflight of an admin call': await options('/api/ucl/approve-result'),
  };
}

it('keep every reply from being framed, sniffed, or read by another site', async () => {
  for (const [kind, { headers }] of Object.entries(await everyKindOfReply(server))) {
    const policy = String(headers['content-security-policy']);
    expect(policy, kind).toContain("default-src 'none'");
    expect(policy, kind).toContain("base-uri 'none'");
    expect(policy, kind).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options'], kind).toBe('nosniff');
    expect(
      Object.keys(headers).filter((name) => name.startsWith('access-control-')),
      kind,
    ).toEqual([]);
    expect(headers['strict-transport-security'], kind).toBeUndefined();
    expect(headers['x-powered-by'], kind).toBeUndefined();
    expect(headers.server, kind).toBeUndefined();
  }
});

it('allow no inline script anywhere, and inline styles in the API documentation only', async () => {
  for (const [kind, { headers }] of Object.entries(await everyKindOfReply(await openTestServer()))) {
    const policy = String(headers['content-security-policy']);
    expect(policy, kind).not.toMatch(/unsafe-eval|\*|https?:/);
    const withInline = policy.split('; ').filter((directive) => directive.includes('unsafe-inline'));
    expect(withInline, kind).toEqual(
      kind === 'pages of the contract' ? ["style-src 'self' 'unsafe-inline'"] : [],
    );
  }
  expect((await server.get('/')).headers['content-security-policy']).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: blob:;font-src 'self';media-src 'self';connect-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
  );
});

it('require HTTPS for a year where the site uses HTTPS', async () => {
  const onHttps = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
  for (const [kind, { headers }] of Object.entries(await everyKindOfReply(onHttps))) {
    if (kind === 'address that cannot be read') continue;
    expect(headers['strict-transport-security'], kind).toBe('max-age=31536000');
  }
});

it('are sent with the answer to invalid HTTP as well', async () => {
  const socket = await openRawConnection(server.app);
  socket.write('hello?\r\n\r\n');
  const text = await readToEnd(socket);
  expect(text).toContain("\r\ncontent-security-policy: default-src 'none';");
  expect(text).toContain('\r\nx-content-type-options: nosniff\r\n');
});

it('stop forms on other sites: only JSON is accepted, which no form sends', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    for (const url of ['/api/ucl/submit-result', '/api/admin/login'])
      expect((await server.post(url, '{}', { ...ORIGIN, 'content-type': type })).statusCode).toBe(415);
  }
});
