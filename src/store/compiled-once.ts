import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely';
import type { Db } from './tables.ts';

/** Stands in a query for a value that is known only when it runs. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for a database. Kysely does both anew for each run, which takes longer than
 * SQLite does: for the few that every submission runs, this is a sixth of its whole cost. The builder sees placeholders
 * instead of the values, so it may hand them to the query and must not look at them.
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const known = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = known.get(adapter);
    if (!query) {
      query = build(db, placeholders).compile();
      known.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
