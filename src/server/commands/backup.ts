import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUpClosedDatabase, backupName } from '#store/backup.ts';
import { DatabaseInUseError } from '#store/sqlite-file.ts';
import { backupFolder } from '../backups/schedule-backups.ts';
import { type Command, print } from './command.ts';
import { downloadBackup } from './download-backup.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { nameDatabase, refuseMissing } from './named-database.ts';

/** `ces backup [FILE]`: a verified copy of this moment. A server that runs is asked for it. */
export const run: Command = async (call) => {
  const config = call.readConfig();
  const { storeLocation } = config;
  nameDatabase(storeLocation, call);
  refuseMissing(storeLocation);
  const name = backupName(new Date());
  if (storeLocation.engine === 'postgres') {
    const file = resolve(call.args[0] ?? name.replace(/sqlite$/, 'sql'));
    if (existsSync(file)) return `${file} exists already. Nothing was written.`;
    return (await dumpPostgres(storeLocation.url, file)) ?? told(file);
  }
  const file = resolve(call.args[0] ?? join(backupFolder(config), name));
  if (existsSync(file)) return `${file} exists already. Nothing was written.`;
  try {
    await backUpClosedDatabase(storeLocation.file, file);
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    const problem = await downloadBackup(config, storeLocation.file, file);
    if (problem !== null) return problem;
  }
  return told(file);
};

function told(file: string): null {
  print(`Written and verified: ${file}`);
  return null;
}
