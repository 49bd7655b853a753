import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { createRecordCheck } from '#domain/record/check-record.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { advance, foldTournament } from '#domain/record/tournament.ts';
import type { Engine } from '../db/engine.ts';
import type { Db } from '../db/tables.ts';
import { addEntries } from '../testing/add-entries.ts';
import { describeEachEngine } from '../testing/each-engine.ts';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { appendEntries } from './append-entries.ts';
import { catchUp, findEntries, loadSeason, loadTournament, readRecord } from './read-entries.ts';
import { redactInRecord } from './redacted-texts.ts';

const deducted = (season: number, deductionId: number, reason = 'Late roster'): RecordDraft => ({
  kind: 'deducted',
  data: { season, deductionId, clubId: 7, name: 'Team 7', points: 3 },
  texts: { reason },
});

const finished = (season: number, name: string): RecordDraft => {
  const rules = { reporting: 'clubs', autoApprove: 'off', autoApproveHours: 24, after: 0 } as const;
  const next = { clubs: placeholderClubs(), ...rules };
  return { kind: 'finished', data: { season, name, keepClubs: false, next } };
};

/** The triggers stop programs, not an attacker with access to the database. */
async function dropTriggers(db: Db, engine: Engine): Promise<void> {
  for (const table of ['record', 'record_subjects'])
    if (engine === 'postgres') await sql`alter table ${sql.table(table)} disable trigger all`.execute(db);
    else
      for (const change of ['update', 'delete'])
        await sql`drop trigger ${sql.id(`${table}_no_${change}`)}`.execute(db);
}

