import type { Role, StaffMember } from '#domain/staff.ts';
import type { Db } from '../db/tables.ts';

/** A person with a personal link. Only hashes of the link and of the device that opened it are stored. */
export interface StoredStaff extends StaffMember {
  readonly deviceHash: string | null;
  readonly createdAt: string;
  /** When the link was opened. */
  readonly boundAt: string | null;
}

const inForce = (db: Db) =>
  db
    .selectFrom('staff')
    .select([
      'number',
      'name',
      'role',
      'device_hash as deviceHash',
      'created_at as createdAt',
      'bound_at as boundAt',
    ])
    .where('revoked_at', 'is', null);

/** In the order in which the links were created. */
export function listStaff(db: Db): Promise<StoredStaff[]> {
  return inForce(db).orderBy('number').execute();
}

export async function findStaffByKey(db: Db, keyHash: string): Promise<StoredStaff | null> {
  return (await inForce(db).where('key_hash', '=', keyHash).executeTakeFirst()) ?? null;
}

export async function findStaffByDevice(db: Db, deviceHash: string): Promise<StoredStaff | null> {
  return (await inForce(db).where('device_hash', '=', deviceHash).executeTakeFirst()) ?? null;
}

/** Returns the number. */
export async function insertStaff(
  db: Db,
  staff: { readonly name: string; readonly role: Role; readonly keyHash: string; readonly createdAt: string },
): Promise<number> {
  const { number } = await db
    .insertInto('staff')
    .values({ name: staff.name, role: staff.role, key_hash: staff.keyHash, created_at: staff.createdAt })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** Compare-and-set: a link can be opened once. Returns whether this device opened it. */
export async function bindStaff(
  db: Db,
  number: number,
  { deviceHash, at }: { readonly deviceHash: string; readonly at: string },
): Promise<boolean> {
  const row = await db
    .updateTable('staff')
    .set({ device_hash: deviceHash, bound_at: at })
    .where('number', '=', number)
    .where('bound_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the name; null if the number has no valid link. */
export async function revokeStaff(db: Db, number: number, revokedAt: string): Promise<string | null> {
  const row = await db
    .updateTable('staff')
    .set({ revoked_at: revokedAt })
    .where('number', '=', number)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function revokeAllStaff(db: Db, revokedAt: string): Promise<void> {
  await db.updateTable('staff').set({ revoked_at: revokedAt }).where('revoked_at', 'is', null).execute();
}
