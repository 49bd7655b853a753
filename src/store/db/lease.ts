import { sql } from 'kysely';
import type { Store } from './open-store.ts';

/** Of one clock for all processes. */
const NOW = sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Whether this holder may do the work of this name for so long, alone among all processes. Asked again in time it is
 * held on; a process that vanished loses it when the time is over. A lease from as far in the future was taken before
 * the clock was set back. A SQLite file has only one process, which has nobody to share with.
 */
export async function holdLease(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  name: string,
  holder: string,
  milliseconds: number,
): Promise<boolean> {
  if (engine === 'sqlite') return true;
  const { rows } = await sql`insert into leases (name, holder, until)
    values (${name}, ${holder}, ${NOW} + ${milliseconds}::bigint)
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where leases.holder = excluded.holder or leases.until not between ${NOW} and excluded.until
    returning name`.execute(db);
  return rows.length > 0;
}

/** Lets others do the work at once. */
export async function endLease(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  name: string,
  holder: string,
): Promise<void> {
  if (engine === 'sqlite') return;
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
