import type { KyselyPlugin } from 'kysely';
import type { Db } from '../tables.ts';

/** The same database, where somebody else acts once, right after the first query that passes here. */
export function withActAfterFirstQuery(db: Db, act: () => Promise<unknown>): Db {
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
