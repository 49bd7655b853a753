import { createECDH } from 'node:crypto';
import { readSecret, writeSecretIfAbsent } from '#store/access/secrets.ts';
import type { Store } from '#store/db/open-store.ts';

/** By which push services know this server (VAPID), in base64url. Only the public one leaves it. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start, one pair for all processes: devices that subscribed with it would not know another. */
export async function readPushKeys({ db }: Store): Promise<PushKeys> {
  const known = await readSecret(db, 'push-keys');
  if (known === null) await writeSecretIfAbsent(db, 'push-keys', JSON.stringify(makeKeys()));
  return JSON.parse(known ?? (await readSecret(db, 'push-keys')) ?? '') as PushKeys;
}

const PRIVATE_KEY_BYTES = 32;

function makeKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys().toString('base64url');
  // Zeros at its beginning are left out by Node.
  const privateKey = Buffer.alloc(PRIVATE_KEY_BYTES);
  const written = curve.getPrivateKey();
  written.copy(privateKey, PRIVATE_KEY_BYTES - written.length);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}
