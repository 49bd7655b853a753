import { resolve } from 'node:path';
import { restoreBackup } from '#store/restore.ts';
import { cesCommand } from '../ces-command.ts';
import { type Command, print } from './command.ts';
import { describeLocation, nameDatabase } from './named-database.ts';
import { restoreIntoPostgres } from './restore-postgres.ts';

/** `ces restore FILE`: puts a backup in place while no server runs, on whichever engine it was made. */
export const run: Command = async (call) => {
  const { storeLocation } = call.readConfig();
  const [backup] = call.args;
  if (!backup) return `Name the backup: ${cesCommand('restore FILE')}`;
  nameDatabase(storeLocation, call);
  const aside =
    storeLocation.engine === 'postgres'
      ? await restoreIntoPostgres(resolve(backup), storeLocation, new Date())
      : await restoreBackup(resolve(backup), storeLocation.file, new Date());
  print(`${describeLocation(storeLocation)} now holds ${backup}.`);
  print('Every session has ended. The admin password is that of the backup.');
  print(
    aside
      ? `What was there before is kept as ${aside}.`
      : 'No database was there before. If your server keeps its data in another folder, set DATA_DIR to that one.',
  );
  return null;
};
