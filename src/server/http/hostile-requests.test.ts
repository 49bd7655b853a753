import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRawConnection, readToEnd } from '../testing/raw-connection.ts';
import { adminHeaders, openTestServer, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface RawReply {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  readonly location: string | undefined;
}

/** Sends a raw request: well-behaved clients would normalise the URL first. */
async function send(
  target: string,
  { method = 'GET', headers = ['Host: ces.example'] } = {},
): Promise<RawReply> {
  const socket = await openRawConnection(server.app);
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''];
  socket.write(lines.join('\r\n'), 'latin1');
  const text = await readToEnd(socket);
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    head,
    body: text.slice(end + 4),
    location: /^location: (.*)$/im.exec(head)?.[1],
  };
}

const script = readdirSync('dist/client/assets').find((name) => /^entry-client.*\.js$/.test(name));

describe('a path that leads out of the served files', () => {
  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/%252e%252e%252f%252e%252e%252fpackage.json',
    '/assets/..\\..\\..\\package.json',
    '/assets/..%5c..%5c..%5cpackage.json',
    '/assets/....//....//package.json',
    '/assets/..;/..;/package.json',
    '/assets/%c0%ae%c0%ae/package.json',
    '/assets/%00/../../package.json',
    `/assets/${script}%00.png`,
    `/assets/${script}/`,
    `/assets/${script}/../../.vite/manifest.json`,
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets',
    '/assets/',
    '//package.json',
    '/etc/passwd',
    '/../../../../../../etc/passwd',
    'file:///etc/passwd',
    '/api/docs/static/../package.json',
    '/api/docs/static/..%2f..%2fpackage.json',
    '/api/docs/static/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/api/docs/static/..%5c..%5cpackage.json',
    '/api/docs/static/%00',
    '/server/main.js',
    '/data/ces.sqlite',
  ])('%s finds nothing', async (path) => {
    const { status, body } = await send(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/"dependencies"|"isEntry"|root:|SQLite format/);
  });

  it('does not hide the files themselves', async () => {
    expect((await send(`/assets/${script}`)).status).toBe(200);
  });
});

describe('a redirect', () => {
  it.each([
    '//evil.example/',
    '//evil.example/ng-hub/',
    '///evil.example//',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/.//evil.example/',
    '/ng-hub//',
    '/ng-hub/?next=//evil.example/',
    '/ng-hub/#//evil.example/',
    '/ng-hub/@evil.example/',
    'http://evil.example/ng-hub/',
    'http://evil.example',
    'http://evil.example/api/docs/static/index.html',
    '/api/docs/static/index.html',
    '/api/docs',
  ])('for %s stays on the site', async (target) => {
    const { location } = await send(target, { headers: ['Host: evil.example'] });
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])[\w/-]*$/);
  });

  it('leads from a page with a slash to the page, whatever the query is', async () => {
    const { status, location } = await send('/ng-hub/?next=//evil.example/');
    expect([status, location]).toEqual([308, '/ng-hub']);
  });
});

describe('a line break in the request', () => {
  it.each([
    '/ng-hub%0d%0aset-cookie:%20x=1/',
    '/ng-hub/%0d%0aset-cookie:%20x=1',
    '/ng-hub/?x=%0d%0aset-cookie:%20x=1',
    '/%E5%98%8A%E5%98%8Dset-cookie:%20x=1',
    '/api/ucl/export/results.csv?name=%0d%0aset-cookie:%20x=1',
    '/api/%0d%0aset-cookie:%20x=1',
  ])('adds no header for %s', async (target) => {
    const { head } = await send(target, {
      headers: ['Host: ces.example', 'X-Request-Id: mine', 'Idempotency-Key: %0d%0aset-cookie: x=1'],
    });
    expect(head).not.toMatch(/^set-cookie/im);
    expect(head).not.toContain('mine');
  });

  it.each([
    ['in the value of a header', ['Host: ces.example', 'X-A: a\rSet-Cookie: x=1']],
    ['in the name of a header', ['Host: ces.example', 'X\rA: a']],
    ['before the colon', ['Host: ces.example', 'X-A\r\n: a']],
    ['in the host', ['Host: ces.example\r\n evil.example']],
    ['and a zero byte', ['Host: ces.example', 'X-A: a\0b']],
  ])('is rejected %s', async (_place, headers) => {
    const { status, head } = await send('/about', { headers });
    expect(status).toBe(400);
    expect(head).not.toMatch(/^set-cookie/im);
  });

  it('with two content lengths is rejected, and no second request is smuggled', async () => {
    const { status, head, body } = await send('/api/ucl/submit-result', {
      method: 'POST',
      headers: [
        'Host: ces.example',
        'Content-Type: application/json',
        'Content-Length: 5',
        'Transfer-Encoding: chunked',
        '',
        '0',
        '',
        'GET /api/stats HTTP/1.1',
        'Host: ces.example',
      ],
    });
    expect(status).toBe(400);
    expect(head + body).not.toContain('teams');
  });
});

