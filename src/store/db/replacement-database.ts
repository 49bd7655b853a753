import { sql } from 'kysely';
import type { Client } from 'pg';
import { RestoreRefusedError } from '../backup/restore.ts';
import type { Db } from './tables.ts';

/** A new database in the same cluster, which replaces another one once it is complete. */
export interface ReplacementDatabase {
  readonly url: string;
  /**
   * In one transaction, which PostgreSQL rejects while a client is connected to either. Returns the new name of the
   * old database.
   */
  readonly swapIn: () => Promise<string>;
  /** Removes it, unless it has been swapped in. */
  readonly remove: () => Promise<void>;
}

/** `db` is connected to the database to be replaced, at `url`. */
export async function createReplacementDatabase(
  db: Db,
  url: string,
  now: Date,
): Promise<ReplacementDatabase> {
  const name = await requireRights(db);
  const stamp = now.toISOString().replace(/\D/g, '');
  const [incoming, aside] = [`${name}_incoming_${stamp}`, `${name}_before_${stamp}`];
  await sql`create database ${sql.id(incoming)}`.execute(db);
  let isSwappedIn = false;
  return {
    url: withDatabase(url, incoming),
    swapIn: async () => {
      await withMaintenanceConnection(url, async (client) => {
        const id = (text: string) => client.escapeIdentifier(text);
        await client.query('begin');
        await client.query(`alter database ${id(name)} rename to ${id(aside)}`);
        await client.query(`alter database ${id(incoming)} rename to ${id(name)}`);
        await client.query('commit');
      });
      isSwappedIn = true;
      return aside;
    },
    remove: async () => {
      if (isSwappedIn) return;
      await withMaintenanceConnection(url, (client) =>
        client.query(`drop database if exists ${client.escapeIdentifier(incoming)}`),
      );
    },
  };
}

/** Returns the database name. Its owner may rename it if the role may create databases. */
async function requireRights(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; role: string; owns: boolean; creates: boolean }>`
    select current_database() as name, current_user as role,
      pg_has_role(d.datdba, 'usage') as owns, r.rolcreatedb or r.rolsuper as creates
    from pg_database d, pg_roles r
    where d.datname = current_database() and r.rolname = current_user`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL did not return the current database');
  const { name, role } = row;
  if (!row.creates || !row.owns)
    throw new RestoreRefusedError(
      `Restoring creates a new database, which the role ${role} has no permission to do. As the user postgres, run: ` +
        `psql -c 'alter role "${role}" createdb' -c 'alter database "${name}" owner to "${role}"'. Nothing was changed.`,
    );
  return name;
}

/** A connected client cannot rename or drop its own database; every cluster has the database `postgres`. */
async function withMaintenanceConnection(
  url: string,
  act: (client: Client) => Promise<unknown>,
): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await act(client);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE)
      throw new RestoreRefusedError(
        'Another client is connected to the database. Stop every server first. Nothing was changed.',
      );
    throw error;
  } finally {
    await client.end();
  }
}

const OBJECT_IN_USE = '55006';

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}
