import type { QueryClient } from '@tanstack/react-query';
import { followedClubs, watchFollowedClubs } from '#web/api/followed-clubs.ts';
import { setKnownRevision } from '#web/api/known-revision.ts';
import { setLiveConnected } from '#web/api/live-state.ts';
import { watchRevisions } from '#web/api/revision-stream.ts';
import { lightClubs } from '#web/features/follow/lit-clubs.ts';
import { REST_MS } from '#web/ui/at-rest.ts';
import { noteServerTime } from '#web/ui/time/server-time.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { AGE_MARK_ID } from '#web/worker/age-mark.ts';
import { BACK_ONLINE } from '#words/connection.ts';
import type { PageState } from '../document/page-state.ts';

/** What goes on beside a page for as long as it is open. */
export function afterHydration(queryClient: QueryClient, state: PageState): void {
  // The browser tells of it only after it was offline.
  window.addEventListener('online', () => toasts.add(BACK_ONLINE));
  followRevisions(queryClient, state.revision);
  lightFollowedClubs();
  reloadLostStyles();
  readOffline(queryClient, Object.keys(state.replies));
}

function lightFollowedClubs(): void {
  const light = () => lightClubs(followedClubs());
  watchFollowedClubs(light);
  if (followedClubs().length > 0) light();
}

const LOST_STYLES_MS = 5000;

/** What loads a chunk asks once for its style sheet: without this, a chunk that is loaded again would have no styles. */
function reloadLostStyles(): void {
  const reload = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = () => target.replaceWith(target.cloneNode());
    if (navigator.onLine) setTimeout(again, LOST_STYLES_MS);
    else window.addEventListener('online', again, { once: true });
  };
  document.head.addEventListener('error', reload, true);
}

/** `replies` are the paths of what came with the page. */
function readOffline(queryClient: QueryClient, replies: readonly string[]): void {
  const mark = document.getElementById(AGE_MARK_ID);
  const load = async () => {
    const offline = await import('./offline-reading.ts');
    offline.readOffline(queryClient, mark && { mark, replies });
  };
  // Where its chunk cannot be loaded, it is tried again when the connection is back.
  const retry = () => window.addEventListener('online', () => load().catch(() => {}), { once: true });
  setTimeout(() => load().catch(retry), mark ? 0 : REST_MS);
}

/** The crowd hears of a change at the same moment; it need not ask at the same moment. */
const SPREAD_MS = 300;

/**
 * Renews what is shown when the server tells of another revision than the page was made of. A tab that comes back into
 * view opens a stream, which tells how things stand; where nothing has changed, nothing is fetched. A lost message costs
 * nothing: the hub also asks by itself, every few seconds.
 */
function followRevisions(queryClient: QueryClient, shownRevision: number): void {
  let known = shownRevision;
  let isPlanned = false;
  /** Told of a change by another tab while this one was out of view. */
  let isBehind = false;
  const refreshSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      void queryClient.invalidateQueries();
    }, Math.random() * SPREAD_MS);
  };
  watchRevisions((message) => {
    if (message.now) noteServerTime(message.now);
    setLiveConnected(message.kind === 'revision' || message.connected);
    if (message.kind !== 'revision') return;
    // Lower when the reply to a change told of one that a failover has lost since.
    const isLower = setKnownRevision(message.revision);
    if (message.revision === known && !isLower) return;
    known = message.revision;
    if (document.hidden) isBehind = true;
    else refreshSoon();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !isBehind) return;
    isBehind = false;
    refreshSoon();
  });
}
