import type { Db } from './tables.ts';

/** Devices on which the administrator has signed in before; only the hash of their id is kept. */
export async function rememberDevice(db: Db, idHash: string, createdAt: string): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ id_hash: idHash, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function forgetAllDevices(db: Db): Promise<void> {
  await db.deleteFrom('known_devices').execute();
}

export async function isKnownDevice(db: Db, idHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('id_hash')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return row !== undefined;
}
