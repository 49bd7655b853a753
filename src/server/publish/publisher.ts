import type { FastifyBaseLogger } from 'fastify';
import type { Facts } from '#store/facts.ts';
import type { Clock } from '../context.ts';
import { makePublication, type Publication, type SiteFrame } from './publication.ts';
import { createRevisionWait } from './revision-wait.ts';

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

export async function createPublisher(parts: PublisherParts): Promise<Publisher> {
  const { load, frame, clock, onPublished, log } = parts;
  let publication = makePublication(await load(), frame, clock());
  const waiting = createRevisionWait();
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const run = async () => {
    try {
      const facts = await load();
      const now = clock();
      if (facts.revision === publication.revision && now.getUTCFullYear() === publication.year) return;
      const startedAt = performance.now();
      publication = makePublication(facts, frame, now, publication);
      waiting.published(publication.revision);
      onPublished(publication.revision, (performance.now() - startedAt) / 1_000);
    } catch (error) {
      // What was decided is stored; only the views lag behind until the database answers again.
      log.error({ err: error }, 'Publishing failed and will be tried again');
      setTimeout(() => void publish(), RETRY_MS).unref();
    }
  };

  const start = () => {
    running = run().finally(() => {
      running = null;
    });
    return running;
  };

  /** A run under way may have read before the caller's commit, so the caller waits for the one after it. */
  const publish = (): Promise<void> => {
    if (!running) return start();
    next ??= running.then(() => {
      next = null;
      return start();
    });
    return next;
  };

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
