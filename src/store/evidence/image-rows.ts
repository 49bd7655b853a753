import { lockRevision } from '../db/revision.ts';
import type { Db } from '../db/tables.ts';
import { listImages } from './evidence.ts';
import { type ImageStore, sha256Of } from './images.ts';

/** Images in a PostgreSQL table, readable by every process. */
export function imagesInTable(db: Db): ImageStore {
  return {
    keep: (sha256, jpeg, claim) =>
      db.transaction().execute(async (trx) => {
        await claim(trx);
        await trx
          .insertInto('pictures')
          .values({ sha256, jpeg })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),

    read: async (sha256) => {
      const row = await db
        .selectFrom('pictures')
        .select('jpeg')
        .where('sha256', '=', sha256)
        .executeTakeFirst();
      return row && sha256Of(row.jpeg) === sha256 ? row.jpeg : null;
    },

    sweep: () =>
      db.transaction().execute(async (trx) => {
        // Without the lock it could remove an image that another process is about to add to a result.
        await lockRevision(trx, 'postgres');
        const { numDeletedRows } = await trx
          .deleteFrom('pictures')
          .where('sha256', 'not in', trx.selectFrom('evidence').select('sha256'))
          .executeTakeFirstOrThrow();
        const stored = await trx.selectFrom('pictures').select('sha256').execute();
        const missing = await listImages(trx);
        for (const { sha256 } of stored) missing.delete(sha256);
        return { removed: Number(numDeletedRows), missing: [...missing] };
      }),
  };
}
