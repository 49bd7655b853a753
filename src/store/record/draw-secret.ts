import Database from 'libsql';
import { validDrawOf } from '#domain/draw/draw.ts';
import type { Tournament } from '#domain/record/tournament.ts';
import type { Db } from '../db/tables.ts';

/** Why a draw is voided whose secret is lost. Everybody can read it. */
export const SECRET_LOST = 'Restored from a download, which does not contain the secret';

export async function keepDrawSecret(trx: Db, commitment: string, secret: string): Promise<void> {
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

/** The draw is over: the record has the secret, or nobody ever needs it. */
export async function forgetDrawSecrets(trx: Db): Promise<void> {
  await trx.deleteFrom('draw_secrets').execute();
}

/**
 * Removes the secret of a draw that is sealed or running from a copy of the database. An administrator who knew it before
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
 * After a restore from such a copy: takes the secret from the replaced database if it has it. Returns whether it is
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
  if (secret) await keepDrawSecret(trx, draw.commitment, secret);
  return !secret;
}
