import { expect, it, vi } from 'vitest';
import { compiledOnce } from './compiled-once.ts';
import type { Db } from './tables.ts';
import { describeEachEngine } from './testing/each-engine.ts';
import { openFreshStore } from './testing/open-fresh-store.ts';

function clubNames() {
  const build = vi.fn((db: Db, { group, from }: { readonly group: 'A' | 'B'; readonly from: number }) =>
    db
      .selectFrom('clubs')
      .select('name')
      .where('group_letter', '=', group)
      .where('slot', '>=', from)
      .orderBy('slot')
      .limit(2),
  );
  return { build, select: compiledOnce(build) };
}

describeEachEngine('a query that is compiled once', (engine) => {
  it('takes its values anew each time', async () => {
    const { db } = await openFreshStore(engine);
    const { build, select } = clubNames();
    expect(await select(db, { group: 'A', from: 1 })).toEqual([{ name: 'Team 1' }, { name: 'Team 2' }]);
    expect(await select(db, { group: 'B', from: 3 })).toEqual([{ name: 'Team 7' }, { name: 'Team 8' }]);
    const inTransaction = db.transaction().execute((trx) => select(trx, { from: 4, group: 'A' }));
    expect(await inTransaction).toEqual([{ name: 'Team 4' }]);
    expect(build).toHaveBeenCalledOnce();
  });
});

it('is compiled for each database in the words of its engine', async () => {
  const [sqlite, postgres] = await Promise.all([openFreshStore('sqlite'), openFreshStore('postgres')]);
  const { build, select } = clubNames();
  for (const { db } of [sqlite, postgres, sqlite, postgres]) {
    expect(await select(db, { group: 'A', from: 4 })).toEqual([{ name: 'Team 4' }]);
  }
  expect(build).toHaveBeenCalledTimes(2);
});
