import { listStaff } from '#store/access/staff.ts';
import { openAndUpgrade } from '#store/db/open-and-upgrade.ts';
import { setAdminPassword } from '../staff/set-admin-password.ts';
import { passwordProblem } from '../start/config.ts';
import { type Command, print } from './command.ts';
import { nameDatabase, refuseMissing } from './named-database.ts';
import { readSecret } from './read-secret.ts';

/** `ces password`: prompts for a new password, or reads it from standard input. */
export const run: Command = async (call) => {
  const { storeLocation, adminPassword } = call.readConfig();
  nameDatabase(storeLocation, call);
  refuseMissing(storeLocation);
  const { store } = await openAndUpgrade(storeLocation, new Date());
  let staff: string[];
  try {
    const password = await readSecret('New admin password');
    const problem = passwordProblem(password);
    if (problem) return `The password ${problem}. Nothing was changed.`;
    await setAdminPassword(store, password, () => new Date());
    staff = (await listStaff(store.db)).map(({ name }) => name);
  } finally {
    await store.close();
  }
  print('The new admin password is set, and every session has ended.');
  // Someone with the old password may have created one.
  if (staff.length > 0)
    print(
      `These personal links still work: ${staff.join(', ')}. In the panel, under Staff, revoke any that you do not recognise.`,
    );
  if (adminPassword !== null)
    print(
      'ADMIN_PASSWORD is also set and will replace the new password at the next startup. Remove that setting.',
    );
  return null;
};
