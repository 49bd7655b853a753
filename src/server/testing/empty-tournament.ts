import { writeSecret } from '#store/access/secrets.ts';
import { openStore, type StoreLocation } from '#store/db/open-store.ts';
import { LIGHT_HASH } from './admin-password.ts';

/** The database that every test server starts on: made once for a run, then copied, since its migrations take longer. */
export async function makeEmptyTournament(location: StoreLocation): Promise<void> {
  const store = await openStore(location);
  await writeSecret(store.db, 'admin-password-hash', LIGHT_HASH);
  await store.close();
}
