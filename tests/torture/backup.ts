import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Database from 'libsql';
import type { SeededRandom } from '#demo/seeded-random.ts';
import { runCes } from '../support/server-process.ts';
import type { Bench } from './bench.ts';
import { checkRows, checkViews } from './consistency.ts';
import { LeagueClient } from './league-client.ts';
import { startLoad } from './load.ts';
import { ReplyLog } from './reply-log.ts';
import { startLeague } from './start-league.ts';
import { readSqliteRows, type StoredRows } from './stored-rows.ts';
import type { Trial } from './table.ts';

interface TakenBackup {
  readonly file: string;
  /** The replies acknowledged before the backup was requested. */
  readonly acknowledged: ReplyLog;
}

/** Backups through the running server under load, restored elsewhere, and damaged ones rejected. */
export async function backup(bench: Bench): Promise<void> {
  const trial = bench.trial('made under load, restored elsewhere');
  const folder = await bench.folder();
  const dataDir = await bench.folder();
  const { server, client } = await startLeague(bench, {
    DATA_DIR: dataDir,
  });
  const record = new ReplyLog();
  const load = startLoad({
    client,
    record,
    random: bench.random,
    captains: 4,
    administrators: 2,
    pauseMs: 5,
  });

  const taken: TakenBackup[] = [];
  for (let index = 0; index < bench.times(2, 50); index += 1) {
    await record.untilMore(bench.random.integer(5, bench.isQuick ? 15 : 40), 2_000);
    const acknowledged = copyOf(record);
    const reply = await client.get('/api/admin/backup');
    trial.check(reply.status === 200, `The backup was answered with ${reply.status}: ${reply.body}`);
    const file = join(folder, `backup-${index}.sqlite`);
    await writeFile(file, reply.body);
    taken.push({ file, acknowledged });
  }
  await load.stop();
  await server.stop();
  client.close();
  const final = await readSqliteRows(join(dataDir, 'ces.sqlite'), folder);
  await checkRows(trial, final);
  record.check(trial, final);

  for (const one of taken) await restoreAndCompare(bench, trial, one, final);
  trial.tried = `${taken.length} backups, ${record.count} acknowledged facts around them`;
  const [sample] = taken;
  if (sample) await refuseDamaged(bench, sample.file);
}

async function restoreAndCompare(
  bench: Bench,
  trial: Trial,
  taken: TakenBackup,
  final: StoredRows,
): Promise<void> {
  const dataDir = await bench.folder();
  const { code, output } = await runCes('restore', { DATA_DIR: dataDir }, { args: [taken.file] });
  trial.check(code === 0, `The restore of a good backup ended with ${code}: ${output}`);
  const rows = await readSqliteRows(join(dataDir, 'ces.sqlite'), await bench.folder());
  await checkRows(trial, rows);
  taken.acknowledged.check(trial, rows);
  // The restore itself adds one.
  const copied = rows.record.filter(({ kind }) => kind !== 'restored');
  trial.check(
    isDeepStrictEqual(copied, final.record.slice(0, copied.length)),
    `${taken.file} does not have the first ${copied.length} entries of the record`,
  );

  const server = await bench.startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const visitor = new LeagueClient(server.url);
  await checkViews(trial, visitor, rows);
  visitor.close();
  await server.stop();
}

function copyOf(record: ReplyLog): ReplyLog {
  const copy = new ReplyLog();
  for (const [key, reply] of record.submitted) copy.submitted.set(key, reply);
  copy.decisions.push(...record.decisions);
  copy.resets.push(...record.resets);
  copy.revision = record.revision;
  copy.knowsAllSent = false;
  return copy;
}

/** Ways to damage a file. */
const DAMAGES: Readonly<Record<string, (good: Buffer, random: SeededRandom) => Buffer>> = {
  'cut short': (good, random) => good.subarray(0, random.integer(100, good.length - 1)),
  'an overwritten page': (good, random) => {
    const corrupted = Buffer.from(good);
    random.bytes(4096).copy(corrupted, random.integer(0, Math.floor(good.length / 4096) - 1) * 4096);
    return corrupted;
  },
  'a zeroed page': (good, random) =>
    Buffer.from(good).fill(0, ...pageAt(random.integer(0, Math.floor(good.length / 4096) - 1))),
  'a damaged header': (good, random) => Buffer.concat([random.bytes(100), good.subarray(100)]),
  'no content': () => Buffer.alloc(0),
  'a file that is not a database': (_good, random) => random.bytes(20_000),
};

/** Valid files that the server has not written. */
const CRAFTED: Readonly<Record<string, { readonly isBackup: boolean; readonly statements: string }>> = {
  'another program’s tables': { isBackup: false, statements: 'create table songs (title text)' },
  'an added trigger': {
    isBackup: true,
    statements: `create trigger quiet_entry after insert on record
      begin delete from record_subjects where seq = new.seq; end`,
  },
  'an activity log that can be changed': {
    isBackup: true,
    statements: 'drop trigger admin_record_no_update; drop trigger admin_record_no_delete',
  },
  'a record that can be changed': {
    isBackup: true,
    statements: 'drop trigger record_no_update; drop trigger record_no_delete',
  },
};

function pageAt(page: number): [number, number] {
  return [page * 4096, (page + 1) * 4096];
}

async function refuseDamaged(bench: Bench, good: string): Promise<void> {
  const trial = bench.trial('damaged files');
  const dataDir = await bench.folder();
  const database = join(dataDir, 'ces.sqlite');
  await copyFile(good, database);
  const untouched = await readFile(database);
  const bytes = await readFile(good);
  const folder = await bench.folder();
  let tried = 0;
  const refuse = async (what: string, file: string) => {
    tried += 1;
    const { code, output } = await runCes('restore', { DATA_DIR: dataDir }, { args: [file] });
    // After the line that names the database.
    const [, message = ''] = output.split('\n');
    const isSentence =
      message.startsWith(file) && message.trimEnd().endsWith('.') && !output.includes('    at ');
    trial.check(code === 1 && isSentence, `A file with ${what} was answered with ${code}: ${output}`);
    trial.check(untouched.equals(await readFile(database)), `A file with ${what} has changed the database`);
  };
  const times = bench.times(1, 20);
  for (const [what, damage] of Object.entries(DAMAGES))
    for (let time = 0; time < times; time += 1) {
      const file = join(folder, `damaged-${tried}.sqlite`);
      await writeFile(file, damage(bytes, bench.random));
      await refuse(what, file);
    }
  for (const [what, { isBackup, statements }] of Object.entries(CRAFTED)) {
    const file = join(folder, `crafted-${tried}.sqlite`);
    if (isBackup) await copyFile(good, file);
    const crafted = new Database(file);
    crafted.exec(statements);
    crafted.close();
    await refuse(what, file);
  }
  trial.tried = `${tried} files in ${Object.keys(DAMAGES).length + Object.keys(CRAFTED).length} ways`;
}
