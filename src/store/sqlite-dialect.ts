import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type Database from 'libsql';
import { GroupCommitDriver } from './group-commit.ts';
import { closeSqliteFile } from './sqlite-file.ts';

/** SQLite has transactional DDL, which Kysely does not count on: a crash must not leave half a schema. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's dialect for libsql, with group commit. */
export function sqliteDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new GroupCommitDriver(database, () => closeSqliteFile(database)),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
