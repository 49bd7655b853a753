import { createHmac, randomBytes } from 'node:crypto';
import { readSecret, writeSecretIfAbsent } from '#store/access/secrets.ts';
import type { Store } from '#store/db/open-store.ts';
import { clientOf } from '../http/client-address.ts';

const SALT_BYTES = 32;
const HASH_DIGITS = 32;

/** Identifies the sender of a submission without revealing the address: the same address gives the same id. */
export type SenderOf = (ip: string) => string;

/** The salt is shared by all processes. Without it, all addresses could be tried one by one. */
export async function createSenderOf({ db }: Store): Promise<SenderOf> {
  const known = await readSecret(db, 'sender-salt');
  if (known === null) await writeSecretIfAbsent(db, 'sender-salt', randomBytes(SALT_BYTES).toString('hex'));
  const salt = known ?? (await readSecret(db, 'sender-salt')) ?? '';
  return (ip) => createHmac('sha256', salt).update(clientOf(ip)).digest('hex').slice(0, HASH_DIGITS);
}
