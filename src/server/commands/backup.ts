import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpClosedDatabase, backupName, keepNewestBackups, listBackups } from '#store/backup.ts';
import { giveToOwnerOf } from '#store/folder-owner.ts';
import { makeFolder } from '#store/make-folder.ts';
import { atOneMoment } from '#store/open-as-it-is.ts';
import type { StoreLocation } from '#store/open-store.ts';
import { pictureFolder } from '#store/picture-files.ts';
import { DatabaseInUseError } from '#store/sqlite-file.ts';
import { backupFolder } from '../backups/schedule-backups.ts';
import { ConfigError } from '../config.ts';
import { type Command, print } from './command.ts';
import { copyToFile } from './copy-store.ts';
import { downloadBackup } from './download-backup.ts';
import { nameDatabase, refuseMissing } from './named-database.ts';

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
  if (existsSync(file)) return `${file} exists already. Nothing was written.`;
  if (storeLocation.engine === 'postgres') {
    const problem = await copyPostgres(storeLocation, file);
    if (problem !== null) return problem;
  } else {
    try {
      await backUpClosedDatabase(storeLocation.file, file);
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
      makeFolder(dirname(file));
      const problem = await downloadBackup(config, storeLocation.file, file);
      if (problem !== null) return problem;
      await giveToOwnerOf(dirname(storeLocation.file), [file, pictureFolder(file)]);
    }
  }
  print(`Written and verified: ${file}`);
  if (keep !== null) await keepNewestBackups(folder, keep, now);
  return null;
};

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
