import type { RevisionEvent } from '#contract/live.ts';
import { knownServerNow } from '#web/ui/time/server-time.ts';

/*
 * One event stream a browser, whatever the number of its tabs: the tab that holds a lock listens to the server
 * and passes on to the others what it hears. Only a tab in view asks for the lock, since a browser may freeze the
 * others. Where locks or channels are missing, every tab in view listens for itself.
 */
const EVENTS_PATH = '/api/ucl/events';
const NAME = 'ces-live';

/** When the browser has given up on a stream, which it does on any answer but a stream. */
const REOPEN_MS = 3000;
const REOPEN_SPREAD_MS = 3000;

export type LiveMessage = (
  | { readonly kind: 'revision'; readonly revision: number }
  | { readonly kind: 'connected'; readonly connected: boolean }
) & {
  /** The server's time, in milliseconds. */
  readonly now?: number | null;
};

/** Sent by a tab that has just opened, so that it need not wait for the next change to know how things stand. */
const QUESTION = 'is anybody listening?';

/** Calls back for as long as the page lives. */
export function watchRevisions(onMessage: (message: LiveMessage) => void): void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(NAME) : null;
  /** What this tab, as the one that listens, told last of the connection. */
  let told: LiveMessage | null = null;
  const tell = (message: LiveMessage) => {
    if (message.kind === 'connected') told = message;
    channel?.postMessage(message);
    onMessage(message);
  };
  if (channel) {
    channel.onmessage = (event: MessageEvent<LiveMessage | typeof QUESTION>) => {
      if (event.data !== QUESTION) onMessage(event.data);
      else if (told) channel.postMessage({ ...told, now: knownServerNow() });
    };
    channel.postMessage(QUESTION);
  }

  const whileInView = (work: (signal: AbortSignal) => void) => {
    let left = new AbortController();
    const turn = () => {
      left.abort();
      left = new AbortController();
      if (!document.hidden) work(left.signal);
    };
    document.addEventListener('visibilitychange', turn);
    turn();
  };

  whileInView((signal) => {
    if (!channel || !navigator.locks) void listen(signal, onMessage);
    else
      navigator.locks
        .request(NAME, { signal }, () => listen(signal, tell))
        .then(() => {
          told = null;
        })
        .catch(ignoreAbort);
  });
}

/** Resolves when the signal ends it. */
function listen(signal: AbortSignal, tell: (message: LiveMessage) => void): Promise<void> {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(EVENTS_PATH);
    source.onopen = () => tell({ kind: 'connected', connected: true });
    source.addEventListener('revision', (event: MessageEvent<string>) => {
      const { revision, now } = JSON.parse(event.data) as RevisionEvent;
      tell({ kind: 'revision', revision, now: Date.parse(now) });
    });
    source.onerror = () => {
      tell({ kind: 'connected', connected: false });
      if (source?.readyState === EventSource.CLOSED)
        timer = setTimeout(open, REOPEN_MS + Math.random() * REOPEN_SPREAD_MS);
    };
  };
  return new Promise((resolve) => {
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
