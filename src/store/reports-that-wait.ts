import type { Result } from '#domain/results/results.ts';
import { toResult } from './result-row.ts';
import type { Db } from './tables.ts';

/** Pending reports that arrived before this time and of which nobody was told yet, the oldest first. */
export async function listUntoldReports(
  db: Db,
  season: number,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<Result[]> {
  const rows = await db
    .selectFrom('results')
    .leftJoin('outbox', 'outbox.result_id', 'results.id')
    .selectAll('results')
    .where('results.season', '=', season)
    .where('results.status', '=', 'pending')
    .where('results.reset_at', 'is', null)
    .where('results.submitted_at', '<=', before)
    .where('outbox.id', 'is', null)
    .orderBy('results.id')
    .limit(limit)
    .execute();
  return rows.map(toResult);
}

/**
 * Nobody has to be told any more that a report waits which was decided meanwhile. Looks at the next lines of the staff
 * only. Returns how many it has taken out.
 */
export async function dropDecidedWaits(db: Db, at: string, limit: number): Promise<number> {
  const dropped = await db
    .updateTable('outbox')
    .set({ sent_at: at })
    .where('id', 'in', (next) =>
      next
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', 'staff')
        .where('sent_at', 'is', null)
        .orderBy('id')
        .limit(limit),
    )
    .where('result_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('results')
            .select('results.id')
            .whereRef('results.id', '=', 'outbox.result_id')
            .where('results.status', '=', 'pending')
            .where('results.reset_at', 'is', null),
        ),
      ),
    )
    .returning('id')
    .execute();
  return dropped.length;
}
