import { scryptSync } from 'node:crypto';
import { openStore, type StoreLocation } from '#store/open-store.ts';
import { writeSecret } from '#store/secrets.ts';

export const PASSWORD = 'floodlights on';
/** The same password under a light hash: the cost is part of the hash, and the real one would slow every test. */
const LIGHT_HASH = `scrypt$16$1$1$${Buffer.from('salt').toString('base64url')}$${scryptSync(PASSWORD, 'salt', 32, { N: 16, r: 1, p: 1 }).toString('base64url')}`;

/** The database that every test server starts on: made once for a run, then copied, since its migrations take longer. */
export async function makeEmptyTournament(location: StoreLocation): Promise<void> {
  const store = await openStore(location);
  await writeSecret(store.db, 'admin-password-hash', LIGHT_HASH);
  await store.close();
}
