import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { foldTournament } from '#domain/record/tournament.ts';
import type { Store } from '#store/db/open-store.ts';
import { currentRevision } from '#store/db/revision.ts';
import type { Db } from '#store/db/tables.ts';
import { openFreshStore } from '#store/testing/open-fresh-store.ts';
import { createCurrentTournament } from './current-tournament.ts';
import { type Change, createWriter } from './writer.ts';

const TOURNAMENT = foldTournament([]);

/** A writer over a database that may not answer a commit that it has made. */
async function openWriter(onCommitted: () => void = () => {}) {
  const { db } = await openFreshStore('sqlite');
  let commits = 0;
  const transaction = () => ({
    execute: async <Made>(work: (trx: Db) => Promise<Made>) => {
      const made = await work(db);
      commits += 1;
      onCommitted();
      return made;
    },
  });
  const store = { engine: 'sqlite', db: { transaction } } as unknown as Pick<Store, 'db' | 'engine'>;
  const current = await createCurrentTournament(db);
  const { write } = createWriter(store, current, { publish: async () => {} });
  const made: string[] = [];
  const change =
    (name: string): Change<string> =>
    async () => {
      made.push(name);
      return { tournament: TOURNAMENT, reply: name, isChanged: true };
    };
  return { db, write, made, change, commits: () => commits };
}

it('commits the changes of one turn of the event loop together', async () => {
  const { db, write, change, commits } = await openWriter();
  const before = await currentRevision(db);
  // Each request arrives separately.
  const replies = ['first', 'second', 'third'].map(
    (name) => new Promise((resolve) => process.nextTick(() => resolve(write(change(name))))),
  );
  expect(await Promise.all(replies)).toEqual(['first', 'second', 'third']);
  expect([commits(), await currentRevision(db)]).toEqual([1, before + 1]);
});

it('makes no change twice when a commit gets no answer: it may have been made', async () => {
  const lost = 'Connection terminated unexpectedly';
  const { write, made, change } = await openWriter(() => {
    throw new Error(lost);
  });
  const replies = ['first', 'second'].map((name) => write(change(name)));
  const settled = await Promise.allSettled(replies);
  expect(settled).toMatchObject([{ reason: { message: lost } }, { reason: { message: lost } }]);
  await setImmediate();
  expect(made).toEqual(['first', 'second']);
});

it('makes every other change when one of a batch fails', async () => {
  const { write, change } = await openWriter();
  const first = write(change('first'));
  const faulty = write(async () => {
    throw new Error('no such column');
  });
  const third = write(change('third'));
  await expect(faulty).rejects.toThrow('no such column');
  expect([await first, await third]).toEqual(['first', 'third']);
});
