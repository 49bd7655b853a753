import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeholderClubs } from '#domain/clubs.ts';
import type { Facts } from '#store/facts.ts';
import { createPublisher } from './publisher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ASSETS = { boot: '/boot.js', script: '/entry.js', modules: [], pageModules: {}, styles: [], fonts: [] };
const log = { error: vi.fn() } as unknown as FastifyBaseLogger;

/** A store whose answers the test hands out one by one. */
async function publisherOverSlowStore() {
  const waiting: ((facts: Facts | Error) => void)[] = [];
  const announced: number[] = [];
  const facts = (revision: number): Facts => ({ revision, clubs: placeholderClubs(), results: [] });
  let loads = 0;
  const load = () => {
    loads += 1;
    if (loads === 1) return Promise.resolve(facts(1));
    return new Promise<Facts>((resolve, reject) =>
      waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  };
  const publisher = await createPublisher({
    load,
    frame: { assets: ASSETS, origin: null },
    clock: () => new Date('2026-03-01T20:00:00Z'),
    onPublished: (revision) => announced.push(revision),
    log,
  });
  return {
    publisher,
    announced,
    loads: () => loads,
    /** Waits until the store is asked. */
    answer: async (revision: number | Error) => {
      while (waiting.length === 0) await vi.advanceTimersByTimeAsync(1);
      waiting.shift()?.(typeof revision === 'number' ? facts(revision) : revision);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('publishes together what comes in a rush', async () => {
  const { publisher, announced, loads, answer } = await publisherOverSlowStore();
  const calls: Promise<void>[] = [];
  for (let millisecond = 0; millisecond < 10; millisecond += 1) {
    for (let call = 0; call < 10; call += 1) calls.push(publisher.publish());
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(loads()).toBe(1);
  await answer(101);
  await Promise.all(calls);
  expect(loads()).toBe(2);
  expect(announced).toEqual([101]);
});

it('keeps a rush that does not end back for a tenth of a second', async () => {
  const { publisher, loads, answer } = await publisherOverSlowStore();
  const first = publisher.publish();
  const rushOn = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 1) {
      void publisher.publish();
      await vi.advanceTimersByTimeAsync(1);
    }
  };
  await rushOn(98);
  expect(loads()).toBe(1);
  await rushOn(4);
  expect(loads()).toBe(2);
  await answer(2);
  await first;
  expect(publisher.current().revision).toBe(2);
});

it('lets a caller wait for a round that began after the call', async () => {
  const { publisher, loads, answer } = await publisherOverSlowStore();
  const first = publisher.publish();
  while (loads() === 1) await vi.advanceTimersByTimeAsync(1);
  let isDone = false;
  const second = publisher.publish().then(() => {
    isDone = true;
  });
  await answer(2);
  await first;
  expect(isDone).toBe(false);
  await answer(3);
  await second;
  expect(publisher.current().revision).toBe(3);
});

it('announces nothing when nothing has changed', async () => {
  const { publisher, announced, answer } = await publisherOverSlowStore();
  const round = publisher.publish();
  await answer(1);
  await round;
  expect(announced).toEqual([]);
});

it('keeps serving the old views when the store fails, and tries again after a second', async () => {
  const { publisher, announced, answer } = await publisherOverSlowStore();
  const round = publisher.publish();
  await answer(new Error('the database is away'));
  await round;
  expect(publisher.current().revision).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await answer(2);
  expect(publisher.current().revision).toBe(2);
  expect(announced).toEqual([2]);
});

it('catches up with a newer revision of another process, and ignores an old one', async () => {
  const { publisher, loads, answer } = await publisherOverSlowStore();
  publisher.catchUp(1);
  expect(loads()).toBe(1);
  publisher.catchUp(7);
  await answer(7);
  expect(publisher.current().revision).toBe(7);
});
