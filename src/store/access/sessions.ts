import type { StaffMember } from '#domain/staff.ts';
import type { Db } from '../db/tables.ts';

export interface Session {
  /** Only the hash of the token is stored. */
  readonly tokenHash: string;
  readonly device: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Null with the shared password. */
  readonly staff: StaffMember | null;
}

export async function insertSession(
  db: Db,
  session: Omit<Session, 'staff'> & Partial<Session>,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      device: session.device,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      staff: session.staff?.number ?? null,
    })
    .execute();
}

/** Excludes revoked links: a login in progress may have created a session after the revocation. */
export async function findSession(db: Db, tokenHash: string): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('staff', 'staff.number', 'sessions.staff')
    .select([
      'token_hash as tokenHash',
      'device',
      'sessions.created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .select(['number', 'name', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { number, name, role, ...session } = row;
  return {
    ...session,
    staff: number !== null && name !== null && role !== null ? { number, name, role } : null,
  };
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

/** Whether it was opened with a personal link that has been revoked. */
export async function isRevokedSession(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.number', 'sessions.staff')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
