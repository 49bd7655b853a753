import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Facts } from '#store/facts.ts';
import type { Clock } from '../clock.ts';
import { CROWDED_PAGES, makePublication, type Publication, type SiteFrame } from './publication.ts';
import { createRevisionWaiter } from './wait-for-revision.ts';

export interface Publisher {
  readonly current: () => Publication;
  /** Resolves when the public reads everything that was committed before the call. */
  readonly publish: () => Promise<void>;
  /** Whether this revision, or a newer one, is published within the time. */
  readonly reaches: (revision: number, milliseconds: number) => Promise<boolean>;
  /** Publishes if another process has made a newer revision. */
  readonly catchUp: (revision: number) => void;
}

interface PublisherParts {
  readonly load: () => Promise<Facts>;
  readonly frame: SiteFrame;
  readonly clock: Clock;
  /** Told how long it took to make. */
  readonly onPublished: (revision: number, seconds: number) => void;
  readonly log: FastifyBaseLogger;
}

const RETRY_MS = 1_000;
/** Changes that come in a rush, each so soon after another, are published together ... */
const RUSH_MS = 2;
/** ... but not kept back for longer than this. */
const GATHER_MS = 100;
/** When no more changes come, there is time to make pages. */
const CALM_MS = 50;

export async function createPublisher(parts: PublisherParts): Promise<Publisher> {
  const { load, frame, clock, onPublished, log } = parts;
  let publication = makePublication(await load(), frame, clock());
  const waiting = createRevisionWaiter();
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  let asked = 0;

  const run = async () => {
    try {
      const facts = await load();
      const now = clock();
      if (facts.revision === publication.revision && now.getUTCFullYear() === publication.year) return;
      const startedAt = performance.now();
      publication = makePublication(facts, frame, now, publication);
      waiting.published(publication.revision);
      onPublished(publication.revision, (performance.now() - startedAt) / 1_000);
      void makePagesAhead(publication);
    } catch (error) {
      // What was decided is stored; only the views lag behind until the database answers again.
      log.error({ err: error }, 'Publishing failed and will be tried again');
      setTimeout(() => void publish(), RETRY_MS).unref();
    }
  };

  /** Waits until nobody has asked for so long, but not past the limit. */
  const untilCalm = async (milliseconds: number, limit = Number.POSITIVE_INFINITY) => {
    const deadline = performance.now() + limit;
    let before: number;
    do {
      before = asked;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    } while (asked > before && performance.now() < deadline);
  };

  /** Replies wait for the data alone. A page that somebody asks for before it was made ahead is made then. */
  const makePagesAhead = async (published: Publication) => {
    await untilCalm(CALM_MS);
    for (const path of CROWDED_PAGES) {
      // Nobody asks for the pages of one that is overtaken.
      if (published !== publication) return;
      try {
        published.pages.get(path)?.();
      } catch (error) {
        log.error({ err: error, path }, 'A page cannot be made');
      }
      await setImmediate();
    }
  };

  const runNext = async () => {
    await running;
    await untilCalm(RUSH_MS, GATHER_MS);
    // It is about to read: whoever commits from now on waits for the one after it.
    next = null;
    running = run();
    await running;
  };

  const publish = (): Promise<void> => {
    asked += 1;
    next ??= runNext();
    return next;
  };

  void makePagesAhead(publication);
  return {
    current: () => publication,
    publish,
    reaches: async (revision, milliseconds) =>
      revision <= publication.revision || waiting.until(revision, milliseconds),
    catchUp: (revision) => {
      if (revision > publication.revision) void publish();
    },
  };
}
