import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

const STANDINGS = '/api/ucl/group-standings';
const KEPT = { connection: 'keep-alive' };

async function read(server: TestServer, path: string, headers: Record<string, string> = {}) {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const request = get({ port, path, headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { date, connection, 'x-request-id': id, 'keep-alive': _, ...own } = response.headers;
  return { status: response.statusCode, headers: own, body: Buffer.concat(chunks), date, connection, id };
}

describe('the short way', () => {
  it('sends what Fastify would send, header for header', async () => {
    const server = await openTestServer('sqlite', { PUBLIC_URL: 'https://ces.example' });
    const scripts = [...server.context.assets.keys()].filter((path) => path.endsWith('.js'));
    for (const path of [STANDINGS, '/api/stats', '/', '/ng-hub?tab=fixtures', String(scripts[0])]) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const asked = { 'accept-encoding': encoding };
        const short = await read(server, path, { ...asked, ...KEPT });
        const long = await read(server, path, { ...asked, connection: 'close' });
        expect(short.connection).toBe('keep-alive');
        expect(short.status).toBe(200);
        expect(short.headers).toEqual(long.headers);
        expect(short.body).toEqual(long.body);
        expect(Math.abs(Date.parse(short.date ?? '') - Date.now())).toBeLessThan(10_000);

        const known = { ...asked, 'if-none-match': String(short.headers.etag) };
        const shortKnown = await read(server, path, { ...known, ...KEPT });
        const longKnown = await read(server, path, { ...known, connection: 'close' });
        expect([shortKnown.status, longKnown.status]).toEqual([304, 304]);
        expect(shortKnown.headers).toEqual(longKnown.headers);
        expect(shortKnown.body).toHaveLength(0);
      }
    }
  });

  it('gives every reply an id of its own', async () => {
    const server = await openTestServer();
    const ids = [await read(server, '/', KEPT), await read(server, '/', KEPT)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('is counted', async () => {
    const server = await openTestServer('sqlite', { METRICS_FROM: '127.0.0.1' });
    const { headers } = await read(server, STANDINGS, KEPT);
    await read(server, STANDINGS, { ...KEPT, 'if-none-match': String(headers.etag) });
    await read(server, '/', KEPT);
    const { body } = await server.get('/metrics');
    expect(body).toContain(
      'ces_prepared_reads_total{status="200"} 2\nces_prepared_reads_total{status="304"} 1',
    );
  });

  it('leaves to Fastify what cannot be made', async () => {
    const server = await openTestServer();
    const publication = server.context.publisher.current();
    const fail = () => {
      throw new Error('out of paper');
    };
    // Home and hub are made ahead, which is not what is tested here.
    vi.spyOn(publication.pages, 'get').mockImplementation((path) => (path === '/about' ? fail : undefined));
    const reply = await read(server, '/about', KEPT);
    expect([reply.status, JSON.parse(reply.body.toString()).code]).toEqual([500, 'internal_error']);
    expect(server.logLines.filter((line) => line.includes('out of paper'))).toHaveLength(1);
  });

  it('is closed where every read is logged', async () => {
    const server = await openTestServer('sqlite', { LOG_LEVEL: 'debug' });
    await read(server, STANDINGS, KEPT);
    expect(server.logLines.filter((line) => line.includes(STANDINGS))).toHaveLength(1);
  });
});

describe('a read that names a revision', () => {
  it('is answered at once when that is published', async () => {
    const server = await openTestServer();
    await submit(server, 6500);
    for (const connection of ['keep-alive', 'close'])
      expect((await read(server, `${STANDINGS}?revision=2`, { connection })).status).toBe(200);
  });

  it('waits for a revision that is on its way', async () => {
    const server = await openTestServer();
    const reading = read(server, '/api/ucl/match-results?revision=2', KEPT);
    await submit(server, 6500);
    expect(JSON.parse((await reading).body.toString()).results).toHaveLength(1);
  });

  it('is refused rather than answered with an older copy', async () => {
    const server = await openTestServer();
    const reply = await read(server, `${STANDINGS}?revision=2`, KEPT);
    expect(reply.status).toBe(503);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '1' });
    expect(JSON.parse(reply.body.toString()).code).toBe('not_published_yet');
    expect((await read(server, `${STANDINGS}?revision=x`, KEPT)).status).toBe(400);
  });

  it('is told by the reply to a change', async () => {
    const server = await openTestServer();
    expect((await submit(server, 6500)).headers['x-revision']).toBe('2');
  });
});
