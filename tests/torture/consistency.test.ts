import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchResult } from '#contract/result-views.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { advance, foldTournament } from '#domain/record/tournament.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import { appendEntries } from '#store/record/append-entries.ts';
import { openFreshStore } from '#store/testing/open-fresh-store.ts';
import { checkRows } from './consistency.ts';
import { submissionOf } from './load.ts';
import { ReplyLog } from './reply-log.ts';
import type { StoredRows } from './stored-rows.ts';
import { Trial } from './table.ts';

const AT = '2026-03-01T20:00:00.000Z';
const SCORE = {
  homeScore: 2,
  awayScore: 1,
  homePenalties: null,
  awayPenalties: null,
  afterExtraTime: false,
};

/** The replies to one submission, and the record with it and its approval. */
function acknowledged() {
  const body = submissionOf(6500, 2, 1);
  const reply: MatchResult = {
    ...body,
    ...SCORE,
    id: 1,
    stage: 'group',
    round: null,
    homeClubId: 1,
    awayClubId: 2,
    late: false,
    origin: 'captain',
    submittedBy: 'Team Captain',
    submittedAt: AT,
    submissionStatus: 'pending',
    adminNotes: null,
    ...WITHOUT_LINK,
  };
  const record = new ReplyLog();
  record.sent.set('k', body);
  record.submitted.set('k', reply);
  record.decisions.push({ id: 1, decision: 'approved', adminNotes: 'Fine' });
  record.revision = 3;
  return { reply, record };
}

const match = {
  fixtureId: 6500,
  home: { clubId: 1, name: 'Team 1' },
  away: { clubId: 2, name: 'Team 2' },
};

function reported(resultId = 1): RecordDraft {
  return { kind: 'reported', by: 'captain', data: { season: 1, ...match, ...SCORE, resultId } };
}

function approved(): RecordDraft {
  const data = { season: 1, ...match, ...SCORE, resultId: 1 };
  return { kind: 'approved', data, texts: { adminNotes: 'Fine' } };
}

function reset(takenOut: readonly number[]): RecordDraft {
  const ended = { deductions: [], withdrawals: [], places: null };
  const scope = { scope: 'match', only: null, match, group: null } as const;
  return { kind: 'reset', data: { season: 1, ...scope, takenOut, putIn: [], ...ended } };
}

/** One change after another, as stored by a server. */
async function rowsAfter(...drafts: readonly RecordDraft[]): Promise<StoredRows> {
  const { db } = await openFreshStore('sqlite');
  let tournament = foldTournament([]);
  const seqs: number[] = [];
  for (const draft of drafts) {
    const [entry] = await appendEntries(db, tournament, { at: AT, by: 'admin' }, [draft]);
    if (!entry) throw new Error('Nothing was appended');
    if (entry.by === 'admin') seqs.push(entry.seq);
    tournament = advance(tournament, [entry]) ?? tournament;
  }
  const activity = { id: 1, at: AT, action: 'x', device: 'x', detail: JSON.stringify({ seqs }), staff: null };
  return {
    revision: 1 + drafts.length,
    keys: [{ key: 'k', body_hash: 'h', reply: JSON.stringify(acknowledged().reply), created_at: AT }],
    activity: [activity],
    record: await db.selectFrom('record').selectAll().orderBy('seq').execute(),
    subjects: await db.selectFrom('record_subjects').selectAll().execute(),
    integrity: 'ok',
  };
}

/** One submission, approved: revision 3. */
const goodRows = () => rowsAfter(reported(), approved());

async function findingsOf(rows: StoredRows): Promise<string[]> {
  const trial = new Trial('kill', 'test');
  await checkRows(trial, rows);
  acknowledged().record.check(trial, rows);
  return trial.findings;
}

