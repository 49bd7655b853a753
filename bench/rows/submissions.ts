import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#store/db/open-store.ts';
import { closeSqliteFile, openSqliteFile } from '#store/db/sqlite-file.ts';
import { gatherCaptains } from '../load/captains.ts';
import { FIXTURES, signIn, submissionFor } from '../servers/administrator.ts';
import { startSite } from '../servers/site.ts';
import { median, medianRatio } from '../statistics.ts';
import { perSecond, type Row } from '../table.ts';

const TARGET_MS = 250;
/** As long as a real one. */
const HASH = '0'.repeat(64);
const hashOf = (seq: number) => String(seq).padStart(HASH.length, '0');

/**
 * Submissions of all 96 matches at once, the worst case before a deadline, compared with bare transactions that
 * insert as many entries into a record. The target is a delay that captains would notice.
 */
export async function measureSubmissions(rounds: number): Promise<Row> {
  const site = await startSite();
  const administrator = await signIn(site.url);
  const captains = await gatherCaptains(site.port);
  const bare = await openBareRecord();

  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const submitted = await seconds(captains.submitAll);
    const inserted = await seconds(bare.insertAll);
    await administrator.reset();
    // The first half only warms up.
    if (round < rounds) continue;
    ours.push(FIXTURES.length / submitted);
    theirs.push(FIXTURES.length / inserted);
  }
  await bare.remove();
  captains.leave();
  await site.stop();

  const answeredAfter = (FIXTURES.length / median(ours)) * 1_000;
  return {
    name: 'durable submissions, 96 matches at once',
    measured: `${perSecond(median(ours))}, the last answered after ${Math.round(answeredAfter)} ms`,
    comparison: `bare libsql inserts, a commit each ${perSecond(median(theirs))}`,
    ratio: medianRatio(ours, theirs),
    target: `under ${TARGET_MS} ms`,
    met: answeredAfter < TARGET_MS,
  };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

/** The record table alone, without the rest of the site. */
async function openBareRecord() {
  const folder = await mkdtemp(join(tmpdir(), 'ces-bench-inserts-'));
  const file = join(folder, 'bare.sqlite');
  await (await openStore({ engine: 'sqlite', file })).close();
  const database = openSqliteFile(file);
  const insert = database.prepare(
    `insert into record (seq, season, at, kind, made_by, data, texts, prev, hash)
      values (?, 1, ?, 'reported', 'captain', ?, '{}', ?, ?)`,
  );
  let seq = 0;
  return {
    insertAll: async () => {
      for (const index of FIXTURES.keys()) {
        seq += 1;
        database.exec('begin immediate');
        insert.run(seq, new Date().toISOString(), JSON.stringify(submissionFor(index)), HASH, hashOf(seq));
        database.exec('commit');
      }
    },
    remove: async () => {
      closeSqliteFile(database);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
