import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import type { Context } from '../context.ts';
import { openTestServer } from '../testing/test-server.ts';
import { changeAsServer } from '../writer/change-tournament.ts';
import { createSeasonArchive } from './season-archive.ts';

const SEASONS = 12;

/** A season without a match. */
function finished(season: number): RecordDraft {
  const rules = { reporting: 'anybody', autoApprove: 'off', autoApproveHours: 24, after: 0 } as const;
  const next = { clubs: placeholderClubs(), ...rules };
  return { kind: 'finished', data: { season, name: `Season ${season}`, keepClubs: false, next } };
}

/** The archive of a server with finished seasons, which counts reads, in total and concurrent. */
async function openArchive() {
  const { context } = await openTestServer();
  const entries = Array.from({ length: SEASONS }, (_, index) => finished(index + 1));
  await changeAsServer(context, () => ({ entries }));
  const reads = { count: 0, now: 0, most: 0 };
  // Only the entries of a season are read as a whole.
  const whole = new WeakSet<QueryId>();
  const db = context.store.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode' && JSON.stringify(node.selections).includes('SelectAllNode')) {
        whole.add(queryId);
        reads.count += 1;
        reads.now += 1;
        reads.most = Math.max(reads.most, reads.now);
      }
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      // Another read may begin in the meantime.
      await new Promise(setImmediate);
      if (whole.has(queryId)) reads.now -= 1;
      return result;
    },
  });
  const store = { ...context.store, db };
  return { archive: createSeasonArchive({ ...context, store } as Context), reads };
}

type QueryId = Parameters<KyselyPlugin['transformQuery']>[0]['queryId'];

it('reads each season once and one at a time, however many are requested', async () => {
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
