import { existsSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { openStore } from '#store/open-store.ts';
import { listStaff } from '#store/staff.ts';
import { setAdminPassword } from '../actions/set-admin-password.ts';
import { PASSWORD_MIN_LENGTH, readConfig } from '../config.ts';
import { runCommand } from './run-command.ts';

/** `npm run admin:password`: asks for a new password, or takes it from standard input. */
await runCommand(async () => {
  const config = readConfig(process.env);
  const { storeLocation } = config;
  // Opening would create an empty one, and whoever has named the wrong folder would believe that the password is set.
  if (storeLocation.engine === 'sqlite' && !existsSync(storeLocation.file))
    return `There is no database ${storeLocation.file}. Set DATA_DIR to the folder that the server uses. Nothing was changed.`;
  const store = await openStore(storeLocation);
  let staff: string[];
  try {
    const password = await readPassword();
    if (password.trim().length < PASSWORD_MIN_LENGTH)
      return `The password must have at least ${PASSWORD_MIN_LENGTH} characters. Nothing was changed.`;
    await setAdminPassword(store, password, () => new Date());
    staff = (await listStaff(store.db)).map(({ name }) => name);
  } finally {
    await store.close();
  }
  stdout.write('The new admin password is set, and every session has ended.\n');
  // Whoever had the old password may have made one.
  if (staff.length > 0)
    stdout.write(
      `Personal links still work: ${staff.join(', ')}. Revoke what you do not know, under Staff.\n`,
    );
  if (config.adminPassword !== null)
    stdout.write('ADMIN_PASSWORD is set too and will replace it at the next start. Remove that setting.\n');
  return null;
});

async function readPassword(): Promise<string> {
  if (stdin.isTTY) stdout.write('New admin password: ');
  // Typed characters are swallowed, so that the password does not stay on the screen.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
  const { value } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stdout.write('\n');
  return value ?? '';
}
