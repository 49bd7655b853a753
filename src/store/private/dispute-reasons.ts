import type { Db } from '../db/tables.ts';

/** By result. For the administrator and the two clubs. */
export async function listDisputeReasons(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('dispute_reasons').selectAll().execute();
  return new Map(rows.map(({ result_id, reason }) => [result_id, reason]));
}

/** A club that disputes a result again may give another reason. */
export async function writeDisputeReason(db: Db, resultId: number, reason: string): Promise<void> {
  await db
    .insertInto('dispute_reasons')
    .values({ result_id: resultId, reason })
    .onConflict((conflict) => conflict.column('result_id').doUpdateSet({ reason }))
    .execute();
}
