import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import type { Result } from '#domain/results/results.ts';

import { storedFacts } from '#store/testing/stored-facts.ts';
import { createRenderer } from '#web/app/entry-server.tsx';
import type { PublicFacts } from './public-facts.ts';
import { createPublisher } from './publisher.ts';

const renderPage = vi.fn(await createRenderer());

beforeEach(() => {
  vi.useFakeTimers();
  renderPage.mockClear();
});
afterEach(() => void vi.useRealTimers());

const ASSETS = {
  boot: '/boot.js',
  script: '/entry.js',
  modules: [],
  pageModules: {},
  pageStyles: {},
  unscriptedStyles: {},
  styles: [],
  fonts: [],
  embed: { script: '', styles: [], overlayStyles: [], fonts: [] },
};
const log = { error: vi.fn() } as unknown as FastifyBaseLogger;

/** Each revision has another newest result, so that home and hub change. */
function resultOf(revision: number): Result {
  return {
    id: revision,
    fixtureId: 6500,
    homeScore: 2,
    awayScore: 1,
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: false,
    origin: 'captain',
    submissionStatus: 'approved',
    submittedBy: 'Team Captain',
    submittedAt: '2026-03-01T19:00:00.000Z',
    adminNotes: null,
    ...WITHOUT_LINK,
  };
}

/** The rendered pages, with their revision. */
function rendered(): string[] {
  return renderPage.mock.calls.map(([path, { revision }]) => `${path} ${revision}`);
}

/** A store whose answers the test provides one by one. */
async function publisherOverSlowStore() {
  const waiting: ((facts: PublicFacts | Error) => void)[] = [];
  const announced: number[] = [];
  const facts = (revision: number, result = resultOf(revision)): PublicFacts =>
    storedFacts(revision, { results: [result] });
  let loads = 0;
  const load = () => {
    loads += 1;
    if (loads === 1) return Promise.resolve(facts(1));
    return new Promise<PublicFacts>((resolve, reject) =>
      waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer))),
    );
  };
  const publisher = await createPublisher({
    load,
    frame: { assets: ASSETS, origin: null, renderPage },
    clock: () => new Date('2026-03-01T20:00:00Z'),
    onPublished: ({ revision }) => announced.push(revision),
    log,
  });
  return {
    publisher,
    announced,
    loads: () => loads,
    /** Waits until the store is queried. */
    answer: async (revision: number | Error, result?: Result) => {
      while (waiting.length === 0) await vi.advanceTimersByTimeAsync(1);
      waiting.shift()?.(typeof revision === 'number' ? facts(revision, result) : revision);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('publishes changes committed during a publication together in the next one', async () => {
  const { publisher, announced, loads, answer } = await publisherOverSlowStore();
  const first = publisher.publish();
  await vi.advanceTimersByTimeAsync(1);
  const calls = Array.from({ length: 100 }, () => publisher.publish());
  await answer(2);
  await first;
  await answer(102);
  await Promise.all(calls);
  expect(loads()).toBe(3);
  expect(announced).toEqual([2, 102]);
});

it('waits for a publication that began after the call', async () => {
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

it('catches up with the revision of another process, and ignores its own', async () => {
  const { publisher, loads, answer } = await publisherOverSlowStore();
  publisher.catchUp(1);
  expect(loads()).toBe(1);
  publisher.catchUp(7);
  await answer(7);
  expect(publisher.current().revision).toBe(7);
});

it('goes back with a database that has lost commits', async () => {
  const { publisher, announced, answer } = await publisherOverSlowStore();
  publisher.catchUp(7);
  await answer(7);
  publisher.catchUp(5);
  await answer(5);
  expect(publisher.current().revision).toBe(5);
  expect(announced).toEqual([7, 5]);
});

it('publishes a change that got the revision of a lost one', async () => {
  const { publisher, announced, answer } = await publisherOverSlowStore();
  publisher.catchUp(2);
  await answer(2);
  const round = publisher.publish();
  await answer(2, { ...resultOf(2), homeScore: 9 });
  await round;
  expect(publisher.current().data['/api/ucl/match-results'].text).toContain('"homeScore":9');
  expect(announced).toEqual([2, 2]);
});

it('renders a page on the first request for it, and only once', async () => {
  const { publisher, answer } = await publisherOverSlowStore();
  const round = publisher.publish();
  await answer(2);
  await round;
  expect(rendered()).toEqual([]);
  publisher.current().pages.get('/ng-hub')?.();
  publisher.current().pages.get('/ng-hub')?.();
  expect(rendered()).toEqual(['/ng-hub 2']);
});
