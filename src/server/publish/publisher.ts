import type { FastifyBaseLogger } from 'fastify';
import type { Facts } from '#store/facts.ts';
import { deriveViews, type PublicViews } from './derive-views.ts';
import { type PreparedView, prepareView } from './prepared-view.ts';

/** The addresses of public data, each with the view it shows. */
const PUBLIC_DATA = {
  '/api/stats': (views) => views.stats,
  '/api/ucl/recent-results': (views) => views.recentResults,
  '/api/ucl/match-results': (views) => views.matchResults,
  '/api/ucl/group-standings': (views) => views.groupStandings,
} as const satisfies Record<string, (views: PublicViews) => unknown>;

export type PublicPath = keyof typeof PUBLIC_DATA;

/** All public views of one revision. It is swapped in whole, so no reader sees parts of two. */
interface Publication {
  readonly revision: number;
  readonly views: ReadonlyMap<PublicPath, PreparedView>;
}

export interface Publisher {
  readonly current: () => Publication;
  /** Resolves when the views show everything that was committed before the call. */
  readonly publish: () => Promise<void>;
  /** Publishes if another process has made a newer revision. */
  readonly catchUp: (revision: number) => void;
}

const RETRY_MS = 1_000;

export async function createPublisher(
  load: () => Promise<Facts>,
  onPublished: (revision: number) => void,
  log: FastifyBaseLogger,
): Promise<Publisher> {
  let publication = makePublication(await load());
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const run = async () => {
    try {
      const facts = await load();
      if (facts.revision === publication.revision) return;
      publication = makePublication(facts, publication);
      onPublished(publication.revision);
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
    catchUp: (revision) => {
      if (revision > publication.revision) void publish();
    },
  };
}

function makePublication(facts: Facts, previous?: Publication): Publication {
  const derived = deriveViews(facts);
  const paths = Object.keys(PUBLIC_DATA) as PublicPath[];
  return {
    revision: facts.revision,
    views: new Map(
      paths.map((path) => [
        path,
        prepareView(
          'application/json; charset=utf-8',
          JSON.stringify(PUBLIC_DATA[path](derived)),
          previous?.views.get(path),
        ),
      ]),
    ),
  };
}
