import Database from 'libsql';
import { validDrawOf } from '#domain/draw/draw.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import type { Db } from '../db/tables.ts';

/** The public reason for voiding a draw whose secret is lost. */
export const SECRET_LOST = 'Restored from a download, which does not contain the secret';

export async function storeDrawSecret(trx: Db, commitment: string, secret: string): Promise<void> {
  await trx.insertInto('draw_secrets').values({ commitment, secret }).execute();
}

export async function findDrawSecret(db: Db, commitment: string): Promise<string | null> {
  const row = await db
    .selectFrom('draw_secrets')
    .select('secret')
    .where('commitment', '=', commitment)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** The draw is over: the record has the secret, or it is no longer needed. */
export async function deleteDrawSecrets(trx: Db): Promise<void> {
  await trx.deleteFrom('draw_secrets').execute();
}

/**
 * Removes the secret of a sealed or running draw from a copy of the database. An administrator who knew it before
 * the phrase is given could choose the phrase by its outcome.
 */
export function removeDrawSecret(file: string): void {
  const database = new Database(file);
  try {
    database.exec('pragma secure_delete = on; delete from draw_secrets; vacuum;');
  } finally {
    database.close();
  }
}

/**
 * After a restore from such a copy: copies the secret from the replaced database if possible. Returns whether it is
 * lost, so that the draw has to be voided.
 */
export async function isDrawSecretLost(
  trx: Db,
  replaced: Db | null,
  { season }: Tournament,
): Promise<boolean> {
  const draw = validDrawOf(season);
  if (!draw || draw.commitment === null || draw.doneAt !== null) return false;
  if ((await findDrawSecret(trx, draw.commitment)) !== null) return false;
  const secret = replaced && (await findDrawSecret(replaced, draw.commitment).catch(() => null));
  if (secret) await storeDrawSecret(trx, draw.commitment, secret);
  return !secret;
}
