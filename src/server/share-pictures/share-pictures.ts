import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { type Picture, pictureAt } from '#web/app/entry-server.tsx';
import { Refusal } from '../http/refusal.ts';
import { type PreparedView, prepareFile } from '../prepared/prepared-view.ts';
import type { Publication } from '../publish/publication.ts';
import type { Publisher } from '../publish/publisher.ts';

/** One is laid out while another is compressed. */
const AT_ONCE = 2;
/** With those that wait: a few seconds of work. */
const MOST_UNDER_WAY = 60;
const RETRY_AFTER_SECONDS = 5;
/** All pictures of a season, twice. */
const MOST_BYTES = 48 * 1024 * 1024;

/** Null when there is no picture at this path. */
export type GetPicture = (path: string) => Promise<PreparedView | null>;

/**
 * Pictures are kept by what they show: a change elsewhere in the tournament draws none of them again. Few are drawn at
 * once and each once for all who ask for it; beyond a bounded queue they are refused.
 */
export function createSharePictures(
  publisher: Publisher,
  draw: (picture: Picture) => Promise<Buffer>,
): GetPicture {
  const kept = createKeptPictures();
  const underWay = new Map<string, Promise<PreparedView>>();
  const fewAtATime = pLimit(AT_ONCE);
  const keys = new WeakMap<Publication, Map<string, string>>();

  const refuseBeyondQueue = () => {
    if (underWay.size >= MOST_UNDER_WAY)
      throw new Refusal('share_pictures_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };

  const drawOnce = (key: string, picture: Picture): Promise<PreparedView> => {
    refuseBeyondQueue();
    const drawing = fewAtATime(async () => {
      const view = prepareFile('image/png', 'public, no-cache', await draw(picture), null);
      kept.keep(key, view);
      return view;
    }).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };

  return async (path) => {
    const publication = publisher.current();
    const keyOf = keys.get(publication) ?? new Map<string, string>();
    keys.set(publication, keyOf);
    const known = keyOf.get(path);
    if (known) {
      const view = kept.get(known) ?? underWay.get(known);
      if (view) return view;
      // Before it is composed, on the event loop that readers wait for: whoever is refused comes again.
      refuseBeyondQueue();
    }
    const picture = pictureAt(path, publication.views);
    if (!picture) return null;
    const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64url');
    keyOf.set(path, key);
    return kept.get(key) ?? underWay.get(key) ?? drawOnce(key, picture);
  };
}

/** The pictures that were asked for last, up to so many bytes. */
function createKeptPictures() {
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
      views.set(key, view);
      bytes += sizeOf(view);
      for (const [oldest, old] of views) {
        if (bytes <= MOST_BYTES) break;
        views.delete(oldest);
        bytes -= sizeOf(old);
      }
    },
  };
}
