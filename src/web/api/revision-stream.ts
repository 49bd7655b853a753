import type { RevisionEvent, ViewRevisions } from '#contract/live.ts';
import { knownServerNow } from '#web/ui/time/server-time.ts';

/*
 * One event stream per browser, whatever the number of tabs: the tab that holds a lock listens to the server and
 * broadcasts to the others. Only a visible tab requests the lock, since browsers may freeze hidden ones. Without locks
 * (they need HTTPS), every visible tab listens for itself.
 */
const EVENTS_PATH = '/api/ucl/events';
const NAME = 'ces-live';

/** Browsers close a stream permanently on any reply that is not a stream. */
const REOPEN_MS = 3000;
const REOPEN_SPREAD_MS = 3000;

export type LiveMessage = (
  | { readonly kind: 'revision'; readonly revision: number; readonly views: ViewRevisions }
  | { readonly kind: 'connected'; readonly connected: boolean }
) & {
  /** The server's time, in milliseconds. */
  readonly now?: number | null;
};

/** Sent by a new tab, so that it need not wait for the next change to learn the state. */
const QUESTION = 'is anyone listening?';

/** Calls back for the lifetime of the page. */
export function watchRevisions(onMessage: (message: LiveMessage) => void): void {
  const channel = new BroadcastChannel(NAME);
  /** The last connection state that this tab broadcast, while it holds the lock. */
  let lastMessage: LiveMessage | null = null;
  const publish = (message: LiveMessage) => {
    if (message.kind === 'connected') lastMessage = message;
    channel.postMessage(message);
    onMessage(message);
  };
  channel.onmessage = (event: MessageEvent<LiveMessage | typeof QUESTION>) => {
    if (event.data !== QUESTION) onMessage(event.data);
    else if (lastMessage) channel.postMessage({ ...lastMessage, now: knownServerNow() });
  };
  channel.postMessage(QUESTION);

  const whileInView = (work: (signal: AbortSignal) => void) => {
    let left = new AbortController();
    const onVisibilityChange = () => {
      left.abort();
      left = new AbortController();
      if (!document.hidden) work(left.signal);
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    onVisibilityChange();
  };

  whileInView((signal) => {
    if (!navigator.locks) void listen(signal, onMessage);
    else
      navigator.locks
        .request(NAME, { signal }, () => listen(signal, publish))
        .then(() => {
          lastMessage = null;
        })
        .catch(() => {
          // A browser that blocks storage in frames of other sites denies the lock, too.
          if (!signal.aborted) void listen(signal, onMessage);
        });
  });
}

/** Resolves when the signal aborts. */
function listen(signal: AbortSignal, publish: (message: LiveMessage) => void): Promise<void> {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(EVENTS_PATH);
    source.onopen = () => publish({ kind: 'connected', connected: true });
    source.addEventListener('revision', (event: MessageEvent<string>) => {
      const { revision, now, views } = JSON.parse(event.data) as RevisionEvent;
      publish({ kind: 'revision', revision, views, now: Date.parse(now) });
    });
    source.onerror = () => {
      publish({ kind: 'connected', connected: false });
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
