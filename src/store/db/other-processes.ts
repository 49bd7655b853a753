import { sql } from 'kysely';
import type { Store } from './open-store.ts';
import { PROCESS_NAME } from './postgres-dialect.ts';

/** Whether another server uses this database. On SQLite none can: opening locks it for one process. */
export async function otherProcesses({ db, engine }: Store): Promise<boolean> {
  if (engine === 'sqlite') return false;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name like 'ces-%'
      and application_name <> ${PROCESS_NAME} limit 1`.execute(db);
  return rows.length > 0;
}
