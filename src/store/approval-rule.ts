import type { Db } from './tables.ts';

/**
 * The pending results that a rule may approve: reported since the rule was set, and about none of them a decision was
 * undone, which leaves it to a person for good.
 */
export async function listResultsForRule(db: Db, season: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('seasons', 'seasons.number', 'results.season')
    .select('results.id')
    .where('results.season', '=', season)
    .where('results.status', '=', 'pending')
    .where('results.reset_at', 'is', null)
    .where('results.needs_person', '=', 0)
    .where('seasons.auto_approve', '!=', 'off')
    .whereRef('results.id', '>', 'seasons.auto_approve_after')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
