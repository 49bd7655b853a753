import { watchRevisions } from '#web/api/revision-stream.ts';
import { layOutOverlay } from './overlay.ts';
import { swapContent } from './swap-content.ts';

/*
 * Keeps an embed or overlay up to date: the one script that it loads. Frames of one page share an event stream, as the
 * tabs of the site do. What is shown is fetched again as the server renders it.
 */

/** The crowd hears of a change at the same moment; it need not ask at the same moment. */
const SPREAD_MS = 300;
/** After a read that failed, or was answered by a cache that does not know of the change yet. */
const RETRY_MS = 1500;

const root = document.documentElement;
let shown = Number(root.dataset.revision);
let told = shown;
let isRefreshing = false;
/** As the server has sent it: on the page pages are turned, and rounds opened. */
let content = contentOf(document);
const arrange = root.matches('.overlay') ? layOutOverlay(document) : undefined;

watchRevisions((message) => {
  root.dataset.live = message.kind === 'revision' || message.connected ? 'on' : 'off';
  if (message.kind !== 'revision') return;
  told = message.revision;
  if (told !== shown) void refresh();
});

async function refresh(): Promise<void> {
  if (isRefreshing) return;
  isRefreshing = true;
  await pause(Math.random() * SPREAD_MS);
  while (!(await fetchAndShow())) await pause(RETRY_MS + Math.random() * RETRY_MS);
  isRefreshing = false;
}

/** Whether what was told of is shown now, or something newer. */
async function fetchAndShow(): Promise<boolean> {
  const html = await fetchDocument();
  const next = new DOMParser().parseFromString(html ?? '', 'text/html');
  const { revision } = next.documentElement.dataset;
  // Not ours: nothing, or what a proxy says in the place of the server.
  if (!revision) return false;
  // Another build or brand has other styles: what it renders needs them.
  if (filesOf(next) !== filesOf(document)) window.location.reload();
  shown = Number(revision);
  if (contentOf(next) !== content) {
    content = contentOf(next);
    swapContent(document, next, arrange);
  }
  return shown >= told;
}

/** What is not there any more is told by a document as well. */
function fetchDocument(): Promise<string | null> {
  return fetch(window.location.pathname, { credentials: 'omit' })
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
