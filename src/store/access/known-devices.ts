import type { Db } from '../db/tables.ts';

export const DEVICE_LIFETIME_MS = 365 * 24 * 3_600_000;
/** More than one administrator's devices and browsers; each login without a cookie adds one. */
export const KNOWN_DEVICES_MAX = 100;

/**
 * Devices on which the administrator has logged in; only the hash of their id is stored. Each login stores its
 * device again, so the ones removed are the least recently used.
 */
export async function rememberDevice(db: Db, idHash: string, now: string): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ id_hash: idHash, created_at: now })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ created_at: now }))
    .execute();
  const newest = db
    .selectFrom('known_devices')
    .select('id_hash')
    .orderBy('created_at', 'desc')
    .limit(KNOWN_DEVICES_MAX);
  await db
    .deleteFrom('known_devices')
    .where('id_hash', 'not in', newest)
    // It may look old after the clock was set back.
    .where('id_hash', '!=', idHash)
    .execute();
}

export async function deleteAllDevices(db: Db): Promise<void> {
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
