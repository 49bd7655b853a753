import { expect, it } from 'vitest';
import {
  countSupersededResults,
  decidePendingResult,
  findOpenResult,
  findResult,
  insertPendingResult,
  listResults,
  listSupersededResults,
  occupyFixture,
  resetResults,
  type Submission,
} from './results.ts';
import type { Db } from './tables.ts';
import { withActAfterFirstQuery } from './testing/between-queries.ts';
import { describeEachEngine } from './testing/each-engine.ts';
import { openFreshStore } from './testing/open-fresh-store.ts';

const NOW = '2026-03-01T20:00:00.000Z';
const SEASON = 1;
const submission: Submission = {
  season: SEASON,
  fixtureId: 6500,
  homeScore: 2,
  awayScore: 1,
  homePenalties: null,
  awayPenalties: null,
  afterExtraTime: false,
  submittedBy: 'Team Captain',
  submittedAt: NOW,
  reportedBy: null,
  sender: null,
};
const rejection = { status: 'rejected', adminNotes: 'No proof', decidedAt: NOW } as const;
const approval = { status: 'approved', adminNotes: 'Fine', decidedAt: NOW } as const;

async function submit(db: Db, change: Partial<Submission> = {}) {
  const result = await insertPendingResult(db, { ...submission, ...change });
  if (!result) throw new Error('The submission was refused');
  return result;
}

