import {
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';
import type Database from 'libsql';
import { closeSqliteFile } from './sqlite-file.ts';

/** SQLite has transactional DDL, which Kysely does not assume: a crash must not leave half a schema. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** An insert is a separate statement for each number of rows. */
const STATEMENTS_MAX = 500;

/**
 * SQLite rolls back on its own when the disk is full: that error must be reported, and a later query of the same
 * transaction must not be committed alone.
 */
class RolledBackDriver extends SqliteDriver {
  readonly #database: Database.Database;
  readonly #transaction: { isOpen: boolean };

  constructor(database: Database.Database) {
    const statements = new Map<string, Database.Statement>();
    const transaction = { isOpen: false };
    super({
      database: {
        prepare: (sql) => {
          if (transaction.isOpen && !database.inTransaction)
            throw new Error('The transaction was rolled back by SQLite');
          const statement = statements.get(sql) ?? database.prepare(sql);
          if (statements.size >= STATEMENTS_MAX) statements.clear();
          statements.set(sql, statement);
          return statement as unknown as SqliteStatement;
        },
        close: () => closeSqliteFile(database),
      },
    });
    this.#database = database;
    this.#transaction = transaction;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await super.beginTransaction(connection);
    this.#transaction.isOpen = true;
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#transaction.isOpen = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#transaction.isOpen = false;
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

export function sqliteDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new RolledBackDriver(database),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
