import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteFile } from '#store/sqlite-file.ts';
import { gatherCaptains } from '../load/captains.ts';
import { FIXTURES, signIn } from '../servers/administrator.ts';
import { startSite } from '../servers/site.ts';
import { median, medianRatio } from '../statistics.ts';
import { perSecond, type Row } from '../table.ts';

const TARGET = 0.3;

/** Submissions of all 96 matches at once, beside as many bare insert transactions under the same pragmas. */
export async function measureSubmissions(rounds: number): Promise<Row> {
  const site = await startSite();
  const administrator = await signIn(site.url);
  const captains = await gatherCaptains(site.port);
  const folder = await mkdtemp(join(tmpdir(), 'ces-bench-inserts-'));
  const database = openSqliteFile(join(folder, 'bare.sqlite'));
  database.exec('create table results (id integer primary key, fixture_id integer, body text)');
  const insert = database.prepare('insert into results (fixture_id, body) values (?, ?)');

  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const submitted = await seconds(captains.submitAll);
    const inserted = await seconds(async () => {
      for (const { id } of FIXTURES) {
        database.exec('begin immediate');
        insert.run(id, 'x'.repeat(100));
        database.exec('commit');
      }
    });
    await administrator.reset();
    // The first round only warms up.
    if (round === 0) continue;
    ours.push(FIXTURES.length / submitted);
    theirs.push(FIXTURES.length / inserted);
  }
  database.close();
  captains.leave();
  await site.stop();
  await rm(folder, { recursive: true, force: true });

  const ratio = medianRatio(ours, theirs);
  return {
    name: 'durable submissions, 96 matches at once',
    measured: perSecond(median(ours)),
    beside: `bare libsql transactions ${perSecond(median(theirs))}`,
    ratio,
    target: `at least ${TARGET}`,
    met: ratio >= TARGET,
  };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}
