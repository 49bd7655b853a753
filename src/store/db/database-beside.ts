import { sql } from 'kysely';
import type { Client } from 'pg';
import { RestoreRefusedError } from '../backup/restore.ts';
import type { Db } from './tables.ts';

/** A new database in the same cluster, which takes the place of another one once it is complete. */
export interface DatabaseBeside {
  readonly url: string;
  /** In one transaction, which PostgreSQL refuses while anybody is connected to either. Returns the old one's new name. */
  readonly takePlace: () => Promise<string>;
  /** Removes it, unless it has taken the place. */
  readonly remove: () => Promise<void>;
}

/** `db` is connected to the database that is to be replaced, at `url`. */
export async function createDatabaseBeside(db: Db, url: string, now: Date): Promise<DatabaseBeside> {
  const name = await refuseWithoutRights(db);
  const stamp = now.toISOString().replace(/\D/g, '');
  const [incoming, aside] = [`${name}_incoming_${stamp}`, `${name}_before_${stamp}`];
  await sql`create database ${sql.id(incoming)}`.execute(db);
  let isInPlace = false;
  return {
    url: withDatabase(url, incoming),
    takePlace: async () => {
      await besideAll(url, async (client) => {
        const id = (text: string) => client.escapeIdentifier(text);
        await client.query('begin');
        await client.query(`alter database ${id(name)} rename to ${id(aside)}`);
        await client.query(`alter database ${id(incoming)} rename to ${id(name)}`);
        await client.query('commit');
      });
      isInPlace = true;
      return aside;
    },
    remove: async () => {
      if (isInPlace) return;
      await besideAll(url, (client) =>
        client.query(`drop database if exists ${client.escapeIdentifier(incoming)}`),
      );
    },
  };
}

/** The name of the database, whose owner may rename it if the role may create others. */
async function refuseWithoutRights(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string; role: string; owns: boolean; creates: boolean }>`
    select current_database() as name, current_user as role,
      pg_has_role(d.datdba, 'usage') as owns, r.rolcreatedb or r.rolsuper as creates
    from pg_database d, pg_roles r
    where d.datname = current_database() and r.rolname = current_user`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL does not tell which database this is');
  const { name, role } = row;
  if (!row.creates || !row.owns)
    throw new RestoreRefusedError(
      `Restoring makes a new database beside the old one, which the role ${role} may not. As postgres: ` +
        `psql -c 'alter role "${role}" createdb' -c 'alter database "${name}" owner to "${role}"'. Nothing was changed.`,
    );
  return name;
}

/** A database cannot be renamed or dropped by who is connected to it; every cluster has this one. */
async function besideAll(url: string, act: (client: Client) => Promise<unknown>): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await act(client);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE)
      throw new RestoreRefusedError(
        'Somebody is connected to the database. Stop every server first. Nothing was changed.',
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
