import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { SentReply } from '#web/app/entry-server.tsx';
import type { PreparedView } from '../prepared/prepared-view.ts';
import type { Publication } from './publication.ts';
import type { Publisher } from './publisher.ts';

/** Takes the addresses of pages alone, each in one spelling: whatever is made is kept. */
export type GetPage = (path: string, read?: () => Promise<SentReply>) => Promise<PreparedView>;

/**
 * Pages that few ask for: rendered on the first request after a change and kept until the next one. All of them together
 * are seconds of work, so they are rendered one at a time, and everybody else has a turn before each. One that waits is
 * made of what is published when its turn comes: however quickly changes follow each other, no page waits twice.
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

  const render: GetPage = async (path, read) => {
    await setImmediate();
    waiting.delete(path);
    const publication = publisher.current();
    const pages = pagesOf(publication);
    const page = pages.get(path) ?? publication.pageWith(path, await read?.());
    pages.set(path, page);
    return page;
  };

  return async (path, read) => {
    const page = pagesOf(publisher.current()).get(path);
    if (page) return page;
    const asked = waiting.get(path) ?? oneAtATime(render, path, read);
    waiting.set(path, asked);
    return asked;
  };
}
