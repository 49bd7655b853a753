import { resolve } from 'node:path';
import { listClubLinks } from '#store/access/club-links.ts';
import { listStaff } from '#store/access/staff.ts';
import { restoreBackup } from '#store/backup/restore.ts';
import { openAsItIs } from '#store/db/open-as-it-is.ts';
import type { StoreLocation } from '#store/db/open-store.ts';
import { cesCommand } from '../start/ces-command.ts';
import { type Command, print } from './command.ts';
import { describeLocation, nameDatabase } from './named-database.ts';
import { withReadableBackup } from './operator-files.ts';
import { restoreIntoPostgres } from './restore-postgres.ts';

/** `ces restore FILE`: puts a backup in place while no server runs, on whichever engine it was made. */
export const run: Command = async (call) => {
  const { storeLocation, adminPassword, dataDir } = call.readConfig();
  const [backup] = call.args;
  if (!backup) return `Name the backup: ${cesCommand('restore FILE')}`;
  nameDatabase(storeLocation, call);
  const { aside, isAccessCarried, isDrawVoided } = await withReadableBackup(
    resolve(backup),
    dataDir,
    (file) =>
      storeLocation.engine === 'postgres'
        ? restoreIntoPostgres(file, storeLocation, new Date())
        : restoreBackup(file, storeLocation.file, new Date()),
  );
  print(`${describeLocation(storeLocation)} now holds ${backup}.`);
  print(
    aside
      ? `What was there before is kept as ${aside}.`
      : 'No database was there before. If your server keeps its data in another folder, set DATA_DIR to that one.',
  );
  if (isDrawVoided)
    print(
      'The draw was voided: a backup downloaded from the panel does not contain its secret. Its list is still there: seal it again.',
    );
  const beforeOrNot = isAccessCarried ? ', as before the restore' : '';
  print(`All sessions have ended. The following can log in${beforeOrNot}:`);
  for (const line of await whoCanLogIn(storeLocation, adminPassword !== null || isAccessCarried))
    print(`  ${line}`);
  if (!isAccessCarried)
    print(
      'No replaced database shows which links were revoked after the backup, so all personal links have been revoked: create ' +
        'new ones under Staff. Club links are those of the backup: under Clubs, revoke any that should no longer work.',
    );
  return null;
};

async function whoCanLogIn(location: StoreLocation, isPasswordOfToday: boolean): Promise<string[]> {
  const { db, close } = await openAsItIs(location);
  try {
    const staff = (await listStaff(db)).map(({ name, role }) => `${name} (${role})`);
    const clubs = (await listClubLinks(db)).length;
    return [
      `the shared admin password${isPasswordOfToday ? '' : ', as it was in the backup'}`,
      staff.length === 0
        ? 'nobody with a personal link'
        : `${staff.join(', ')}${staff.length === 1 ? '' : ', each'} with a personal link`,
      ['no club with a link', '1 club, with its link'][clubs] ?? `${clubs} clubs, each with its link`,
    ];
  } finally {
    await close();
  }
}
