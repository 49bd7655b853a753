import type { Db } from './tables.ts';

export interface Session {
  /** Only the hash of the token is kept. */
  readonly tokenHash: string;
  readonly device: string;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export async function insertSession(db: Db, session: Session): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      device: session.device,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function findSession(db: Db, tokenHash: string): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  return {
    tokenHash: row.token_hash,
    device: row.device,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute();
}
