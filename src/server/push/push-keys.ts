import { createECDH } from 'node:crypto';
import { readSecret, writeSecretIfAbsent } from '#store/access/secrets.ts';
import type { Store } from '#store/db/open-store.ts';

/**
 * The key pair that identifies this server to push services (VAPID), in base64url. Only the public key is
 * published.
 */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Created at the first startup, one pair for all processes: subscriptions are bound to it. */
export async function readPushKeys({ db }: Store): Promise<PushKeys> {
  const known = await readSecret(db, 'push-keys');
  if (known === null) await writeSecretIfAbsent(db, 'push-keys', JSON.stringify(makeKeys()));
  return JSON.parse(known ?? (await readSecret(db, 'push-keys')) ?? '') as PushKeys;
}

const PRIVATE_KEY_BYTES = 32;

function makeKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys().toString('base64url');
  // Node omits leading zeros.
  const privateKey = Buffer.alloc(PRIVATE_KEY_BYTES);
  const written = curve.getPrivateKey();
  written.copy(privateKey, PRIVATE_KEY_BYTES - written.length);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
