import { isDeepStrictEqual } from 'node:util';
import { VIEW_PATHS } from '#contract/public-views.ts';
import type { KnownEntry } from '#domain/record/kinds.ts';
import { allResults } from '#domain/record/state.ts';
import { deriveViews } from '#server/publish/derive-views.ts';
import { publicFacts } from '#server/publish/public-facts.ts';
import { toEntry } from '#store/record/read-entries.ts';
import type { LeagueClient } from './league-client.ts';
import { recordProblems } from './record-problems.ts';
import { type StoredRows, tournamentOf } from './stored-rows.ts';
import type { Trial } from './table.ts';

/** The invariants of all rows, provided that every submission had a key and no decision was undone. */
export async function checkRows(trial: Trial, rows: StoredRows): Promise<void> {
  const { keys, revision, integrity } = rows;
  trial.check(integrity === 'ok', `The integrity check says: ${integrity}`);
  const entries = rows.record.map(toEntry);
  for (const problem of await recordProblems(entries, rows.subjects)) trial.found(problem);

  const kept = keys.map(({ key, reply }) => ({ key, id: reply === '' ? null : JSON.parse(reply).id }));
  for (const { key, id } of kept) trial.check(id !== null, `Key ${key} is stored without its reply`);
  const results = allResults(tournamentOf(rows).season).map(({ id }) => id);
  trial.check(
    isDeepStrictEqual(
      kept.map(({ id }) => id).sort((a, b) => a - b),
      results,
    ),
    `There are ${keys.length} keys for ${results.length} results: they must name each result once`,
  );
  checkDecisions(trial, entries as unknown as readonly KnownEntry[]);
  checkActivity(trial, rows);
  // Changes that are committed together raise the revision once.
  trial.check(
    revision <= 1 + entries.length && (revision > 1 || entries.length === 0),
    `The revision is ${revision} after ${entries.length} entries`,
  );
}

function checkDecisions(trial: Trial, entries: readonly KnownEntry[]): void {
  const decided = new Set<number>();
  const reset = new Set<number>();
  for (const { seq, kind, data } of entries) {
    if (kind === 'approved' || kind === 'rejected') {
      trial.check(!decided.has(data.resultId), `Entry ${seq}: result ${data.resultId} was decided twice`);
      decided.add(data.resultId);
    }
    if (kind === 'reset')
      for (const id of data.takenOut) {
        trial.check(!reset.has(id), `Entry ${seq}: result ${id} was reset twice`);
        reset.add(id);
      }
  }
}

/** The activity log names every entry by the administrator once, and no other. */
function checkActivity(trial: Trial, { record, activity }: StoredRows): void {
  const named = activity.flatMap(({ detail }) => JSON.parse(detail).seqs ?? []);
  // A restore is in the record, and has no login.
  const made = record
    .filter(({ kind, made_by }) => made_by === 'admin' && kind !== 'restored')
    .map(({ seq }) => seq);
  trial.check(
    isDeepStrictEqual(
      named.sort((a, b) => a - b),
      made,
    ),
    `The activity log names the entries ${named}, the administrator has made ${made}`,
  );
}

/** The public data must follow exactly from the record. */
export async function checkViews(trial: Trial, client: LeagueClient, rows: StoredRows): Promise<void> {
  const { views } = deriveViews(publicFacts(tournamentOf(rows), rows.revision));
  for (const path of VIEW_PATHS) {
    const { status, json } = await client.get(path);
    trial.check(
      status === 200 && isDeepStrictEqual(json, JSON.parse(JSON.stringify(views[path]))),
      `${path} answers ${status} and does not follow from the record of revision ${rows.revision}`,
    );
  }
}
