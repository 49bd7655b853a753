import type { QueryClient } from '@tanstack/react-query';
import { setKnownRevision } from '#web/api/known-revision.ts';
import { setLiveConnected } from '#web/api/live-state.ts';
import { watchRevisions } from '#web/api/revision-stream.ts';

/** The crowd hears of a change at the same moment; it need not ask at the same moment. */
const SPREAD_MS = 300;

/**
 * Renews what is shown when the server tells of another revision than the page was made of, and when the tab comes
 * back into view. A lost message costs nothing: the hub also asks by itself, every few seconds.
 */
export function followRevisions(queryClient: QueryClient, shownRevision: number): void {
  let known = shownRevision;
  let isPlanned = false;
  const refreshSoon = () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      void queryClient.invalidateQueries();
    }, Math.random() * SPREAD_MS);
  };
  watchRevisions((message) => {
    setLiveConnected(message.kind === 'revision' || message.connected);
    if (message.kind !== 'revision') return;
    // Also when this page shows it already: the reply to a change may have told of one that a failover has lost since.
    setKnownRevision(message.revision);
    if (message.revision === known) return;
    known = message.revision;
    // Another tab's news: a tab out of view takes it in when it comes back.
    if (!document.hidden) refreshSoon();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refreshSoon();
  });
}
