import type { QueryClient } from '@tanstack/react-query';
import { setKnownRevision } from '#web/api/known-revision.ts';
import { setLiveConnected } from '#web/api/live-state.ts';
import { watchRevisions } from '#web/api/revision-stream.ts';
import { noteServerTime } from '#web/ui/time/server-time.ts';

/** The crowd hears of a change at the same moment; it need not ask at the same moment. */
const SPREAD_MS = 300;

/**
 * Renews what is shown when the server tells of another revision than the page was made of. A tab that comes back into
 * view opens a stream, which tells how things stand; where nothing has changed, nothing is fetched. A lost message costs
 * nothing: the hub also asks by itself, every few seconds.
 */
export function followRevisions(queryClient: QueryClient, shownRevision: number): void {
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
