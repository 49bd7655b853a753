import { Secret, TOTP } from 'otpauth';
import { SITE } from '#site/site.ts';
import { recordAdminAction } from '#store/access/admin-record.ts';
import { deleteAllDevices } from '#store/access/known-devices.ts';
import { readSecret, writeSecret } from '#store/access/secrets.ts';
import { deleteAllSessions } from '#store/access/sessions.ts';
import type { Store } from '#store/db/open-store.ts';
import type { Clock } from '../clock.ts';
import { hashToken } from '../http/tokens.ts';

const PERIOD_SECONDS = 30;
/** Clocks differ a little: the previous and the next code are accepted as well. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** The setup data of an authenticator app. */
export interface NewTotpSecret {
  readonly secret: string;
  /** For the app, as a link or a QR code. */
  readonly address: string;
}

export function newTotpSecret(): NewTotpSecret {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, address: authenticator(secret).toString() };
}

/** The time step of this code; null if it is not currently valid. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** The current code in the app. */
export function currentCode(secret: string): string {
  return authenticator(secret).generate();
}

function authenticator(secret: string): TOTP {
  return new TOTP({
    issuer: SITE.name,
    label: 'admin',
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  });
}

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
