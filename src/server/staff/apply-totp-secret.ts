import { recordAdminAction } from '#store/access/admin-record.ts';
import { deleteAllDevices } from '#store/access/known-devices.ts';
import { readSecret, writeSecret } from '#store/access/secrets.ts';
import { deleteAllSessions } from '#store/access/sessions.ts';
import type { Store } from '#store/db/open-store.ts';
import type { Clock } from '../clock.ts';
import { hashToken } from '../http/tokens.ts';

const NONE = 'none';

/**
 * Ends every session if the TOTP secret differs from the last startup, or was removed: the administrator may have
 * lost a device. Only a hash of the secret is stored, to recognise it.
 */
export async function applyTotpSecret(store: Store, key: string | null, clock: Clock): Promise<void> {
  const now = key === null ? NONE : hashToken(key);
  const before = await readSecret(store.db, 'admin-totp-key-hash');
  if (now === before) return;
  await store.db.transaction().execute(async (trx) => {
    await writeSecret(trx, 'admin-totp-key-hash', now);
    // The first startup on this data has no previous secret, so nothing has changed.
    if (before === null) return;
    await deleteAllSessions(trx);
    await deleteAllDevices(trx);
    const at = clock().toISOString();
    await recordAdminAction(trx, {
      at,
      action: 'change-second-factor',
      device: 'Server console',
      detail: {},
    });
  });
}
