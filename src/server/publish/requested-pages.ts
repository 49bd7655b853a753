import type { SentReply } from '#web/app/entry-server.tsx';
import type { PreparedText } from '../prepared/prepared-view.ts';
import { createReadCache } from '../prepared/read-cache.ts';
import type { Publication } from './publication.ts';
import type { Publisher } from './publisher.ts';

/** A page holds the views that it shows: some 300 KB. */
const CACHED_MAX = 48;

type ReadCache = ReturnType<typeof createReadCache<PreparedText>>;
type GetPage = (path: string, read?: () => Promise<SentReply>) => Promise<PreparedText>;

/**
 * Pages of which there are too many to keep all of them: rendered on the first request after a change, one at a time, and
 * kept, the last few of them, until the next change.
 */
export function createRequestedPages(publisher: Publisher): GetPage {
  const caches = new WeakMap<Publication, ReadCache>();
  return (path, read) => {
    const publication = publisher.current();
    const cached = caches.get(publication) ?? createReadCache<PreparedText>(CACHED_MAX);
    caches.set(publication, cached);
    return cached(path, async () => publication.pageWith(path, await read?.()));
  };
}
