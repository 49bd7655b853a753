import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

/** As after a failover to a standby that had not received the latest commits. */
async function loseSubmissions(server: TestServer, count: number): Promise<void> {
  await server.context.store.db.transaction().execute(async (trx) => {
    for (const table of ['record', 'record_subjects'])
      await sql`alter table ${sql.table(table)} disable trigger all`.execute(trx);
    await sql`delete from record_subjects where seq > (select max(seq) - ${count}::int from record)`.execute(
      trx,
    );
    await sql`delete from record where seq > (select max(seq) - ${count}::int from record)`.execute(trx);
    await sql`delete from result_senders`.execute(trx);
    for (const table of ['record', 'record_subjects'])
      await sql`alter table ${sql.table(table)} enable trigger all`.execute(trx);
    await sql`update revision set value = value - ${count}`.execute(trx);
  });
}

async function publishedFixtures(server: TestServer): Promise<number[]> {
  const { results } = (await server.get('/api/ucl/match-results')).json();
  return results.map(({ fixtureId }: { fixtureId: number }) => fixtureId);
}

it('publishes an acknowledged result after a failover with lost commits', async () => {
  const server = await openTestServer('postgres');
  expect((await submit(server, 6500)).statusCode).toBe(201);
  await loseSubmissions(server, 1);
  expect((await submit(server, 6501)).statusCode).toBe(201);
  expect(await publishedFixtures(server)).toEqual([6501]);
});

it('unpublishes lost commits without another change', async () => {
  const server = await openTestServer('postgres');
  await submit(server, 6500);
  await submit(server, 6501);
  await loseSubmissions(server, 1);
  await expect.poll(() => publishedFixtures(server)).toEqual([6500]);
});