describe('the checks of the chaos tests', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('find nothing in valid rows', async () => {
    expect(await findingsOf(await goodRows())).toEqual([]);
  });

  it('find a rewritten record, and subjects that do not follow from it', async () => {
    const { record, subjects, ...rows } = await goodRows();
    const [first, second] = record;
    if (!first || !second) throw new Error('There are two entries');
    const records = [
      [second],
      [{ ...first, data: first.data.replace('"homeScore":2', '"homeScore":3') }, second],
      [first, { ...second, prev: first.prev }],
      [first, { ...second, texts: second.texts.replace('Fine', 'Poor') }],
    ];
    for (const record of records)
      expect(await findingsOf({ ...rows, subjects, record })).toContainEqual(
        expect.stringMatching(/^Entry \d of the record/),
      );
    expect(await findingsOf({ ...rows, record, subjects: subjects.slice(1) })).toContainEqual(
      expect.stringContaining('subjects'),
    );
  });

  it('find a lost submission, a lost decision, a lost key and a lost revision', async () => {
    expect(await findingsOf(await rowsAfter())).toContainEqual(
      expect.stringContaining('acknowledged submission'),
    );
    expect(await findingsOf(await rowsAfter(reported()))).toContainEqual(
      expect.stringContaining('acknowledged as approved'),
    );
    const rows = await goodRows();
    expect(await findingsOf({ ...rows, keys: [] })).toContainEqual(expect.stringContaining('key k'));
    expect(await findingsOf({ ...rows, revision: 2 })).toContainEqual(
      expect.stringContaining('revision 3 was replied'),
    );
  });

  it('find duplicates', async () => {
    const twice = [
      [[reported(), approved(), reported()], 'result 1 twice'],
      [[reported(), approved(), reported(2)], 'two open results'],
      [[reported(), approved(), approved()], 'decided twice'],
      [[reported(), approved(), reset([1]), reset([1])], 'reset twice'],
    ] as const;
    for (const [drafts, finding] of twice)
      expect(await findingsOf(await rowsAfter(...drafts))).toContainEqual(expect.stringContaining(finding));
  });

  it('find names that two clubs have', async () => {
    const renamed = [{ clubId: 1, from: 'Team 1', to: 'TEAM 2' }];
    const rows = await rowsAfter(reported(), approved(), { kind: 'renamed', data: { season: 1, renamed } });
    expect(await findingsOf(rows)).toContainEqual(expect.stringContaining('Two clubs are called'));
  });

  it('find groups that were closed before their last match was decided', async () => {
    const ids = Array.from({ length: 64 }, (_, index) => index + 1);
    const places = { ucl: ids.slice(0, 32), uel: ids.slice(32) };
    const rows = await rowsAfter(reported(), approved(), { kind: 'closed', data: { season: 1, ...places } });
    expect(await findingsOf(rows)).toContainEqual(expect.stringContaining('match 6501 is not decided'));
  });

  it('find a result of clubs that do not play its tie', async () => {
    const data = { season: 1, ...match, ...SCORE, fixtureId: 9001, resultId: 2 };
    const rows = await rowsAfter(reported(), approved(), { kind: 'reported', by: 'captain', data });
    expect(await findingsOf(rows)).toContainEqual(expect.stringContaining('do not play match 9001'));
  });

  it('find an entry without its row in the activity log, a wrong revision and a damaged file', async () => {
    const rows = await goodRows();
    expect(await findingsOf({ ...rows, activity: [] })).toContainEqual(
      expect.stringContaining('activity log'),
    );
    expect(await findingsOf({ ...rows, revision: 4 })).toContainEqual(expect.stringContaining('revision'));
    expect(await findingsOf({ ...rows, integrity: 'row 3 missing' })).toContainEqual(
      expect.stringContaining('row 3 missing'),
    );
  });

  it('find an acknowledged reset that is not in the record', async () => {
    const { record } = acknowledged();
    record.resets.push({ action: 'reset-group', scope: 'A', count: 1 });
    const trial = new Trial('kill', 'test');
    record.check(trial, await goodRows());
    expect(trial.findings).toEqual([expect.stringContaining('reset-group A of 1 results')]);
  });
});
