import { recordAdminAction } from '#store/admin-record.ts';
import type { Store } from '#store/open-store.ts';
import { readSecret, writeSecret } from '#store/secrets.ts';
import { deleteAllSessions } from '#store/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import type { Clock } from '../context.ts';

const NONE = 'none';

/**
 * Ends every session when the settings name another second factor than at the last start, or none any more: whoever
 * changes it may have lost a device. The key has 160 random bits, so a plain hash of it may be stored.
 */
export async function noticeSecondFactor(store: Store, key: string | null, clock: Clock): Promise<void> {
  const now = key === null ? NONE : hashToken(key);
  const before = (await readSecret(store.db, 'admin-totp-key-hash')) ?? NONE;
  if (now === before) return;
  await store.db.transaction().execute(async (trx) => {
    await writeSecret(trx, 'admin-totp-key-hash', now);
    await deleteAllSessions(trx);
    const at = clock().toISOString();
    await recordAdminAction(trx, {
      at,
      action: 'change-second-factor',
      device: 'Server console',
      detail: {},
    });
  });
}
