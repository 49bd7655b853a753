import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Database from 'libsql';

/** A cached prepared statement. */
interface Prepared {
  readonly statement: Database.Statement;
  readonly isReader: boolean;
}

/** The one connection, as lent to one query or transaction. */
interface Holder extends DatabaseConnection {
  hasMutex: boolean;
  isInTransaction: boolean;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit over SQLite's one connection: transactions that end in the same turn of the event loop share one COMMIT,
 * since its fsync takes longer than all the rest of a submission. Each transaction is a savepoint within the shared one.
 * None of them is resolved or rejected before that COMMIT, and no query runs outside of it in between: whatever a caller
 * learns is on disk.
 *
 * The shared transaction is open as long as somebody waits for it. Whatever breaks it (SQLite itself rolls back when the
 * disk is full) rejects all who wait.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: Database.Database;
  readonly #close: () => void;
  readonly #prepared = new Map<string, Prepared>();
  readonly #mutex = new Mutex();
  /** Transactions that have ended and wait for the shared COMMIT. */
  #waiting: Waiting[] = [];

  constructor(database: Database.Database, close: () => void) {
    this.#database = database;
    this.#close = close;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    const holder: Holder = {
      hasMutex: true,
      isInTransaction: false,
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (!holder.hasMutex) throw new Error('This transaction has ended');
        // Outside a transaction it commits by itself, so the shared transaction has to be committed before.
        if (!holder.isInTransaction) this.#commit();
        else if (!this.#database.inTransaction) throw new Error('This transaction was rolled back');
        return this.#run<Row>(query);
      },
      // biome-ignore lint/correctness/useYield: nothing here is read in a stream.
      async *streamQuery() {
        throw new Error('Streams are not supported');
      },
    };
    return holder;
  }

  async releaseConnection(holder: Holder): Promise<void> {
    if (holder.hasMutex) this.#release(holder);
  }

  async beginTransaction(holder: Holder): Promise<void> {
    if (!this.#database.inTransaction) {
      this.#fail(new Error('The shared transaction was rolled back'));
      this.#database.exec('BEGIN');
    }
    this.#execOrFail('SAVEPOINT one');
    holder.isInTransaction = true;
  }

  async commitTransaction(holder: Holder): Promise<void> {
    this.#execOrFail('RELEASE one');
    await this.#untilCommitted(holder);
  }

  /** Kysely calls it after a failed commit as well, and SQLite may have rolled back by itself: then nothing is left to do. */
  async rollbackTransaction(holder: Holder): Promise<void> {
    if (!holder.hasMutex || !this.#database.inTransaction) return;
    if (this.#waiting.length === 0) {
      this.#database.exec('ROLLBACK');
      return;
    }
    this.#execOrFail('ROLLBACK TO one; RELEASE one');
    // It may have failed because of what others have written, and must not tell of that before it is committed.
    await this.#untilCommitted(holder);
  }

  async destroy(): Promise<void> {
    await this.#mutex.lock();
    try {
      this.#commit();
      this.#close();
    } finally {
      this.#mutex.unlock();
    }
  }

  /** Releases the connection, so that others may join the shared transaction, and waits for its COMMIT. */
  #untilCommitted(holder: Holder): Promise<void> {
    if (this.#waiting.length === 0) setImmediate(() => void this.#commitWhenFree());
    const committed = new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    this.#release(holder);
    return committed;
  }

  #release(holder: Holder): void {
    holder.hasMutex = false;
    this.#mutex.unlock();
  }

  async #commitWhenFree(): Promise<void> {
    await this.#mutex.lock();
    this.#commit();
    this.#mutex.unlock();
  }

  /** Runs a statement after whose failure the state of the shared transaction is unknown. */
  #execOrFail(sql: string): void {
    try {
      this.#database.exec(sql);
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #commit(): void {
    if (this.#waiting.length === 0) return;
    try {
      this.#database.exec('COMMIT');
      this.#settle(({ resolve }) => resolve());
    } catch (error) {
      this.#fail(error);
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, isReader } = this.#prepare(sql);
    try {
      if (isReader) return { rows: statement.all(parameters) as Row[] };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (error) {
      // SQLite rolls back by itself when the disk is full, and with it every transaction that shares the COMMIT.
      if (!this.#database.inTransaction) this.#fail(error);
      throw error;
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    const prepared = { statement, isReader: statement.reader };
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  #fail(error: unknown): void {
    try {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK');
    } catch {
      // The first error is the one to report.
    }
    this.#settle(({ reject }) => reject(error));
  }

  #settle(settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) settle(each);
  }
}

/** First come, first served. */
class Mutex {
  #isLocked = false;
  readonly #queue: (() => void)[] = [];

  async lock(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isLocked = true;
  }

  unlock(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isLocked = false;
  }
}
