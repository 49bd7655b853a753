import { sql } from 'kysely';
import type { Channel } from '#domain/news/channels.ts';
import type { Db } from '../db/tables.ts';

export type SecretName =
  | 'admin-password-hash'
  /** Set while the password is the one generated at the first startup. */
  | 'admin-password-is-generated'
  | 'admin-totp-key-hash'
  | 'admin-totp-step'
  | 'sender-salt'
  /** The word that clubs need to enter, as it was set. */
  | 'entry-code'
  | `webhook-hash-${Channel}`
  /** JSON: the key pair that identifies this server to push services. */
  | 'push-keys';

export async function readSecret(db: Db, name: SecretName): Promise<string | null> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSecret(db: Db, name: SecretName, value: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns whether it was written. Two processes that start at the same time use the first one's secret. */
export async function writeSecretIfAbsent(db: Db, name: SecretName, value: string): Promise<boolean> {
  const written = await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  return written !== undefined;
}

export async function deleteSecret(db: Db, name: SecretName): Promise<void> {
  await db.deleteFrom('secrets').where('name', '=', name).execute();
}

/** Five minutes. A clock is not off by that much unless it was set back since. */
const STEPS_AHEAD_MAX = 10;

/**
 * Uses up the time step of a code. Returns false if this step, or a later one, was used before: no code works
 * twice. A step in the future does not count: it would reject every code until the clock has caught up.
 */
export async function consumeTotpStep(db: Db, step: number): Promise<boolean> {
  const taken = await db
    .insertInto('secrets')
    .values({ name: 'admin-totp-step', value: String(step) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: String(step) })
        .where((row) => {
          const last = sql<number>`cast(secrets.value as bigint)`;
          return row.or([row(last, '<', step), row(last, '>', step + STEPS_AHEAD_MAX)]);
        }),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