describe('an unsupported method', () => {
  it('TRACE returns nothing of the request', async () => {
    for (const target of ['/', '/api/stats', '/nowhere']) {
      const headers = ['Host: ces.example', 'Authorization: Bearer of-the-administrator'];
      const { status, head, body } = await send(target, { method: 'TRACE', headers });
      expect([404, 405]).toContain(status);
      expect(head + body).not.toContain('of-the-administrator');
    }
  });

  it('CONNECT opens no tunnel', async () => {
    const { head, body } = await send('evil.example:443', { method: 'CONNECT' });
    expect(head + body).toBe('');
    expect((await server.get('/healthz')).statusCode).toBe(200);
  });
});

describe('a forged host', () => {
  it('appears nowhere when the public URL is set', async () => {
    const known = await openTestServer('sqlite', {
      PUBLIC_URL: 'https://ces.example',
      TRUST_PROXY: '127.0.0.1',
    });
    const poison = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'javascript',
      forwarded: 'host=evil.example',
    };
    for (const path of [
      '/',
      '/ng-hub',
      '/ng-hub/',
      '/nowhere',
      '/sitemap.xml',
      '/robots.txt',
      '/site.webmanifest',
    ]) {
      const reply = await known.get(path, poison);
      expect(`${JSON.stringify(reply.headers)}${reply.body}`, path).not.toMatch(/evil|javascript:/);
    }
    const page = (await known.get('/about', poison)).body;
    expect(page).toContain('<link rel="canonical" href="https://ces.example/about">');
    expect(page).toContain('<meta property="og:url" content="https://ces.example/about">');
    expect((await known.get('/sitemap.xml', poison)).body).toContain('<loc>https://ces.example/about</loc>');
  });

  it.each(['a&b', 'a"b', "a'b", 'a<b', 'a b', 'a@evil.example', 'a/b', 'a?b'])(
    'is rejected in a sitemap when it is invalid: %j',
    async (host) => {
      expect((await server.get('/sitemap.xml', { host })).statusCode).toBe(400);
    },
  );
});

describe('the log', () => {
  const FORGED = '\n{"level":60,"msg":"forged"}';

  function expectOneLineEach(lines: readonly string[]): void {
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(JSON.parse(line).msg).not.toBe('forged');
    }
  }

  it('has one line per request, whatever its path contains', async () => {
    server.logLines.length = 0;
    const paths = [
      '/%0a{"level":60,"msg":"forged"}',
      '/x"},{"level":60,"msg":"forged',
      '/\x9b31mred',
      '/\x1b[31mred\x7f',
      '/%1b[31mred',
      '/%e2%80%a8forged',
    ];
    for (const path of paths) await send(path);
    await server.get(`/nowhere${encodeURIComponent(FORGED)}`);
    expectOneLineEach(server.logLines);
    for (const line of server.logLines) expect(line).toMatch(/^[ -~]+\n$/);
  });

  it('contains nothing of the user agent, and neither does the activity log', async () => {
    server.logLines.length = 0;
    const agent = { 'user-agent': `curl/8${FORGED}` };
    await server.post('/api/admin/login', { password: 'floodlights on' }, agent);
    await server.post('/nowhere', {}, agent);
    expectOneLineEach(server.logLines);
    expect(server.logLines.join('')).not.toContain('curl');
    const record = await server.context.store.db.selectFrom('admin_record').select('device').execute();
    expect(record.at(-1)).toEqual({ device: 'curl' });
  });

  it('contains no names and notes, which keep no line break either', async () => {
    server.logLines.length = 0;
    const admin = await adminHeaders(server);
    const rename = (name: string) =>
      server.app.inject({
        method: 'PUT',
        url: '/api/ucl/clubs',
        headers: admin,
        payload: { clubs: [{ id: 9, name }] },
      });
    const renamed = await rename(`FC${FORGED}`);
    expect(renamed.statusCode).toBe(200);
    expect(renamed.json().clubs[8].name).toBe('FC {"level":60,"msg":"forged"}');
    expect((await rename('FC \x1b[31mred')).statusCode).toBe(422);
    expect((await rename('FC \u202eder')).statusCode).toBe(422);
    expectOneLineEach(server.logLines);
    expect(server.logLines.join('')).not.toContain('FC');
  });
});
