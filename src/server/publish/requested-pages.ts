import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PreparedView } from '../prepared/prepared-view.ts';
import type { Publication } from './publication.ts';
import type { Publisher } from './publisher.ts';

type Make = (publication: Publication) => PreparedView | Promise<PreparedView>;

/** Takes addresses in one spelling each: whatever is made is kept. */
export type GetPage = (path: string, make: Make) => Promise<PreparedView>;

/**
 * Pages, calendars and the like that few ask for: made on the first request after a change and kept until the next one.
 * All of them together are seconds of work, so they are made one at a time, and everybody else has a turn before each.
 * One that waits is made of what is published when its turn comes: however quickly changes follow each other, none waits
 * twice.
 */
export function createRequestedPages(publisher: Publisher): GetPage {
  const kept = new WeakMap<Publication, Map<string, PreparedView>>();
  const waiting = new Map<string, Promise<PreparedView>>();
  const oneAtATime = pLimit(1);

  const pagesOf = (publication: Publication) => {
    const pages = kept.get(publication) ?? new Map<string, PreparedView>();
    kept.set(publication, pages);
    return pages;
  };

  const makeNow: GetPage = async (path, make) => {
    await setImmediate();
    waiting.delete(path);
    const publication = publisher.current();
    const pages = pagesOf(publication);
    const page = pages.get(path) ?? (await make(publication));
    pages.set(path, page);
    return page;
  };

  return async (path, make) => {
    const page = pagesOf(publisher.current()).get(path);
    if (page) return page;
    const asked = waiting.get(path) ?? oneAtATime(makeNow, path, make);
    waiting.set(path, asked);
    return asked;
  };
}
