import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpClosedDatabase, backupName, keepNewestBackups, listBackups } from '#store/backup/backup.ts';
import { makeFolder } from '#store/db/make-folder.ts';
import { atOneMoment } from '#store/db/open-as-it-is.ts';
import type { StoreLocation } from '#store/db/open-store.ts';
import { DatabaseInUseError } from '#store/db/sqlite-file.ts';
import { backupFolder } from '../backup/back-up-if-due.ts';
import { type Config, ConfigError } from '../start/config.ts';
import { asOperator } from './act-as-owner.ts';
import { type Command, print } from './command.ts';
import { copyToFile } from './copy-store.ts';
import { downloadBackup } from './download-backup.ts';
import { nameDatabase, refuseMissing } from './named-database.ts';
import { withWritableBackup } from './operator-files.ts';

/**
 * `ces backup [FILE]`: a verified copy of this moment, as a SQLite file on either engine. A server that has the database
 * for itself is asked for it. `--keep N` removes all but the newest, of those in the folder of backups.
 */
export const run: Command = async (call) => {
  const config = call.readConfig();
  const { storeLocation } = config;
  const { named, keep } = readArguments(call.args);
  nameDatabase(storeLocation, call);
  refuseMissing(storeLocation);
  const now = new Date();
  const folder = backupFolder(config);
  const file = named ?? join(folder, backupName(now));
  if (await asOperator(async () => existsSync(file))) return `${file} exists already. Nothing was written.`;
  const problem = await withWritableBackup(file, config.dataDir, (written) => write(config, written));
  if (problem !== null) return problem;
  print(`Written and verified: ${file}`);
  if (keep !== null) await keepNewestBackups(folder, keep, now);
  return null;
};

/** Resolves to what went wrong, or to null. */
async function write(config: Config, file: string): Promise<string | null> {
  const { storeLocation } = config;
  if (storeLocation.engine === 'postgres') return copyPostgres(storeLocation, file);
  try {
    await backUpClosedDatabase(storeLocation.file, file);
    return null;
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    makeFolder(dirname(file));
    return downloadBackup(config, storeLocation.file, file);
  }
}

function readArguments(args: readonly string[]): {
  readonly named: string | null;
  readonly keep: number | null;
} {
  const options = { keep: { type: 'string' } } as const;
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new ConfigError('Use: ces backup [FILE], or ces backup --keep N');
  }
  const named = parsed.positionals[0];
  const { keep } = parsed.values;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new ConfigError(`--keep takes how many backups to keep, at least 1, not "${keep}".`);
  if (keep !== undefined && named !== undefined)
    throw new ConfigError('--keep is for the folder of backups: leave out the name of a file.');
  return {
    named: named === undefined ? null : resolve(named),
    keep: keep === undefined ? null : Number(keep),
  };
}

/** Resolves to what went wrong, or to null. */
async function copyPostgres(location: StoreLocation, file: string): Promise<string | null> {
  const folder = dirname(file);
  makeFolder(folder);
  const newest = (await listBackups(folder, new Date())).at(-1);
  const copied = await atOneMoment(location, (store) =>
    copyToFile(store, file, newest && join(folder, newest)),
  );
  return typeof copied === 'string' ? copied : null;
}
