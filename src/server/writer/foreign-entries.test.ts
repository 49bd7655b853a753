import { expect, it } from 'vitest';
import { readRecordHead } from '#store/record/read-entries.ts';
import { describeEachEngine } from '#store/testing/each-engine.ts';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

/** Adds an entry directly in the database, as another process or a person can. */
async function insertEntry({ context: { store } }: TestServer, kind: string, data: object): Promise<void> {
  const { seq, hash: prev } = await readRecordHead(store.db);
  const entry = { seq: seq + 1, season: 1, at: '2026-03-01T20:00:00.000Z', kind, made_by: 'admin', prev };
  const columns = {
    data: JSON.stringify({ season: 1, ...data }),
    texts: '{}',
    hash: `${seq + 1}`.repeat(64),
  };
  await store.db
    .insertInto('record')
    .values({ ...entry, ...columns })
    .execute();
}

describeEachEngine('an entry that this version', (engine) => {
  it.each([
    ['from-the-future', { v: 1 }],
    ['announced', { v: 2, isShown: false }],
  ])('does not know stops changes, but no reads: %s %j', async (kind, data) => {
    const server = await openTestServer(engine);
    server.tampersWithRows();
    await submit(server, 6500);
    await insertEntry(server, kind, data);
    const refused = await submit(server, 6501);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'cannot_store']);
    expect(refused.json().error).toContain('being upgraded');
    expect((await server.get('/api/ucl/match-results')).json().results).toHaveLength(1);
  });

  it('finds malformed is skipped and reported, and the site keeps working', async () => {
    const server = await openTestServer(engine);
    server.tampersWithRows();
    await submit(server, 6500);
    await insertEntry(server, 'awarded', { v: 1 });
    expect((await submit(server, 6501)).statusCode).toBe(201);
    expect((await server.get('/api/ucl/match-results')).json().results).toHaveLength(2);
    expect((await server.get('/healthz')).json()).toMatchObject({ status: 'ok', skippedEntries: [2] });
    expect(server.logLines.join('')).toContain('Invalid record entries were skipped');
  });
});
