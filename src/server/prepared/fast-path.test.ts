import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../testing/http-reader.ts';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

const STANDINGS = '/api/ucl/group-standings';

function withoutOwn({ statusCode: status, headers, rawPayload: body }: Reply) {
  const { date: _, connection, 'x-request-id': id, 'keep-alive': __, ...shared } = headers;
  return { status, headers: shared, body, connection, id };
}

async function read(server: TestServer, path: string, headers: Record<string, string> = {}) {
  return withoutOwn(await server.get(path, headers));
}

/** The same request through Fastify: injected requests bypass the server's request listener. */
async function readThroughFastify(server: TestServer, path: string, headers: Record<string, string> = {}) {
  return withoutOwn(await server.app.inject({ url: path, headers }));
}

describe('the fast path', () => {
  it('sends the same as Fastify, header for header', async () => {
    const server = await openTestServer('sqlite', {
      PUBLIC_URL: 'https://ces.example',
      METRICS_FROM: '127.0.0.1',
    });
    const scripts = [...server.context.assets.keys()].filter((path) => path.endsWith('.js'));
    const paths = [STANDINGS, '/api/stats', '/', '/ng-hub?tab=fixtures', String(scripts[0])];
    let reads = 0;
    for (const path of paths) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const asked = { 'accept-encoding': encoding };
        const fast = await read(server, path, asked);
        const slow = await readThroughFastify(server, path, asked);
        expect([fast.status, slow.status]).toEqual([200, 200]);
        expect(fast.headers).toEqual(slow.headers);
        expect(fast.body.equals(slow.body)).toBe(true);

        const conditional = { ...asked, 'if-none-match': String(fast.headers.etag) };
        const fastKnown = await read(server, path, conditional);
        const slowKnown = await readThroughFastify(server, path, conditional);
        expect([fastKnown.status, slowKnown.status]).toEqual([304, 304]);
        expect(fastKnown.headers).toEqual(slowKnown.headers);
        expect(fastKnown.body).toHaveLength(0);
        reads += 1;
      }
    }
    const { body } = await server.get('/metrics');
    expect(body).toContain(`ces_prepared_reads_total{status="200"} ${reads}\n`);
    expect(body).toContain(`ces_prepared_reads_total{status="304"} ${reads}\n`);
  });

  it.each(['keep-alive', 'close'])(
    'lets the client decide whether the connection stays: %s',
    async (wish) => {
      const server = await openTestServer();
      expect((await read(server, STANDINGS, { connection: wish })).connection).toBe(wish);
    },
  );

  it('gives every reply its own id', async () => {
    const server = await openTestServer();
    const ids = [await read(server, '/'), await read(server, '/')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('leaves a page that cannot be rendered to Fastify', async () => {
    const server = await openTestServer();
    const publication = server.context.publisher.current();
    const fail = () => {
      throw new Error('out of paper');
    };
    vi.spyOn(publication.pages, 'get').mockReturnValue(fail);
    const reply = await read(server, '/about');
    expect([reply.status, JSON.parse(reply.body.toString()).code]).toEqual([500, 'internal_error']);
    expect(server.logLines.filter((line) => line.includes('out of paper'))).toHaveLength(1);
  });

  it('is disabled where every read is logged', async () => {
    const server = await openTestServer('sqlite', { LOG_LEVEL: 'debug' });
    await read(server, STANDINGS);
    expect(server.logLines.filter((line) => line.includes(STANDINGS))).toHaveLength(1);
  });
});

describe('a read that names a revision', () => {
  it('is answered at once when that is published', async () => {
    const server = await openTestServer();
    await submit(server, 6500);
    expect((await read(server, `${STANDINGS}?revision=2`)).status).toBe(200);
    expect((await readThroughFastify(server, `${STANDINGS}?revision=2`)).status).toBe(200);
  });

  it('waits for a revision that is about to be published', async () => {
    const server = await openTestServer();
    const reading = read(server, '/api/ucl/match-results?revision=2');
    await submit(server, 6500);
    expect(JSON.parse((await reading).body.toString()).results).toHaveLength(1);
  });

  it('is rejected rather than answered with an older copy', async () => {
    const server = await openTestServer();
    const reply = await read(server, `${STANDINGS}?revision=2`);
    expect(reply.status).toBe(503);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '1' });
    expect(JSON.parse(reply.body.toString()).code).toBe('not_published_yet');
    expect((await read(server, `${STANDINGS}?revision=x`)).status).toBe(400);
  });

  it('gets its revision from the reply to a change', async () => {
    const server = await openTestServer();
    expect((await submit(server, 6500)).headers['x-revision']).toBe('2');
  });
});
