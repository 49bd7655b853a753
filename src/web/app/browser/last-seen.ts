import type { QueryClient } from '@tanstack/react-query';
import { whenLive } from '#web/api/live-state.ts';
import { lastSeen } from '#web/worker/age-mark.ts';
import { KEPT_CACHE, readViews } from '#web/worker/kept-pages.ts';

const RENEWED_MS = 15_000;

/** A page that the worker had to take from what it keeps. */
export interface LastSeenPage {
  /** The line that tells its age. */
  readonly mark: HTMLElement;
  /** The paths of the replies that came with it. */
  readonly replies: readonly string[];
}

/**
 * The application has read newer data since the page was kept: it is shown in its place. The mark tells the age of the
 * oldest that is shown, until the connection is back: from then on the page renews itself as any other.
 */
export async function showLastSeen(queryClient: QueryClient, { mark, replies }: LastSeenPage): Promise<void> {
  const keptAt = Date.parse(mark.dataset.at ?? '');
  const ages = new Map(replies.map((path) => [path, keptAt]));
  let oldest = keptAt;
  const tell = () => {
    const text = lastSeen(new Date(oldest).toISOString(), Date.now());
    if (mark.textContent !== text) mark.textContent = text;
  };
  const timer = setInterval(tell, RENEWED_MS);
  whenLive(() => {
    clearInterval(timer);
    mark.remove();
  });

  // Nothing was kept, or it cannot be read: the page stays as it came.
  const views = await caches
    .open(KEPT_CACHE)
    .then(readViews)
    .catch(() => ({}));
  for (const [path, { reply, at }] of Object.entries(views)) {
    const known = queryClient.getQueryState([path])?.dataUpdatedAt ?? 0;
    if (at <= known) continue;
    queryClient.setQueryData([path], reply, { updatedAt: at });
    if (ages.has(path)) ages.set(path, at);
  }
  if (ages.size > 0) oldest = Math.min(...ages.values());
  tell();
}
