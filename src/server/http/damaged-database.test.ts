import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { adminHeaders, openTestServer, submit, type TestServer } from '../testing/test-server.ts';

/** Overwrites all pages of the database but the first, as a failing disk may do under a running server. */
async function damage({ context: { store } }: TestServer): Promise<void> {
  if (store.location.engine !== 'sqlite') throw new Error('Only SQLite has a file');
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  // Otherwise SQLite would read from its memory.
  await sql`pragma shrink_memory`.execute(store.db);
  const file = await open(store.location.file, 'r+');
  const { size } = await file.stat();
  const firstPage = 4_096;
  await file.write(Buffer.alloc(size - firstPage, 0xff), 0, size - firstPage, firstPage);
  await file.close();
}

it('returns 503 while the database file is damaged, still serves public data, and logs what to do', async () => {
  const server = await openTestServer();
  server.tampersWithRows();
  const admin = await adminHeaders(server);
  await submit(server, 6500);
  await damage(server);
  const replies = [
    await submit(server, 6501),
    await server.get('/api/ucl/pending-results', admin),
    await server.get('/api/ucl/record/1'),
  ];
  for (const reply of replies) {
    expect(reply.statusCode).toBe(503);
    expect(reply.json().code).toBe('cannot_store');
  }
  expect((await server.get('/healthz')).statusCode).toBe(503);
  expect((await server.get('/api/ucl/match-results')).json().results).toHaveLength(1);
  const logged = server.logLines.filter((line) => line.includes('The database is damaged'));
  expect(logged).toHaveLength(replies.length);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 50, err: { code: 'SQLITE_CORRUPT' } });
});
