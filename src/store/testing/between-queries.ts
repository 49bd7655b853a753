import type { KyselyPlugin } from 'kysely';
import type { Db } from '../db/tables.ts';

/** The same database, in which another client acts once, right after the first query through it. */
export function afterFirstQuery(db: Db, act: () => Promise<unknown>): Db {
  let hasActed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!hasActed) {
        hasActed = true;
        await act();
      }
      return result;
    },
  };
  return db.withPlugin(plugin);
}
