import type { FastifyBaseLogger } from 'fastify';
import { VIEW_PATHS } from '#contract/public-views.ts';
import type { Clock } from '../clock.ts';
import type { PublicFacts } from './public-facts.ts';
import { makePublication, type Publication, type SiteFrame } from './publication.ts';

export interface Publisher {
  readonly current: () => Publication;
  /** Resolves when everything committed before the call is public. */
  readonly publish: () => Promise<void>;
  /** Whether this revision, or a newer one, is published before the timeout. */
  readonly waitForRevision: (revision: number, timeoutMs: number) => Promise<boolean>;
  /** Publishes if this is not the published revision. After a failover that lost commits it may be lower. */
  readonly catchUp: (revision: number) => void;
}

interface PublisherParts {
  readonly load: () => Promise<PublicFacts>;
  readonly frame: SiteFrame;
  readonly clock: Clock;
  /** Called with the time that deriving and encoding took. */
  readonly onPublished: (publication: Publication, seconds: number) => void;
  readonly log: FastifyBaseLogger;
}

const RETRY_MS = 1_000;

export async function createPublisher(parts: PublisherParts): Promise<Publisher> {
  const { load, frame, clock, onPublished, log } = parts;
  let publication = makePublication(await load(), frame, clock());
  const pendingReads = createRevisionQueue();
  let running = Promise.resolve();
  let next: Promise<void> | null = null;

  const run = async () => {
    try {
      const facts = await load();
      const startedAt = performance.now();
      const made = makePublication(facts, frame, clock(), publication);
      // The revision alone is not enough: after a failover that lost commits the same one is used again.
      if (isSame(made, publication)) return;
      publication = made;
      pendingReads.published(publication.revision);
      onPublished(publication, (performance.now() - startedAt) / 1_000);
      warnLeftOut(publication);
    } catch (error) {
      // The change is stored; only the views are stale until the database answers again.
      log.error({ err: error }, 'Publishing failed and will be retried');
      setTimeout(() => void publish(), RETRY_MS).unref();
    }
  };

  /** Once per publication: an operator has to examine rows that the program did not write. */
  const warnLeftOut = ({ revision, leftOut }: Publication) => {
    if (leftOut.length === 0) return;
    log.warn({ revision, resultIds: leftOut }, 'Results without a match were left out');
  };

  const runNext = async () => {
    await running;
    // It reads the store now, so a later commit needs the run after this one.
    next = null;
    running = run();
    await running;
  };

  const publish = (): Promise<void> => {
    next ??= runNext();
    return next;
  };

  warnLeftOut(publication);
  return {
    current: () => publication,
    publish,
    waitForRevision: async (revision, timeoutMs) =>
      revision <= publication.revision || pendingReads.wait(revision, timeoutMs),
    catchUp: (revision) => {
      if (revision !== publication.revision) void publish();
    },
  };
}

function isSame(made: Publication, before: Publication): boolean {
  return (
    made.revision === before.revision && VIEW_PATHS.every((path) => made.data[path] === before.data[path])
  );
}

/** Requests waiting for a revision that this process has not published yet. */
interface RevisionQueue {
  /** Whether the revision is published before the timeout. */
  readonly wait: (revision: number, timeoutMs: number) => Promise<boolean>;
  readonly published: (revision: number) => void;
}

function createRevisionQueue(): RevisionQueue {
  const waiting = new Map<() => void, number>();
  return {
    wait: (revision, timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => settle(false), timeoutMs);
        const settle = (isPublished: boolean) => {
          clearTimeout(timer);
          waiting.delete(onPublished);
          resolve(isPublished);
        };
        const onPublished = () => settle(true);
        waiting.set(onPublished, revision);
      }),
    published(revision) {
      for (const [onPublished, awaited] of waiting) if (awaited <= revision) onPublished();
    },
  };
}
