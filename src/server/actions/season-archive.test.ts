import { expect, it } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { insertClubs } from '#store/clubs.ts';
import { beginSeason, finishSeason } from '#store/seasons.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { openTestServer } from '../testing/test-server.ts';
import { createSeasonArchive } from './season-archive.ts';

const SEASONS = 12;

/** The archive of a server with so many finished seasons, which counts how often its database is read, and at once. */
async function openArchive() {
  const { context, tampersWithRows } = await openTestServer();
  tampersWithRows();
  const { db } = context.store;
  for (let number = 1; number <= SEASONS; number += 1) {
    await finishSeason(db, number, `Season ${number}`, '2026-03-01T20:00:00.000Z');
    await beginSeason(db, number + 1);
    await insertClubs(db, number + 1, placeholderClubs());
  }
  await context.publisher.publish();
  const reads = { count: 0, now: 0, most: 0 };
  const counting = {
    transaction: () => ({
      setIsolationLevel: () => ({
        execute: async (read: (trx: Db) => Promise<unknown>) => {
          reads.count += 1;
          reads.now += 1;
          reads.most = Math.max(reads.most, reads.now);
          // Somebody else may begin to read meanwhile.
          await new Promise(setImmediate);
          return read(db).finally(() => {
            reads.now -= 1;
          });
        },
      }),
    }),
  };
  const store = { ...context.store, db: counting as unknown as Db };
  return { archive: createSeasonArchive({ ...context, store } as Context), reads };
}

it('reads each season once and one at a time, however many ask at once', async () => {
  const { archive, reads } = await openArchive();
  const numbers = Array.from({ length: SEASONS }, (_, index) => String(index + 1));
  const seasons = await Promise.all([...numbers, ...numbers].map(archive));
  expect(seasons.map(({ facts }) => JSON.parse(facts.text).season.number)).toEqual(
    [...numbers, ...numbers].map(Number),
  );
  expect(reads).toEqual({ count: SEASONS, now: 0, most: 1 });
});

it('caches the last eight', async () => {
  const { archive, reads } = await openArchive();
  for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '8', '1']) await archive(number);
  expect(reads.count).toBe(8);
  await archive('9');
  await archive('1');
  expect(reads.count).toBe(10);
});
