import { resolve } from 'node:path';
import { restoreBackup } from '#store/restore.ts';
import { readConfig } from '../config.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- FILE`: puts a backup in place while no server runs. */
await runCommand(async () => {
  const { storeLocation } = readConfig(process.env);
  const backup = process.argv[2];
  if (!backup) return 'Name the backup: npm run restore -- FILE';
  if (storeLocation.engine === 'postgres')
    return 'This server keeps its data in PostgreSQL. Please restore with pg_restore or psql.';
  const aside = await restoreBackup(resolve(backup), storeLocation.file, new Date());
  process.stdout.write(`${storeLocation.file} now holds ${backup}.\n`);
  process.stdout.write('Every session has ended. The admin password is that of the backup.\n');
  process.stdout.write(
    aside
      ? `What was there before is kept as ${aside}.\n`
      : 'No database was there before. If your server keeps its data in another folder, set DATA_DIR to that one.\n',
  );
  return null;
});
