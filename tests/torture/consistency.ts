import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { hashedText } from '#domain/record/entry.ts';
import { foldRecord } from '#domain/record/fold.ts';
import { EMPTY_RECORD, type RecordHead } from '#domain/record/record-head.ts';
import { factsOf } from '#domain/record/state.ts';
import { deriveViews } from '#server/publish/derive-views.ts';
import { toEntry } from '#store/record.ts';
import { storedFacts } from '#store/testing/stored-facts.ts';
import type { LeagueClient } from './league-client.ts';
import type { StoredRows } from './stored-rows.ts';
import type { Trial } from './table.ts';

/** The rules that rows must keep whatever has happened, provided that every submission had a key. */
export function checkRows(trial: Trial, rows: StoredRows): void {
  const { results, record, keys, revision, integrity } = rows;
  trial.check(integrity === 'ok', `The integrity check says: ${integrity}`);

  const open = new Map<number, number>();
  for (const row of results) {
    if (row.reset_at !== null || row.status === 'rejected') continue;
    trial.check(
      !open.has(row.fixture_id),
      `Fixture ${row.fixture_id} has two open results: ${open.get(row.fixture_id)} and ${row.id}`,
    );
    open.set(row.fixture_id, row.id);
  }

  const kept = keys.map(({ key, reply }) => ({ key, id: reply === '' ? null : JSON.parse(reply).id }));
  for (const { key, id } of kept) trial.check(id !== null, `Key ${key} is stored without its reply`);
  const resultIds = results.map(({ id }) => id);
  trial.check(
    isDeepStrictEqual([...kept.map(({ id }) => id)].sort(byNumber), resultIds),
    `${keys.length} keys stand beside ${results.length} results: they must name each result once`,
  );

  const decided = new Map<number, string>();
  const reset = new Set<number>();
  let changes = 0;
  for (const { id, action, detail } of record) {
    const told = JSON.parse(detail);
    if (action === 'approve-result' || action === 'reject-result') {
      trial.check(!decided.has(told.resultId), `Entry ${id}: result ${told.resultId} was decided twice`);
      decided.set(told.resultId, action === 'approve-result' ? 'approved' : 'rejected');
    } else if (action.startsWith('reset-')) {
      for (const resultId of told.takenOut) {
        trial.check(!reset.has(resultId), `Entry ${id}: result ${resultId} was reset twice`);
        reset.add(resultId);
      }
    } else if (action !== 'rename-clubs') continue;
    changes += 1;
  }
  for (const row of results) {
    const status = decided.get(row.id) ?? 'pending';
    trial.check(row.status === status, `Result ${row.id} is ${row.status}, its record says ${status}`);
    trial.check(
      (row.reset_at !== null) === reset.has(row.id),
      `Result ${row.id} has reset_at ${row.reset_at}, its record says ${reset.has(row.id) ? 'reset' : 'in play'}`,
    );
  }
  // Where the database comes from a backup, that is told as well.
  changes += rows.chain.filter(({ kind }) => kind === 'restored').length;
  trial.check(
    revision === 1 + results.length + changes,
    `The revision is ${revision} after ${results.length} submissions and ${changes} decisions`,
  );
  checkChain(trial, rows, results.length + changes);
}

/** The open record tells of every submission and decision once, and each entry follows from the one before it. */
function checkChain(trial: Trial, { chain, results }: StoredRows, length: number): void {
  trial.check(chain.length === length, `The open record has ${chain.length} entries for ${length} changes`);
  let head = EMPTY_RECORD;
  for (const { made_by, ...entry } of chain) {
    const hash = createHash('sha256')
      .update(hashedText({ ...entry, by: made_by }))
      .digest('hex');
    trial.check(
      entry.seq === head.seq + 1 && entry.prev === head.hash && entry.hash === hash,
      `Entry ${entry.seq} of the open record does not follow from entry ${head.seq}`,
    );
    head = entry;
  }
  const reported = chain
    .filter(({ kind }) => kind === 'reported')
    .map(({ data }) => JSON.parse(data).resultId);
  trial.check(
    isDeepStrictEqual(
      reported.sort(byNumber),
      results.map(({ id }) => id),
    ),
    `${reported.length} reports in the open record stand beside ${results.length} results`,
  );
}

function headOf({ chain }: StoredRows): RecordHead {
  const { seq, hash } = chain.at(-1) ?? EMPTY_RECORD;
  return { seq, hash };
}

/** What the public reads must be exactly what follows from the record. */
export async function checkViews(trial: Trial, client: LeagueClient, rows: StoredRows): Promise<void> {
  const [season] = foldRecord(rows.chain.map(toEntry)).seasons;
  const facts = storedFacts(rows.revision, season && factsOf(season));
  const { views } = deriveViews({ ...facts, record: headOf(rows) });
  for (const path of VIEW_PATHS) {
    const { status, json } = await client.get(path);
    trial.check(
      status === 200 && isDeepStrictEqual(json, views[path]),
      `${path} answers ${status} and does not follow from the record of revision ${rows.revision}`,
    );
  }
}

function byNumber(a: number, b: number): number {
  return a - b;
}
