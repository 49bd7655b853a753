import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Bench } from './bench.ts';
import { checkRows, checkViews } from './consistency.ts';
import { startLoad } from './load.ts';
import { ReplyLog } from './reply-log.ts';
import { startLeague } from './start-league.ts';
import { readPostgresRows, readSqliteRows, type StoredRows } from './stored-rows.ts';

/** The write-ahead log grows to 4 MB before it is checkpointed, and then the database needs space as well. */
const DISK_SIZE = '16m';

/** A way to make the disk of a running server fail and recover. */
interface DiskFailure {
  readonly what: string;
  readonly settings: Record<string, string>;
  readonly take: (pid: number) => Promise<unknown> | unknown;
  readonly giveBack: (pid: number) => Promise<unknown> | unknown;
  readonly readRows: () => Promise<StoredRows>;
}

/** A disk that is full, read-only or fails: 503 with a message, reads continue, and it recovers automatically. */
export async function disk(bench: Bench): Promise<void> {
  for (const prepare of [fullDisk, readOnlyFile, refusedWrites, readOnlyPostgres]) {
    const mishap = await prepare(bench);
    if (mishap) await failAndRecover(bench, mishap);
  }
}

async function failAndRecover(bench: Bench, mishap: DiskFailure): Promise<void> {
  const trial = bench.trial(mishap.what);
  const rounds = bench.times(1, 25);
  const { server, client } = await startLeague(bench, mishap.settings);
  const record = new ReplyLog();
  let refused = 0;
  const load = startLoad({
    client,
    record,
    random: bench.random,
    captains: 4,
    administrators: 2,
    pauseMs: 5,
    onSilence: (error) => trial.found(`A call had no reply: ${error.message}`),
    onReply: (reply, call) => {
      trial.check(
        reply.status < 500 || reply.status === 503,
        `${call} was answered with ${reply.status}: ${reply.body}`,
      );
      if (reply.status !== 503) return;
      refused += 1;
      const isSentence = reply.json?.code === 'cannot_store' && /^[A-Z].*\.$/.test(reply.json.error);
      trial.check(isSentence, `A 503 has no message: ${reply.body}`);
    },
  });
  for (let round = 0; round < rounds; round += 1) {
    await record.untilMore(5, 5_000);
    await mishap.take(server.pid);
    const refusedBefore = refused;
    // SQLite keeps storing as long as its log has reusable space: some megabytes.
    for (const until = Date.now() + 60_000; refused < refusedBefore + 10 && Date.now() < until; ) {
      const reads = await Promise.all(
        ['/', '/api/ucl/group-standings', '/api/ucl/match-results'].map((path) => client.get(path)),
      );
      for (const { status } of reads) trial.check(status === 200, `A read was answered with ${status}`);
      await delay(20);
    }
    trial.check(refused >= refusedBefore + 10, `${refused - refusedBefore} calls were refused in 60 s`);
    // /healthz caches its finding for a second.
    let isReported = false;
    for (const until = Date.now() + 3_000; !isReported && Date.now() < until; await delay(100))
      isReported = (await client.get('/healthz')).status === 503;
    trial.check(isReported, '/healthz did not report it within 3 s');

    await mishap.giveBack(server.pid);
    trial.check(
      await record.untilMore(5, 10_000),
      'Writes did not work again within 10 s, without a restart',
    );
  }
  await load.stop();
  await checkViews(trial, client, await mishap.readRows());
  client.close();
  const code = await server.stop();
  trial.check(code === 0, `The server ended with ${code}`);
  const rows = await mishap.readRows();
  await checkRows(trial, rows);
  record.check(trial, rows);
  trial.tried = `${rounds} failures; ${record.count} acknowledged facts, ${refused} calls refused with 503`;
}

/** A small separate disk, if the user may mount one. */
async function fullDisk(bench: Bench): Promise<DiskFailure | null> {
  const what = 'full disk (tmpfs)';
  const folder = await bench.folder();
  const mounted = join(folder, 'disk');
  await mkdir(mounted);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},mode=0700`, 'tmpfs', mounted], {
      stdio: 'ignore',
    });
  } catch {
    bench.trial(what).tried = 'skipped: this user may not mount';
    return null;
  }
  bench.atEnd(() => execFileSync('umount', ['--lazy', mounted]));
  const filler = join(mounted, 'filler');
  return {
    what,
    settings: { DATA_DIR: mounted },
    take: () => fill(filler),
    giveBack: () => rmSync(filler),
    readRows: () => readSqliteRows(join(mounted, 'ces.sqlite'), folder),
  };
}

function fill(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (const size of [64 * 1024, 4096, 512]) {
      const chunk = Buffer.alloc(size, 1);
      try {
        // Ends with ENOSPC.
        for (;;) if (writeSync(descriptor, chunk) < size) break;
      } catch {}
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The immutable flag also applies to files that are open already. */
async function readOnlyFile(bench: Bench): Promise<DiskFailure | null> {
  const what = 'read-only file (chattr +i)';
  const folder = await bench.folder();
  const files = ['ces.sqlite', 'ces.sqlite-wal'].map((name) => join(folder, name));
  const setFlag = (flag: '+i' | '-i', paths: readonly string[]) =>
    execFileSync('chattr', [flag, ...paths], { stdio: 'ignore' });
  try {
    setFlag('+i', [folder]);
    setFlag('-i', [folder]);
  } catch {
    bench.trial(what).tried =
      'skipped: this user may not make a file immutable, or the file system does not support it';
    return null;
  }
  bench.atEnd(() => {
    try {
      setFlag('-i', files);
    } catch {
      // They are gone.
    }
  });
  return {
    what,
    settings: { DATA_DIR: folder },
    take: () => setFlag('+i', files),
    giveBack: () => setFlag('-i', files),
    readRows: async () => readSqliteRows(join(folder, 'ces.sqlite'), await bench.folder()),
  };
}

/** A limit on the file size makes every write fail, for root as well. */
async function refusedWrites(bench: Bench): Promise<DiskFailure | null> {
  const what = 'writes refused (size limit)';
  const folder = await bench.folder();
  const limit = (pid: number, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' });
  try {
    limit(process.pid, 'unlimited');
  } catch {
    bench.trial(what).tried = 'skipped: prlimit is not installed';
    return null;
  }
  return {
    what,
    settings: { DATA_DIR: folder },
    take: (pid) => limit(pid, '0'),
    giveBack: (pid) => limit(pid, 'unlimited'),
    readRows: async () => readSqliteRows(join(folder, 'ces.sqlite'), await bench.folder()),
  };
}

async function readOnlyPostgres(bench: Bench): Promise<DiskFailure> {
  const url = await bench.freshPostgresUrl();
  const setReadOnly = async (value: 'on' | 'off') => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`alter system set default_transaction_read_only = ${value}`);
    await client.query('select pg_reload_conf()');
    await client.end();
  };
  bench.atEnd(() => setReadOnly('off').catch(() => {}));
  return {
    what: 'read-only PostgreSQL',
    settings: { DATA_DIR: await bench.folder(), DATABASE_URL: url },
    take: () => setReadOnly('on'),
    giveBack: () => setReadOnly('off'),
    readRows: () => readPostgresRows(url, { once: 'now' }),
  };
}
