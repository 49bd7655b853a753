import { resolve } from 'node:path';
import { listClubLinks } from '#store/access/club-links.ts';
import { listStaff } from '#store/access/staff.ts';
import { restoreBackup } from '#store/backup/restore.ts';
import type { StoreLocation } from '#store/db/open-store.ts';
import { openWithoutMigrating } from '#store/db/open-without-migrating.ts';
import { cesCommand } from '../start/ces-command.ts';
import { type Command, missingArgument, print } from './command.ts';
import { describeLocation, nameDatabase } from './named-database.ts';
import { withReadableBackup } from './operator-files.ts';
import { restoreIntoPostgres } from './restore-postgres.ts';

/** `ces restore FILE`: replaces the database with a backup from either engine while no server is running. */
export const run: Command = async (call) => {
  const { storeLocation, adminPassword, dataDir } = call.readConfig();
  const [backup] = call.args;
  if (!backup) return missingArgument('FILE', cesCommand('restore FILE'));
  nameDatabase(storeLocation, call);
  const { aside, isAccessCarried, clubsWithoutLink, isDrawVoided } = await withReadableBackup(
    resolve(backup),
    dataDir,
    (file) =>
      storeLocation.engine === 'postgres'
        ? restoreIntoPostgres(file, storeLocation, new Date())
        : restoreBackup(file, storeLocation.file, new Date()),
  );
  print(`Restored ${backup} to ${describeLocation(storeLocation)}.`);
  print(
    aside
      ? `The replaced database was kept as ${aside}.`
      : "There was no database to replace. If your server's data is in another folder, set DATA_DIR to that folder.",
  );
  if (isDrawVoided)
    print(
      'The draw was voided: a backup downloaded from the panel does not contain its secret. Its list was kept: seal the draw again.',
    );
  const beforeOrNot = isAccessCarried ? ', as before the restore' : '';
  print(`All sessions have ended. These still give access${beforeOrNot}:`);
  for (const line of await whoCanLogIn(storeLocation, adminPassword !== null || isAccessCarried))
    print(`  ${line}`);
  if (clubsWithoutLink.length > 0)
    print(
      `These clubs need a new link, since their place had another name when the backup was made: ${clubsWithoutLink.join(', ')}.`,
    );
  if (!isAccessCarried)
    print(
      'It is not known which links were revoked after the backup was made, so all personal links have been revoked: create new ' +
        'ones in the panel, under Staff. Club links are those of the backup: under Club links, revoke any that should no longer work.',
    );
  return null;
};

async function whoCanLogIn(location: StoreLocation, isPasswordOfToday: boolean): Promise<string[]> {
  const { db, close } = await openWithoutMigrating(location);
  try {
    const staff = (await listStaff(db)).map(({ name, role }) => `${name} (${role})`);
    const clubs = (await listClubLinks(db)).length;
    return [
      `the shared admin password${isPasswordOfToday ? '' : ', as it was in the backup'}`,
      staff.length === 0
        ? 'no personal links'
        : `personal link${staff.length === 1 ? '' : 's'} of ${staff.join(', ')}`,
      ['no club links', 'club link of 1 club'][clubs] ?? `club links of ${clubs} clubs`,
    ];
  } finally {
    await close();
  }
}
