import { randomInt } from 'node:crypto';
import { recordAdminAction } from '#store/access/admin-record.ts';
import { deleteAllDevices } from '#store/access/known-devices.ts';
import { clearAllFailures } from '#store/access/login-failures.ts';
import { deleteSecret, readSecret, writeSecret, writeSecretIfAbsent } from '#store/access/secrets.ts';
import { deleteAllSessions } from '#store/access/sessions.ts';
import type { Store } from '#store/db/open-store.ts';
import type { Clock } from '../clock.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Sets the password and ends every session that was opened with the old one. */
export async function setAdminPassword(store: Store, password: string, clock: Clock): Promise<void> {
  const hash = await hashPassword(password);
  await store.db.transaction().execute(async (trx) => {
    await writeSecret(trx, 'admin-password-hash', hash);
    await deleteSecret(trx, 'admin-password-is-generated');
    await deleteAllSessions(trx);
    await deleteAllDevices(trx);
    await clearAllFailures(trx);
    const at = clock().toISOString();
    await recordAdminAction(trx, { at, action: 'change-password', device: 'Server console', detail: {} });
  });
}

/**
 * Ensures at startup that there is a password. A configured one always applies; without one, the first startup
 * generates a password and returns it, to be shown once.
 */
export async function ensureAdminPassword(
  store: Store,
  configured: string | null,
  clock: Clock,
): Promise<string | null> {
  const stored = await readSecret(store.db, 'admin-password-hash');
  if (configured !== null) {
    if (stored === null || !(await verifyPassword(configured, stored)))
      await setAdminPassword(store, configured, clock);
    return null;
  }
  if (stored !== null) return null;
  const generated = generatePassword();
  const hash = await hashPassword(generated);
  return store.db.transaction().execute(async (trx) => {
    const isWritten = await writeSecretIfAbsent(trx, 'admin-password-hash', hash);
    if (!isWritten) return null;
    await writeSecret(trx, 'admin-password-is-generated', 'yes');
    return generated;
  });
}

/** A generated password was printed at the first startup, so it may be in a log. */
export async function isPasswordGenerated(store: Store): Promise<boolean> {
  return (await readSecret(store.db, 'admin-password-is-generated')) !== null;
}

// Without letters and digits that are easily confused: it is copied by hand.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Four groups of five: about 99 bits. */
function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
}
