import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchResult } from '#contract/result-views.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { hashedText } from '#domain/record/entry.ts';
import { EMPTY_RECORD } from '#domain/record/record-head.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import { checkRows } from './consistency.ts';
import { submissionOf } from './load.ts';
import { RecordOfReplies } from './record-of-replies.ts';
import type { StoredRows } from './stored-rows.ts';
import { Trial } from './table.ts';

const AT = '2026-03-01T20:00:00.000Z';

/** What was replied to one submission, and the record that holds it and its approval. */
function acknowledged() {
  const body = submissionOf(6500, 2, 1);
  const reply: MatchResult = {
    ...body,
    id: 1,
    stage: 'group',
    round: null,
    homeClubId: 1,
    awayClubId: 2,
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: false,
    late: false,
    origin: 'captain',
    submittedBy: 'Team Captain',
    submittedAt: AT,
    submissionStatus: 'pending',
    adminNotes: null,
    ...WITHOUT_LINK,
  };
  const record = new RecordOfReplies();
  record.sent.set('k', body);
  record.submitted.set('k', reply);
  record.decisions.push({ id: 1, decision: 'approved', adminNotes: 'Fine' });
  return { reply, record };
}

/** Entries of these kinds about the one result. */
function chainOf(...kinds: string[]): StoredRows['chain'] {
  const chain: StoredRows['chain'] = [];
  for (const kind of kinds) {
    const prev = chain.at(-1)?.hash ?? EMPTY_RECORD.hash;
    const entry = { seq: chain.length + 1, at: AT, kind, data: '{"resultId":1,"season":1}', prev };
    const hash = createHash('sha256')
      .update(hashedText({ ...entry, by: 'admin' }))
      .digest('hex');
    chain.push({ ...entry, season: 1, made_by: 'admin', texts: '{}', hash });
  }
  return chain;
}

/** One submission, approved: revision 3. */
function goodRows() {
  const row = {
    id: 1,
    season: 1,
    fixture_id: 6500,
    home_score: 2,
    away_score: 1,
    home_penalties: null,
    away_penalties: null,
    after_extra_time: 0 as const,
    origin: 'captain' as const,
    status: 'approved' as 'approved' | 'pending',
    submitted_by: 'Team Captain',
    submitted_at: AT,
    admin_notes: 'Fine' as string | null,
    decided_at: AT as string | null,
    reset_at: null as string | null,
    reported_by: null,
    agreed_at: null,
    disputed_by: null,
    disputed_at: null,
    disputed_home_score: null,
    disputed_away_score: null,
    disputed_home_penalties: null,
    disputed_away_penalties: null,
    dispute_reason: null,
    replaced_by: null,
    sender: null,
    needs_person: 0 as const,
  };
  const entry = {
    id: 1,
    at: AT,
    action: 'approve-result',
    device: 'x',
    detail: JSON.stringify({ resultId: 1 }),
    staff: null,
  };
  const key = { key: 'k', body_hash: 'h', reply: JSON.stringify(acknowledged().reply), created_at: AT };
  return {
    revision: 3,
    clubs: placeholderClubs(),
    results: [row],
    keys: [key],
    record: [entry],
    chain: chainOf('reported', 'approved'),
    integrity: 'ok',
  };
}

function findingsOf(rows: StoredRows): string[] {
  const trial = new Trial('kill', 'test');
  checkRows(trial, rows);
  acknowledged().record.check(trial, rows);
  return trial.findings;
}

describe('the checks of the torture', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('find nothing in good rows', () => {
    expect(findingsOf(goodRows())).toEqual([]);
  });

  it('find an open record that lacks an entry, tells of one twice, or was rewritten', () => {
    const [reported, approved] = chainOf('reported', 'approved') as [
      StoredRows['chain'][0],
      StoredRows['chain'][0],
    ];
    const chains = [
      [reported],
      [approved],
      chainOf('reported', 'reported'),
      [{ ...reported, data: '{"resultId":1,"season":2}' }, approved],
      [reported, { ...approved, prev: EMPTY_RECORD.hash }],
    ];
    for (const chain of chains) expect(findingsOf({ ...goodRows(), chain })).not.toEqual([]);
  });

  it('find a lost submission, a lost decision and a lost key', () => {
    expect(findingsOf({ ...goodRows(), results: [] })).not.toEqual([]);
    const rows = goodRows();
    rows.results[0] = {
      ...rows.results[0],
      status: 'pending',
      admin_notes: null,
    } as (typeof rows.results)[0];
    expect(findingsOf(rows)).toContainEqual(expect.stringContaining('acknowledged as approved'));
    expect(findingsOf({ ...goodRows(), keys: [] })).toContainEqual(expect.stringContaining('key k'));
  });

  it('find what is there twice', () => {
    const rows = goodRows();
    const [row] = rows.results;
    if (row) rows.results.push({ ...row, id: 2 });
    expect(findingsOf(rows)).toContainEqual(expect.stringContaining('two open results'));
    const twice = goodRows();
    const [entry] = twice.record;
    if (entry) twice.record.push({ ...entry, id: 2 });
    expect(findingsOf(twice)).toContainEqual(expect.stringContaining('decided twice'));
  });

  it('find a reset without its record, a wrong revision and a damaged file', () => {
    const rows = goodRows();
    const [row] = rows.results;
    if (row) row.reset_at = AT;
    expect(findingsOf(rows)).toContainEqual(expect.stringContaining('in play'));
    expect(findingsOf({ ...goodRows(), revision: 4 })).toContainEqual(expect.stringContaining('revision'));
    expect(findingsOf({ ...goodRows(), integrity: 'row 3 missing' })).toContainEqual(
      expect.stringContaining('row 3 missing'),
    );
  });

  it('find an acknowledged reset that is not in the record', () => {
    const { record } = acknowledged();
    record.resets.push({ action: 'reset-group', scope: 'A', count: 1 });
    const trial = new Trial('kill', 'test');
    record.check(trial, goodRows());
    expect(trial.findings).toEqual([expect.stringContaining('reset-group A of 1 results')]);
  });
});