describeEachEngine('results', (engine) => {
  it('stores a submission as pending', async () => {
    const { db } = await openFreshStore(engine);
    const result = await submit(db);
    const { season: _season, sender: _sender, ...reported } = submission;
    expect(result).toEqual({
      id: result.id,
      ...reported,
      origin: 'captain',
      submissionStatus: 'pending',
      adminNotes: null,
      agreement: 'none',
      dispute: null,
    });
    expect(await listResults(db, SEASON)).toEqual([result]);
    expect(await findResult(db, SEASON, result.id)).toEqual(result);
    expect(await findOpenResult(db, SEASON, 6500)).toEqual(result);
  });

  it('lists a rejected result while it is the newest of its match, and apart from that as superseded', async () => {
    const { db } = await openFreshStore(engine);
    const ids: number[] = [];
    const submitTo = async (fixtureId: number, decision?: typeof rejection | typeof approval) => {
      const { id } = await submit(db, { fixtureId });
      if (decision) await decidePendingResult(db, SEASON, id, decision);
      ids.push(id);
    };
    for (let time = 0; time < 2; time += 1) await submitTo(6500, rejection);
    await submitTo(6501, rejection);
    await submitTo(6501);
    await submitTo(6502, rejection);
    await submitTo(6502, approval);
    const places = (results: readonly { id: number }[]) => results.map(({ id }) => ids.indexOf(id));
    expect(places(await listResults(db, SEASON))).toEqual([5, 3, 1]);
    expect(places(await listSupersededResults(db, SEASON))).toEqual([4, 2, 0]);
    expect(await countSupersededResults(db, SEASON)).toBe(3);
    await resetResults(db, SEASON, NOW, [6501, 6502], 'approved');
    await resetResults(db, SEASON, NOW, [6501], 'pending');
    expect(places(await listResults(db, SEASON))).toEqual([4, 2, 1]);
    expect(places(await listSupersededResults(db, SEASON))).toEqual([0]);
  });

  it('takes no second result while one is pending or approved', async () => {
    const { db } = await openFreshStore(engine);
    const { id } = await submit(db);
    expect(await insertPendingResult(db, submission)).toBeNull();
    await decidePendingResult(db, SEASON, id, approval);
    expect(await insertPendingResult(db, submission)).toBeNull();
    expect(await listResults(db, SEASON)).toHaveLength(1);
  });

  it('has the database itself refuse a second open result', async () => {
    const { db } = await openFreshStore(engine);
    await submit(db);
    const second = db
      .insertInto('results')
      .values({
        season: SEASON,
        fixture_id: 6500,
        home_score: 0,
        away_score: 0,
        status: 'approved',
        submitted_by: 'x',
        submitted_at: NOW,
      })
      .execute();
    await expect(second).rejects.toThrow(/unique/i);
  });

  it('takes a new result after a rejection and after a reset', async () => {
    const { db } = await openFreshStore(engine);
    const first = await submit(db);
    await decidePendingResult(db, SEASON, first.id, rejection);
    const second = await submit(db, { homeScore: 3 });
    await resetResults(db, SEASON, NOW, [6500]);
    const third = await submit(db, { homeScore: 4 });
    expect(new Set([first.id, second.id, third.id]).size).toBe(3);
    expect(await listResults(db, SEASON)).toEqual([third]);
  });

  it('decides a pending result once; the second decision changes nothing', async () => {
    const { db } = await openFreshStore(engine);
    const { id } = await submit(db);
    expect(await decidePendingResult(db, SEASON, id, approval)).toMatchObject({
      submissionStatus: 'approved',
      adminNotes: 'Fine',
    });
    expect(await decidePendingResult(db, SEASON, id, rejection)).toBeNull();
    expect(await findResult(db, SEASON, id)).toMatchObject({
      submissionStatus: 'approved',
      adminNotes: 'Fine',
    });
  });

  it('decides nothing that was reset or never was', async () => {
    const { db } = await openFreshStore(engine);
    const { id } = await submit(db);
    await resetResults(db, SEASON, NOW, [6500]);
    expect(await decidePendingResult(db, SEASON, id, approval)).toBeNull();
    expect(await decidePendingResult(db, SEASON, 999, approval)).toBeNull();
    expect(await findResult(db, SEASON, id)).toBeNull();
  });

  it('resets the named fixtures and no others, once, and keeps the rows', async () => {
    const { db } = await openFreshStore(engine);
    const a = await submit(db);
    const b = await submit(db, { fixtureId: 6501 });
    const c = await submit(db, { fixtureId: 6600 });
    expect(await resetResults(db, SEASON, NOW, [6500, 6501])).toEqual([a.id, b.id]);
    expect((await listResults(db, SEASON)).map((result) => result.id)).toEqual([c.id]);
    expect(await resetResults(db, SEASON, NOW, [6500, 6501, 6600])).toEqual([c.id]);
    expect(await resetResults(db, SEASON, NOW, [6500, 6501, 6600])).toEqual([]);
    expect(await db.selectFrom('results').selectAll().execute()).toHaveLength(3);
  });

  it('resets only what is pending where that is asked for', async () => {
    const { db } = await openFreshStore(engine);
    const approved = await submit(db);
    await decidePendingResult(db, SEASON, approved.id, approval);
    const rejected = await submit(db, { fixtureId: 6501 });
    await decidePendingResult(db, SEASON, rejected.id, rejection);
    const pending = await submit(db, { fixtureId: 6501 });
    expect(await resetResults(db, SEASON, NOW, [6500, 6501], 'pending')).toEqual([pending.id]);
    expect((await listResults(db, SEASON)).map(({ id }) => id)).toEqual([rejected.id, approved.id]);
  });
});

// SQLite has one process and one connection: nobody can come between.
it('tells who occupies a fixture, and takes it when that one is reset at this very moment, on PostgreSQL', async () => {
  const { db } = await openFreshStore('postgres');
  const first = await submit(db);
  expect(await occupyFixture(db, submission)).toEqual({ result: first, isNew: false });
  const raced = withActAfterFirstQuery(db, () => resetResults(db, SEASON, NOW, [6500]));
  const second = await occupyFixture(raced, submission);
  const { season: _season, sender: _sender, ...reported } = submission;
  expect(second).toMatchObject({ result: reported, isNew: true });
  expect(second.result.id).toBeGreaterThan(first.id);
});
