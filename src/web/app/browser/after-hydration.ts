import type { QueryClient } from '@tanstack/react-query';
import { followedClubs, watchFollowedClubs } from '#web/api/followed-clubs.ts';
import { waitingReports } from '#web/features/submit-result/waiting/waiting-reports.ts';
import { REST_MS } from '#web/ui/at-rest.ts';
import { AGE_MARK_ID } from '#web/worker/age-mark-id.ts';
import type { PageState } from '../document/page-state.ts';
import { announceBackOnline } from './back-online.ts';
import { followRevisions } from './live-updates.ts';

/** What goes on beside a page for as long as it is open. A chunk of its own: no page waits for it. */
export function afterHydration(queryClient: QueryClient, { revision, replies }: PageState): void {
  announceBackOnline();
  followRevisions(queryClient, revision);
  sendWaitingReports(queryClient);
  lightFollowedClubs();
  const mark = document.getElementById(AGE_MARK_ID);
  const readOffline = async () => {
    const offline = await import('./offline-reading.ts');
    offline.readOffline(queryClient, mark && { mark, replies: Object.keys(replies) });
  };
  // Where its chunk cannot be loaded, it is tried again when the connection is back.
  const retry = () => window.addEventListener('online', () => readOffline().catch(() => {}), { once: true });
  setTimeout(() => readOffline().catch(retry), mark ? 0 : REST_MS);
}

/** Also those that another tab has left, when it was closed without a network. */
function sendWaitingReports(queryClient: QueryClient): void {
  const check = async () => {
    if (waitingReports().length === 0) return;
    const { watchWaiting } = await import('#web/features/submit-result/waiting/watch-waiting.ts');
    watchWaiting(queryClient);
  };
  // Where its chunk cannot be loaded, it is tried again when the connection is back.
  const checkQuietly = () => void check().catch(() => {});
  window.addEventListener('storage', checkQuietly);
  window.addEventListener('online', checkQuietly);
  checkQuietly();
}

function lightFollowedClubs(): void {
  let wasLit = false;
  const light = async () => {
    if (!wasLit && followedClubs().length === 0) return;
    wasLit = true;
    const { lightClubs } = await import('#web/features/follow/lit-clubs.ts');
    lightClubs(followedClubs());
  };
  // Without its chunk the names are as for everybody, until the next page.
  const lightQuietly = () => void light().catch(() => {});
  watchFollowedClubs(lightQuietly);
  lightQuietly();
}
