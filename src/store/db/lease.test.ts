import { expect, it } from 'vitest';
import { openFreshStore } from '../testing/open-fresh-store.ts';
import { endLease, holdLease } from './lease.ts';

const HOUR_MS = 3_600_000;

it('is held by one process at a time, as long as it is renewed in time', async () => {
  const store = await openFreshStore('postgres');
  expect(await holdLease(store, 'chat', 'one', HOUR_MS)).toBe(true);
  expect(await holdLease(store, 'chat', 'other', HOUR_MS)).toBe(false);
  expect(await holdLease(store, 'push', 'other', HOUR_MS)).toBe(true);
  expect(await holdLease(store, 'chat', 'one', HOUR_MS)).toBe(true);
  await endLease(store, 'chat', 'other');
  expect(await holdLease(store, 'chat', 'other', HOUR_MS)).toBe(false);
  await endLease(store, 'chat', 'one');
  expect(await holdLease(store, 'chat', 'other', HOUR_MS)).toBe(true);
});

it.each([
  ['when its time is over', -1_000],
  ['when the clock of the database was set back', 2 * HOUR_MS],
])('passes to another process %s', async (_, until) => {
  const store = await openFreshStore('postgres');
  await holdLease(store, 'chat', 'one', HOUR_MS);
  await store.db
    .updateTable('leases')
    .set({ until: Date.now() + until })
    .execute();
  expect(await holdLease(store, 'chat', 'other', HOUR_MS)).toBe(true);
  expect(await holdLease(store, 'chat', 'one', HOUR_MS)).toBe(false);
});

it('is granted to exactly one of many simultaneous requests', async () => {
  const store = await openFreshStore('postgres');
  const asked = Array.from({ length: 20 }, (_, number) => holdLease(store, 'chat', `${number}`, HOUR_MS));
  expect((await Promise.all(asked)).filter((isHeld) => isHeld)).toHaveLength(1);
});

it('is not needed where only one process can open the database', async () => {
  const store = await openFreshStore('sqlite');
  expect(await holdLease(store, 'chat', 'one', HOUR_MS)).toBe(true);
  await endLease(store, 'chat', 'one');
});
