import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PreparedView } from '../prepared/prepared-view.ts';
import type { Publication } from './publication.ts';
import type { Publisher } from './publisher.ts';

type Render = (publication: Publication) => PreparedView;
/** Reads the data that a page needs beyond the publication, and returns a function that renders it. */
type Read = (publication: Publication) => Promise<() => PreparedView>;

/** Both take normalised paths: every page is cached. */
export interface RequestedPages {
  readonly getPage: (path: string, render: Render) => Promise<PreparedView>;
  readonly getReadPage: (path: string, read: Read) => Promise<PreparedView>;
}

/** A page that is waiting for its data or its turn, or being rendered. */
interface Job {
  /** Null if nothing is read: such a page is made from the publication that is current at its turn. */
  readonly of: Publication | null;
  readonly page: Promise<PreparedView>;
}

/**
 * Rarely requested pages, calendars and the like: computed on the first request after a change and cached until the
 * next one. All of them together are seconds of work, so they are rendered one at a time, with other work before
 * each. Reading comes before that queue: while the database does not answer, pages that do not need it are still
 * rendered. Each page has one job at a time, so the queue is bounded and no request waits for more than two of
 * them, however fast changes follow each other.
 */
export function createRequestedPages(publisher: Publisher): RequestedPages {
  const kept = new WeakMap<Publication, Map<string, PreparedView>>();
  const underWay = new Map<string, Job>();
  const oneAtATime = pLimit(1);

  const pagesOf = (publication: Publication) => {
    const pages = kept.get(publication) ?? new Map<string, PreparedView>();
    kept.set(publication, pages);
    return pages;
  };

  const renderInTurn = (path: string, render: Render, of?: Publication) =>
    oneAtATime(async () => {
      await setImmediate();
      underWay.delete(path);
      const publication = of ?? publisher.current();
      const pages = pagesOf(publication);
      const page = pages.get(path) ?? render(publication);
      pages.set(path, page);
      return page;
    });

  const readAndRender = async (path: string, read: Read, of: Publication) => {
    const render = await read(of).catch((error: unknown) => {
      underWay.delete(path);
      throw error;
    });
    return renderInTurn(path, render, of);
  };

  return {
    getPage: async (path, render) => {
      const page = pagesOf(publisher.current()).get(path);
      if (page) return page;
      const job = underWay.get(path) ?? { of: null, page: renderInTurn(path, render) };
      underWay.set(path, job);
      return job.page;
    },
    getReadPage: async (path, read) => {
      for (;;) {
        const publication = publisher.current();
        const page = pagesOf(publication).get(path);
        if (page) return page;
        const job = underWay.get(path) ?? { of: publication, page: readAndRender(path, read, publication) };
        underWay.set(path, job);
        if (job.of === publication) return job.page;
        // That job was started before a change which this request has to show.
        await job.page.catch(() => {});
      }
    },
  };
}
