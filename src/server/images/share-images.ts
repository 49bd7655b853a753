import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { hasShareImage, type ShareImage, shareImageAt } from '#web/app/entry-server.tsx';
import { ApiError } from '../http/api-error.ts';
import { type PreparedView, prepareFile } from '../prepared/prepared-view.ts';
import type { Publication } from '../publish/publication.ts';
import type { Publisher } from '../publish/publisher.ts';

/** One is laid out while another is compressed. */
const AT_ONCE = 2;
/** Including queued ones: a few seconds of work. */
const MAX_UNDER_WAY = 60;
const RETRY_AFTER_SECONDS = 5;
/** All images of a season, twice. */
const MAX_BYTES = 48 * 1024 * 1024;

/** Null if there is no image at this path. */
export type GetImage = (path: string) => Promise<PreparedView | null>;

/** A queued image, or one being rendered. */
interface Job {
  /** The publication it is composed from; null until its turn, and then the newest. */
  of: Publication | null;
  readonly view: Promise<PreparedView | null>;
}

/**
 * Images are cached by their content: a change elsewhere in the tournament renders none of them again. A few are
 * composed and rendered at a time, each once for all requests; beyond a bounded queue requests are rejected.
 */
export function createShareImages(
  publisher: Publisher,
  render: (image: ShareImage) => Promise<Buffer>,
): GetImage {
  const kept = createImageCache();
  const underWay = new Map<string, Job>();
  const fewAtATime = pLimit(AT_ONCE);
  const keys = new WeakMap<Publication, Map<string, string>>();
  /** The cache keys of the images of a publication, as far as they are known. */
  const keysOf = (publication: Publication) => {
    const known = keys.get(publication) ?? new Map<string, string>();
    keys.set(publication, known);
    return known;
  };

  /** An image of the newest publication, at the end of the queue. */
  const enqueue = (path: string): Job => {
    if (underWay.size >= MAX_UNDER_WAY)
      throw new ApiError('share_pictures_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const job: Job = {
      of: null,
      // Composed only at its turn: that blocks the event loop.
      view: fewAtATime(async () => {
        const publication = publisher.current();
        job.of = publication;
        const image = shareImageAt(path, publication.views);
        if (!image) return null;
        const key = createHash('sha256').update(JSON.stringify(image)).digest('base64url');
        keysOf(publication).set(path, key);
        return kept.get(key) ?? (await renderAndCache(key, image));
      }).finally(() => {
        if (underWay.get(path) === job) underWay.delete(path);
      }),
    };
    underWay.set(path, job);
    return job;
  };

  const renderAndCache = async (key: string, image: ShareImage) => {
    const view = prepareFile('image/png', 'public, no-cache', await render(image), null);
    kept.keep(key, view);
    return view;
  };

  return async (path) => {
    const publication = publisher.current();
    const key = keysOf(publication).get(path);
    const view = key && kept.get(key);
    if (view) return view;
    if (!hasShareImage(path, publication.views)) return null;
    const waiting = underWay.get(path);
    // One that is being rendered from an older publication would be stale.
    const job = waiting && (waiting.of ?? publication) === publication ? waiting : enqueue(path);
    return job.view;
  };
}

/** The most recently requested images, up to a number of bytes. */
function createImageCache() {
  const views = new Map<string, PreparedView>();
  let bytes = 0;
  const sizeOf = (view: PreparedView) => view.replies.identity.body.length;
  return {
    get(key: string): PreparedView | undefined {
      const view = views.get(key);
      if (!view) return undefined;
      views.delete(key);
      views.set(key, view);
      return view;
    },
    keep(key: string, view: PreparedView): void {
      const known = views.get(key);
      // Two requests may have rendered it at the same time, before and after a change that it does not show.
      if (known) bytes -= sizeOf(known);
      views.set(key, view);
      bytes += sizeOf(view);
      for (const [oldest, old] of views) {
        if (bytes <= MAX_BYTES) break;
        views.delete(oldest);
        bytes -= sizeOf(old);
      }
    },
  };
}
