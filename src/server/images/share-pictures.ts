import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { hasPicture, type Picture, pictureAt } from '#web/app/entry-server.tsx';
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

/** A picture that waits for its turn, or is drawn. */
interface Job {
  /** What it is made of; null until it is its turn, and then the newest. */
  of: Publication | null;
  readonly view: Promise<PreparedView | null>;
}

/**
 * Pictures are kept by what they show: a change elsewhere in the tournament draws none of them again. Few are composed
 * and drawn at once and each once for all who ask for it; beyond a bounded queue they are refused.
 */
export function createSharePictures(
  publisher: Publisher,
  draw: (picture: Picture) => Promise<Buffer>,
): GetPicture {
  const kept = createKeptPictures();
  const underWay = new Map<string, Job>();
  const fewAtATime = pLimit(AT_ONCE);
  const keys = new WeakMap<Publication, Map<string, string>>();
  /** What the pictures of a publication are kept by, as far as it is known. */
  const keysOf = (publication: Publication) => {
    const known = keys.get(publication) ?? new Map<string, string>();
    keys.set(publication, known);
    return known;
  };

  /** The picture as the newest publication has it, at the end of the queue. */
  const enqueue = (path: string): Job => {
    if (underWay.size >= MOST_UNDER_WAY)
      throw new Refusal('share_pictures_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const job: Job = {
      of: null,
      // Composed at its turn only: that takes the event loop, which readers wait for.
      view: fewAtATime(async () => {
        const publication = publisher.current();
        job.of = publication;
        const picture = pictureAt(path, publication.views);
        if (!picture) return null;
        const key = createHash('sha256').update(JSON.stringify(picture)).digest('base64url');
        keysOf(publication).set(path, key);
        return kept.get(key) ?? (await drawAndKeep(key, picture));
      }).finally(() => {
        if (underWay.get(path) === job) underWay.delete(path);
      }),
    };
    underWay.set(path, job);
    return job;
  };

  const drawAndKeep = async (key: string, picture: Picture) => {
    const view = prepareFile('image/png', 'public, no-cache', await draw(picture), null);
    kept.keep(key, view);
    return view;
  };

  return async (path) => {
    const publication = publisher.current();
    const key = keysOf(publication).get(path);
    const view = key && kept.get(key);
    if (view) return view;
    if (!hasPicture(path, publication.views)) return null;
    const waiting = underWay.get(path);
    // One that is being drawn of an older publication would show what was.
    const job = waiting && (waiting.of ?? publication) === publication ? waiting : enqueue(path);
    return job.view;
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
      const known = views.get(key);
      // Two requests may have rendered it at the same time, before and after a change that it does not show.
      if (known) bytes -= sizeOf(known);
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
