import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PRIVATE_FILE } from '#store/sqlite-file.ts';
import { syncToDisk } from '#store/sync-to-disk.ts';

/** Runs pg_dump. The file has its name when all of it is there. Resolves to what went wrong, or to null. */
export async function dumpPostgres(url: string, file: string): Promise<string | null> {
  const unfinished = `${file}.part`;
  try {
    const child = spawn('pg_dump', [], {
      env: { ...process.env, ...connectionOf(url) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    ended.catch(() => {});
    await Promise.all([
      once(child, 'spawn'),
      pipeline(child.stdout, createWriteStream(unfinished, { mode: PRIVATE_FILE })),
    ]);
    const [code] = await ended;
    if (code !== 0) return `pg_dump ended with ${code}. Nothing was written.`;
    await syncToDisk(unfinished);
    await rename(unfinished, file);
    return null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return 'pg_dump is not installed, or the folder does not exist. On Debian: apt install postgresql-client. Nothing was written.';
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Not as an argument: every user of the machine can read the arguments of a program. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
