import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { openTestServer, submit } from '../testing/test-server.ts';

it('sends the id of the log line with every kind of reply', async () => {
  const server = await openTestServer('sqlite', { LOG_LEVEL: 'debug' });
  const { etag } = (await server.get('/api/stats')).headers;
  const [file] = server.context.assets.keys();
  const replies = [
    [200, await server.get('/api/stats')],
    [304, await server.get('/api/stats', { 'if-none-match': String(etag) })],
    [200, await server.get('/ng-hub')],
    [200, await server.get(String(file))],
    [200, await server.get('/healthz')],
    [200, await server.get('/api/docs/')],
    [201, await submit(server, 6500)],
    [308, await server.get('/ng-hub/')],
    [400, await server.post('/api/admin/login', {})],
    [401, await server.get('/api/ucl/admin-stats')],
    [404, await server.get('/nowhere')],
    [404, await server.get('/api/nothing')],
    [405, await server.post('/api/stats')],
    [409, await submit(server, 6500)],
    [415, await server.post('/api/admin/login', 'text', { 'content-type': 'text/plain' })],
  ] as const;
  const logged = server.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  for (const [status, reply] of replies) {
    expect(reply.statusCode).toBe(status);
    const id = reply.headers['x-request-id'];
    expect(logged.find(({ reqId }) => reqId === id)).toMatchObject({ status });
  }
});

describeEachEngine('the log line of an error', (engine) => {
  it('has the error and its origin, and nothing of the request', async () => {
    const server = await openTestServer(engine);
    server.tampersWithRows();
    await sql`alter table record_subjects rename to misplaced`.execute(server.context.store.db);
    const reply = await submit(server, 6500, '7-3', {
      cookie: 'secret=1',
      'idempotency-key': 'key-of-a-captain',
    });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      error: 'Something went wrong on the server. Please try again.',
      code: 'internal_error',
    });

    // A publication that fails on the missing table has its own line.
    const id = reply.headers['x-request-id'];
    const [line, ...more] = server.logLines
      .map((text) => JSON.parse(text))
      .filter(({ level, reqId }) => level >= 50 && reqId === id);
    expect(more).toEqual([]);
    expect(Object.keys(line.err).sort()).toEqual(['code', 'message', 'stack', 'type']);
    expect(line.err.type).toMatch(/error$/i);
    expect(line.err.message).toContain('record_subjects');
    expect(line.err.stack).toMatch(/\n\s+at /);
    for (const text of ['Team 1', 'Team Captain', 'secret=1', 'key-of-a-captain', 'homeScore'])
      expect(server.logLines.join('')).not.toContain(text);
  });
});
