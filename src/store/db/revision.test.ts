import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createRecordCheck } from '#domain/record/check-record.ts';
import { appendEntries } from '../record/append-entries.ts';
import { loadTournament, readRecord, readRecordHead } from '../record/read-entries.ts';
import { describeEachEngine, freshLocation } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { openStore } from './open-store.ts';
import { currentRevision, lockRevision, raiseRevision } from './revision.ts';
import { isStoreUnavailable } from './unavailable.ts';

describeEachEngine('the revision', (engine) => {
  it('rises by one with each transaction, however many run at the same time', async () => {
    const { db } = await openFreshStore(engine);
    const raised = await Promise.all(
      Array.from({ length: 40 }, () =>
        db.transaction().execute(async (trx) => {
          await raiseRevision(trx, engine);
          return currentRevision(trx);
        }),
      ),
    );
    expect(raised.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index + 2));
    expect(await currentRevision(db)).toBe(41);
  });

  it('stays the same when the transaction fails', async () => {
    const { db } = await openFreshStore(engine);
    const failing = db.transaction().execute(async (trx) => {
      await raiseRevision(trx, engine);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await currentRevision(db)).toBe(1);
  });

  it('is never ahead of the record, and entries appended at the same time form one chain', async () => {
    const { db } = await openFreshStore(engine);
    const writing = Promise.all(
      Array.from({ length: 30 }, () =>
        db.transaction().execute(async (trx) => {
          await lockRevision(trx, engine);
          const origin = { at: '2026-03-01T20:00:00.000Z', by: 'admin' } as const;
          await appendEntries(trx, await loadTournament(trx), origin, [
            { kind: 'reopened', data: { season: 1 } },
          ]);
          await raiseRevision(trx, engine);
        }),
      ),
    );
    for (let reading = 0; reading < 10; reading += 1) {
      const revision = await currentRevision(db);
      expect((await readRecordHead(db)).seq).toBeGreaterThanOrEqual(revision - 1);
    }
    await writing;
    const entries = await readRecord(db);
    expect(entries).toHaveLength(30);
    expect(await createRecordCheck().add(entries)).toBeNull();
  });
});

it('survives PostgreSQL cutting its connections', async () => {
  const location = await freshLocation('postgres');
  const [victim, other] = await Promise.all([openStore(location), openStore(location)]);
  onTestFinished(async () => {
    await Promise.all([victim.close(), other.close()]);
  });
  const cut = victim.db.transaction().execute(async (trx) => {
    await raiseRevision(trx, 'postgres');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
    return raiseRevision(trx, 'postgres');
  });
  await expect(cut).rejects.toSatisfy(isStoreUnavailable);
  expect(await currentRevision(victim.db)).toBe(1);
});
