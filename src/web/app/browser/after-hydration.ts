import type { Query, QueryClient } from '@tanstack/react-query';
import type { ViewRevisions } from '#contract/live.ts';
import type { ViewPath } from '#contract/public-views.ts';
import { followedClubs, watchFollowedClubs } from '#web/api/followed-clubs.ts';
import { setKnownRevision } from '#web/api/known-revision.ts';
import { setLiveConnected } from '#web/api/live-state.ts';
import { watchRevisions } from '#web/api/revision-stream.ts';
import { highlightClubs } from '#web/features/follow/highlight-clubs.ts';
import { IDLE_MS } from '#web/ui/lazy-part.tsx';
import { noteServerTime } from '#web/ui/time/server-time.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { AGE_MARK_ID } from '#web/worker/age-mark.ts';
import { BACK_ONLINE } from '#words/fallbacks.ts';
import type { PageState } from '../document/page-state.ts';

/** Everything that runs beside the page for as long as it is open. */
export function afterHydration(queryClient: QueryClient, state: PageState): void {
  // The event fires only after the browser was offline.
  window.addEventListener('online', () => toasts.add(BACK_ONLINE));
  followRevisions(queryClient, state.revision);
  highlightFollowedClubs();
  reloadLostStyles();
  readOffline(queryClient, Object.keys(state.replies));
}

function highlightFollowedClubs(): void {
  const update = () => highlightClubs(followedClubs());
  watchFollowedClubs(update);
  if (followedClubs().length > 0) update();
}

const LOST_STYLES_MS = 5000;

/** A chunk requests its style sheet only once: without this, a chunk that is loaded again would have no styles. */
function reloadLostStyles(): void {
  const reload = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = () => target.replaceWith(target.cloneNode());
    if (navigator.onLine) setTimeout(again, LOST_STYLES_MS);
    else window.addEventListener('online', again, { once: true });
  };
  document.head.addEventListener('error', reload, true);
}

/** `replies` are the paths of the data that came with the page. */
function readOffline(queryClient: QueryClient, replies: readonly string[]): void {
  const mark = document.getElementById(AGE_MARK_ID);
  const load = async () => {
    const offline = await import('./offline-reading.ts');
    offline.readOffline(queryClient, mark && { mark, replies });
  };
  // If the chunk cannot be loaded, retry when the connection is back.
  const retry = () => window.addEventListener('online', () => load().catch(() => {}), { once: true });
  setTimeout(() => load().catch(retry), mark ? 0 : IDLE_MS);
}

/** All visitors are notified of a change at the same moment; this spreads their requests. */
const SPREAD_MS = 300;

/**
 * Refetches what has changed when the server announces another revision than the one shown. A tab that becomes visible
 * opens a stream, which sends the current revision; if nothing has changed, nothing is fetched. A lost message costs
 * nothing, because the hub also polls every few seconds.
 */
function followRevisions(queryClient: QueryClient, shownRevision: number): void {
  let known = shownRevision;
  /** Everything on the page is at least at this revision, or being fetched. */
  let refreshed = shownRevision;
  let views: Partial<ViewRevisions> = {};
  /** A new stream may come from a process that skipped a revision, and does not know which views it changed. */
  let isNewStream = true;
  let isPlanned = false;
  /** Another tab announced a change while this one was hidden. */
  let isBehind = false;
  const refreshSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      const since = refreshed;
      refreshed = known;
      // Queries that are not views may have changed with any of them. A failed refetch is repeated.
      const mayHaveChanged = ({ queryKey: [path], state }: Query) =>
        state.isInvalidated || (views[path as ViewPath] ?? Number.POSITIVE_INFINITY) > since;
      void queryClient.invalidateQueries({ predicate: mayHaveChanged });
    }, Math.random() * SPREAD_MS);
  };
  watchRevisions((message) => {
    if (message.now) noteServerTime(message.now);
    setLiveConnected(message.kind === 'revision' || message.connected);
    if (message.kind !== 'revision') {
      isNewStream = true;
      return;
    }
    // Lower when a failover has lost the revision named in the reply to a change.
    const wentBack = setKnownRevision(message.revision);
    const isFirst = isNewStream;
    isNewStream = false;
    if (message.revision === known && !wentBack) return;
    known = message.revision;
    views = message.views;
    if (wentBack || isFirst) refreshed = 0;
    if (document.hidden) isBehind = true;
    else refreshSoon();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !isBehind) return;
    isBehind = false;
    refreshSoon();
  });
}
