import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpClosedDatabase, backupName, keepNewestBackups, listBackups } from '#store/backup/backup.ts';
import { makeFolder } from '#store/db/make-folder.ts';
import type { StoreLocation } from '#store/db/open-store.ts';
import { readSnapshot } from '#store/db/open-without-migrating.ts';
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
 * `ces backup [FILE]`: writes a verified snapshot, as a SQLite file on either engine. If a running server holds the
 * exclusive lock, the snapshot is requested from it. `--keep N` removes all but the newest N in the backup folder.
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
  if (await asOperator(async () => existsSync(file))) return `${file} already exists. Nothing was written.`;
  const problem = await withWritableBackup(file, config.dataDir, (written) => write(config, written));
  if (problem !== null) return problem;
  print(`Backup written and verified: ${file}`);
  if (keep !== null) await keepNewestBackups(folder, keep, now);
  return null;
};

/** Resolves to an error message, or to null. */
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
    throw new ConfigError('Usage: ces backup [FILE | --keep N]');
  }
  const named = parsed.positionals[0];
  const { keep } = parsed.values;
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new ConfigError(`--keep must be a number from 1 to 9999, not "${keep}".`);
  if (keep !== undefined && named !== undefined)
    throw new ConfigError('--keep applies to the backup folder: omit FILE.');
  return {
    named: named === undefined ? null : resolve(named),
    keep: keep === undefined ? null : Number(keep),
  };
}

/** Resolves to an error message, or to null. */
async function copyPostgres(location: StoreLocation, file: string): Promise<string | null> {
  const folder = dirname(file);
  makeFolder(folder);
  const newest = (await listBackups(folder, new Date())).at(-1);
  const copied = await readSnapshot(location, (store) =>
    copyToFile(store, file, newest && join(folder, newest)),
  );
  return typeof copied === 'string' ? copied : null;
}
