import { watchRevisions } from '#web/api/revision-stream.ts';
import { layOutOverlay } from './overlay.ts';
import { swapContent } from './swap-content.ts';

/*
 * Keeps an embed or overlay up to date: the only script that it loads. Frames of one page share an event stream, like
 * tabs of the site. The server renders the document again, and its content is swapped in.
 */

/** All visitors are notified of a change at the same moment; this spreads their requests. */
const SPREAD_MS = 300;
/** After a failed request. */
const RETRY_MS = 1500;

const root = document.documentElement;
let shown = Number(root.dataset.revision);
let latest = shown;
let isRefreshing = false;
/** As served: the page itself may have turned pages or opened rounds. */
let content = contentOf(document);
const arrange = root.matches('.overlay') ? layOutOverlay(document) : undefined;

watchRevisions((message) => {
  root.dataset.live = message.kind === 'revision' || message.connected ? 'on' : 'off';
  if (message.kind !== 'revision') return;
  latest = message.revision;
  if (latest !== shown) void refresh();
});

async function refresh(): Promise<void> {
  if (isRefreshing) return;
  isRefreshing = true;
  // Again if another revision has been announced in the meantime.
  for (let reached = false; !reached; ) {
    await pause(Math.random() * SPREAD_MS);
    const requested = latest;
    while (!(await fetchAndShow(requested))) await pause(RETRY_MS + Math.random() * RETRY_MS);
    reached = latest === requested;
  }
  isRefreshing = false;
}

/** Returns whether this revision, or a newer one, is shown now. */
async function fetchAndShow(requested: number): Promise<boolean> {
  const html = await fetchDocument(requested);
  const next = new DOMParser().parseFromString(html ?? '', 'text/html');
  const { revision } = next.documentElement.dataset;
  // Not ours: nothing, or a proxy's error page.
  if (!revision) return false;
  // Another build or brand has other styles.
  if (filesOf(next) !== filesOf(document)) window.location.reload();
  shown = Number(revision);
  if (contentOf(next) !== content) {
    content = contentOf(next);
    swapContent(document, next, arrange);
  }
  return shown >= requested;
}

/** An embed that no longer exists is a document, too. */
function fetchDocument(revision: number): Promise<string | null> {
  // No cache in between may answer with an older one.
  return fetch(`${window.location.pathname}?revision=${revision}`, { credentials: 'omit' })
    .then((reply) => (reply.ok || reply.status === 404 ? reply.text() : null))
    .catch(() => null);
}

function contentOf(page: Document): string | undefined {
  return page.querySelector('main')?.innerHTML;
}

function filesOf(page: Document): string {
  const files = page.querySelectorAll('script, link[rel="stylesheet"]');
  return [...files].map((file) => file.getAttribute('src') ?? file.getAttribute('href')).join(' ');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
