import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { openTestServer, submit } from '../testing/test-server.ts';

describeEachEngine('the health of the server', (engine) => {
  it('is ok while it serves and stores', async () => {
    const server = await openTestServer(engine);
    await submit(server, 6500);
    server.advanceClock(61_500);
    const reply = await server.get('/healthz');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ status: 'ok', revision: 2, database: 'ok', uptimeSeconds: 61 });
    expect(reply.body).toMatch(/^\{.*\}\n$/);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });
});

it('is unavailable while the database rejects writes, and ok again when it does not', async () => {
  const server = await openTestServer();
  const { db } = server.context.store;
  await sql`pragma query_only = 1`.execute(db);
  const reply = await server.get('/healthz');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ status: 'unavailable', database: 'unavailable' });
  expect((await submit(server, 6500)).statusCode).toBe(503);
  expect((await server.post('/api/admin/login', { password: 'floodlights on' })).statusCode).toBe(503);
  expect((await server.get('/api/ucl/group-standings')).statusCode).toBe(200);

  await sql`pragma query_only = 0`.execute(db);
  server.advanceClock(1_000);
  expect((await server.get('/healthz')).statusCode).toBe(200);
  expect((await submit(server, 6500)).statusCode).toBe(201);
});

it('queries the database at most once a second', async () => {
  const server = await openTestServer();
  const { db } = server.context.store;
  expect((await server.get('/healthz')).statusCode).toBe(200);
  await sql`pragma query_only = 1`.execute(db);
  server.advanceClock(999);
  expect((await server.get('/healthz')).statusCode).toBe(200);
  server.advanceClock(1);
  expect((await server.get('/healthz')).statusCode).toBe(503);
});

it('queries again when the clock is set back', async () => {
  const server = await openTestServer();
  expect((await server.get('/healthz')).statusCode).toBe(200);
  await sql`pragma query_only = 1`.execute(server.context.store.db);
  server.advanceClock(-3_600_000);
  expect((await server.get('/healthz')).statusCode).toBe(503);
});

it('is unavailable on a full disk, even if a small row would still fit', async () => {
  const server = await openTestServer();
  const { db } = server.context.store;
  expect((await server.get('/healthz')).statusCode).toBe(200);
  // Other rows use up the space that the check itself has left.
  await sql`create table crowd as select hex(randomblob(40000)) as bytes`.execute(db);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(db);
  server.advanceClock(1_000);
  expect((await server.get('/healthz')).statusCode).toBe(503);
  await db.updateTable('probe').set({ probed_at: 'a small row' }).execute();

  await sql`pragma max_page_count = 1000000`.execute(db);
  server.advanceClock(1_000);
  expect((await server.get('/healthz')).statusCode).toBe(200);
});
