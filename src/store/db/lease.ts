import { sql } from 'kysely';
import type { Store } from './open-store.ts';

/** The database clock, shared by all processes. */
const NOW = sql`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Whether this holder has the lease for this duration, exclusively among all processes. Renewed in time, it is
 * kept; a crashed process loses it when it expires. A lease that far in the future was taken before the clock was
 * set back. A SQLite file has only one process, so every request is granted.
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

/** Releases the lease at once. */
export async function endLease(
  { db, engine }: Pick<Store, 'db' | 'engine'>,
  name: string,
  holder: string,
): Promise<void> {
  if (engine === 'sqlite') return;
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}
