import { resolve } from 'node:path';
import { restoreBackup } from '#store/restore.ts';
import { type Command, print } from './command.ts';
import { nameDatabase } from './named-database.ts';

/** `ces restore FILE`: puts a backup in place while no server runs. */
export const run: Command = async (call) => {
  const { storeLocation } = call.readConfig();
  const [backup] = call.args;
  if (!backup) return 'Name the backup: npm run ces -- restore FILE';
  nameDatabase(storeLocation, call);
  if (storeLocation.engine === 'postgres')
    return 'This server keeps its data in PostgreSQL. Please restore with pg_restore or psql.';
  const aside = await restoreBackup(resolve(backup), storeLocation.file, new Date());
  print(`${storeLocation.file} now holds ${backup}.`);
  print('Every session has ended. The admin password is that of the backup.');
  print(
    aside
      ? `What was there before is kept as ${aside}.`
      : 'No database was there before. If your server keeps its data in another folder, set DATA_DIR to that one.',
  );
  return null;
};