describeEachEngine('the record', (engine) => {
  it('reads entries back as they were returned, in a chain that verifies', async () => {
    const { db } = await openFreshStore(engine);
    const { deductions } = (await addEntries(db, [deducted(1, 1)])).season;
    expect([...deductions.values()]).toMatchObject([{ id: 1, points: 3, reason: 'Late roster' }]);
    const before = await loadTournament(db);
    const origin = { at: '2026-03-01T21:00:00.000Z', by: 'club:7' } as const;
    const appended = await db
      .transaction()
      .execute((trx) =>
        appendEntries(trx, before, origin, [deducted(1, 2), { ...deducted(1, 3), by: 'rule' }]),
      );
    expect(appended.map(({ seq, by, prev }) => ({ seq, by, prev }))).toEqual([
      { seq: 2, by: 'club:7', prev: before.head.hash },
      { seq: 3, by: 'rule', prev: appended[0]?.hash },
    ]);
    const entries = await readRecord(db);
    expect(entries.slice(1)).toEqual(appended);
    expect(await createRecordCheck().add(entries)).toBeNull();
    expect(advance(before, appended)).toEqual(await loadTournament(db));
  });

  it('rejects two entries with the same number, of which one would be lost', async () => {
    const { db } = await openFreshStore(engine);
    const before = await addEntries(db, [deducted(1, 1)]);
    await addEntries(db, [deducted(1, 2)]);
    const origin = { at: '2026-03-01T21:00:00.000Z', by: 'admin' } as const;
    await expect(appendEntries(db, before, origin, [deducted(1, 3)])).rejects.toThrow(/unique/i);
  });

  it('is not read again while its head is the same', async () => {
    const { db } = await openFreshStore(engine);
    const empty = await loadTournament(db);
    expect(await catchUp(db, empty)).toBe(empty);
    const known = await addEntries(db, [deducted(1, 1)]);
    expect(await catchUp(db, known)).toBe(known);
  });

  it('is caught up after another process has appended to it, from the first entry on', async () => {
    const { db } = await openFreshStore(engine);
    const empty = await loadTournament(db);
    const known = await addEntries(db, [deducted(1, 1), deducted(1, 2)]);
    expect(await catchUp(db, empty)).toEqual(known);
    const after = await addEntries(db, [
      { kind: 'undone', data: { season: 1, seq: 2, kind: 'deducted', takenOut: [] } },
      finished(1, 'Autumn'),
      deducted(2, 3),
    ]);
    expect(await catchUp(db, known)).toEqual(after);
    const reopened = await addEntries(db, [{ kind: 'season-reopened', data: { season: 1 } }]);
    expect(await catchUp(db, after)).toEqual(reopened);
    expect(await catchUp(db, known)).toEqual(reopened);
  });

  it('is caught up after another process has redacted a text', async () => {
    const { db } = await openFreshStore(engine);
    const known = await addEntries(db, [deducted(1, 1, 'His brother said so')]);
    const [entry] = await findEntries(db, [1]);
    if (entry) await redactInRecord(db, entry, 'reason');
    const after = await addEntries(db, [
      { kind: 'text-struck', data: { season: 1, seq: 1, name: 'reason', alsoIn: [] } },
    ]);
    const caughtUp = await catchUp(db, known);
    expect(caughtUp).toEqual(after);
    expect(JSON.stringify([...caughtUp.season.deductions, caughtUp.history])).not.toContain('brother');
  });

  it.each([
    ['fewer entries', []],
    ['others at the same numbers', [deducted(1, 3), deducted(1, 4)]],
    ['others at the same numbers and more', [deducted(1, 3), deducted(1, 4), deducted(1, 5)]],
  ])('is folded again after a failover that lost entries and has %s', async (_what, others) => {
    const { db } = await openFreshStore(engine);
    await addEntries(db, [deducted(1, 1)]);
    const known = await addEntries(db, [deducted(1, 2), deducted(1, 6)]);
    await dropTriggers(db, engine);
    for (const table of ['record', 'record_subjects'] as const)
      await db.deleteFrom(table).where('seq', '>', 1).execute();
    const after = await addEntries(db, others);
    const caughtUp = await catchUp(db, known);
    expect(caughtUp).toEqual(after);
    expect([...caughtUp.season.deductions.keys()]).toEqual([
      1,
      ...others.map(({ data }) => (data as { deductionId: number }).deductionId),
    ]);
  });

  it('has each season separately, finished or not', async () => {
    const { db } = await openFreshStore(engine);
    await addEntries(db, [deducted(1, 1), finished(1, 'Autumn'), deducted(2, 2), finished(2, 'Winter')]);
    await addEntries(db, [deducted(3, 3)]);
    const seasons = await Promise.all([1, 2, 3].map((number) => loadSeason(db, number)));
    expect(
      seasons.map((season) => season && [season.number, season.name, ...season.deductions.keys()]),
    ).toEqual([
      [1, 'Autumn', 1],
      [2, 'Winter', 2],
      [3, null, 3],
    ]);
    expect(seasons[2]).toEqual((await loadTournament(db)).season);
    for (const number of [0, 4, -1]) expect(await loadSeason(db, number)).toBeNull();
  });

  it('discards the new season when the last one was reopened, and begins it again', async () => {
    const { db } = await openFreshStore(engine);
    await addEntries(db, [finished(1, 'Autumn'), deducted(2, 1)]);
    await addEntries(db, [{ kind: 'season-reopened', data: { season: 1 } }]);
    expect(await loadSeason(db, 2)).toBeNull();
    expect(await loadSeason(db, 1)).toMatchObject({ name: null, finishedAt: null });
    await addEntries(db, [finished(1, 'Spring')]);
    expect(await loadSeason(db, 1)).toMatchObject({ name: 'Spring' });
    expect((await loadSeason(db, 2))?.deductions.size).toBe(0);
  });

  it.each(['nonsense', 'null', '7', '[]', '"text"'])(
    'is read and folded even if the data of an entry was made %s',
    async (text) => {
      const { db } = await openFreshStore(engine);
      const known = await addEntries(db, [deducted(1, 1)]);
      await addEntries(db, [deducted(1, 2), deducted(1, 3)]);
      await dropTriggers(db, engine);
      await db.updateTable('record').set({ data: text, texts: text }).where('seq', '=', 2).execute();
      const entries = await readRecord(db);
      expect(await createRecordCheck().add(entries)).toEqual({ seq: 2, problem: 'changed' });
      const { season, skipped } = foldTournament(entries);
      expect([...season.deductions.keys()]).toEqual([1, 3]);
      expect(skipped).toEqual([2]);
      expect(await catchUp(db, known)).toEqual(foldTournament(entries));
      expect(await loadSeason(db, 1)).toEqual(season);
    },
  );
});
