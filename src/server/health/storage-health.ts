import type { Store } from '#store/db/open-store.ts';
import { probeStorage } from '#store/db/probe.ts';
import type { Clock } from '../clock.ts';

const FRESH_MS = 1_000;

/** Checks whether the store accepts writes. It writes at most once per second, however often it is called. */
export function createStorageHealth(store: Store, clock: Clock): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(true);
  return () => {
    const now = clock();
    const ageMs = now.getTime() - askedAt;
    // Negative after a clock was set back: the answer must not count as fresh until it has caught up.
    if (ageMs < 0 || ageMs >= FRESH_MS) {
      askedAt = now.getTime();
      answer = probeStorage(store.db, now).then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}
