import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type Database from 'libsql';
import { GroupCommitDriver } from './group-commit.ts';
import { closeSqliteFile } from './sqlite-file.ts';

/** Kysely is wary of schema changes inside a transaction; SQLite is not. A crash must not leave half a schema. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Lets Kysely speak to libsql. */
export function sqliteDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new GroupCommitDriver(database, () => closeSqliteFile(database)),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
