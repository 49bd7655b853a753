import Database from 'libsql';
import { validDraw } from '#domain/draw/draw.ts';
import { giveUpDraw, insertDraw, listDraws } from './draws.ts';
import type { Db } from './tables.ts';

/** Why a draw is voided whose secret is lost. Everybody can read it. */
export const SECRET_LOST = 'Restored from a download, which does not contain the secret';

/**
 * Removes the secret of a draw that is sealed or running from a copy of the database. An administrator who knew it before
 * the phrase is given could choose the phrase by its outcome.
 */
export function removeDrawSecret(file: string): void {
  const database = new Database(file);
  try {
    database.exec(`pragma secure_delete = on;
      update draws set secret = null where done_at is null and given_up_at is null;
      vacuum;`);
  } finally {
    database.close();
  }
}

/**
 * After a restore from such a copy: takes the secret from the replaced database if it has it, and voids the draw if not.
 * Returns whether it was voided.
 */
export async function settleDrawSecret(
  trx: Db,
  replaced: Db | null,
  { season, at }: { readonly season: number; readonly at: string },
): Promise<boolean> {
  const draw = validDraw(await listDraws(trx, season));
  if (!draw || draw.commitment === null || draw.secret !== null) return false;
  const secret = replaced && (await findSecret(replaced, draw.commitment).catch(() => null));
  if (secret) {
    await trx.updateTable('draws').set({ secret }).where('id', '=', draw.id).execute();
    return false;
  }
  await giveUpDraw(trx, draw.id, at, SECRET_LOST);
  await insertDraw(trx, season, draw.clubs);
  return true;
}

async function findSecret(db: Db, commitment: string): Promise<string | null> {
  const row = await db
    .selectFrom('draws')
    .select('secret')
    .where('commitment', '=', commitment)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return row?.secret ?? null;
}
