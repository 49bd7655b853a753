import { writeSecret } from '#store/access/secrets.ts';
import { openStore, type StoreLocation } from '#store/db/open-store.ts';
import { LIGHT_HASH } from './admin-password.ts';

/** The initial database of every test server: created once per run and then copied, since migrations take longer. */
export async function makeEmptyTournament(location: StoreLocation): Promise<void> {
  const store = await openStore(location);
  await writeSecret(store.db, 'admin-password-hash', LIGHT_HASH);
  await store.close();
}
