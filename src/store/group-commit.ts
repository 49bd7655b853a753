import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Database from 'libsql';

/** A statement that was prepared once. */
interface Prepared {
  readonly statement: Database.Statement;
  readonly isReader: boolean;
}

/** Whoever works with the one connection. */
interface Holder extends DatabaseConnection {
  hasLock: boolean;
  isInTransaction: boolean;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Speaks to SQLite over its one connection, and lets transactions that end in the same turn of the event loop share
 * one commit: making a commit durable takes longer than all the rest of a submission. Each transaction is a savepoint
 * within the shared one. None that shares it ends before the commit, neither well nor badly, and nobody reads in
 * between, so all that anybody is ever told is on disk.
 *
 * While somebody waits, the shared transaction is open. Whatever breaks it (a full disk makes SQLite roll back by
 * itself) fails all that wait for it.
 */
export class GroupCommitDriver implements Driver {
  readonly #database: Database.Database;
  readonly #close: () => void;
  readonly #prepared = new Map<string, Prepared>();
  readonly #mutex = new Mutex();
  /** Transactions that have ended within the shared one. */
  #waiting: Waiting[] = [];

  constructor(database: Database.Database, close: () => void) {
    this.#database = database;
    this.#close = close;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.lock();
    const holder: Holder = {
      hasLock: true,
      isInTransaction: false,
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (!holder.hasLock) throw new Error('This transaction has ended');
        // On its own it is its own transaction, so what others have done has to be stored before.
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
    if (holder.hasLock) this.#passOn(holder);
  }

  async beginTransaction(holder: Holder): Promise<void> {
    if (!this.#database.inTransaction) {
      this.#fail(new Error('The shared transaction was rolled back'));
      this.#database.exec('BEGIN');
    }
    this.#orFail('SAVEPOINT one');
    holder.isInTransaction = true;
  }

  async commitTransaction(holder: Holder): Promise<void> {
    this.#orFail('RELEASE one');
    await this.#untilStored(holder);
  }

  /** Also called after a commit that has failed, or when SQLite has rolled back by itself: then nothing is left to do. */
  async rollbackTransaction(holder: Holder): Promise<void> {
    if (!holder.hasLock || !this.#database.inTransaction) return;
    if (this.#waiting.length === 0) {
      this.#database.exec('ROLLBACK');
      return;
    }
    this.#orFail('ROLLBACK TO one; RELEASE one');
    // It may have failed because of what others have done, and must not tell of that before it is stored.
    await this.#untilStored(holder);
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

  /** Passes the connection on, so that others may join the shared transaction, and waits for its commit. */
  #untilStored(holder: Holder): Promise<void> {
    if (this.#waiting.length === 0) setImmediate(() => void this.#commitInTurn());
    const stored = new Promise<void>((resolve, reject) => this.#waiting.push({ resolve, reject }));
    this.#passOn(holder);
    return stored;
  }

  #passOn(holder: Holder): void {
    holder.hasLock = false;
    this.#mutex.unlock();
  }

  async #commitInTurn(): Promise<void> {
    await this.#mutex.lock();
    this.#commit();
    this.#mutex.unlock();
  }

  /** A statement without which nobody knows what is stored and what is not. */
  #orFail(sql: string): void {
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
      this.#end(({ resolve }) => resolve());
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
      // A full disk makes SQLite roll back by itself, and with this transaction all that share it.
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
      // What broke first is told.
    }
    this.#end(({ reject }) => reject(error));
  }

  #end(tell: (waiting: Waiting) => void): void {
    const ended = this.#waiting;
    this.#waiting = [];
    for (const waiting of ended) tell(waiting);
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
