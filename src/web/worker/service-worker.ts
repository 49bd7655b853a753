import { PATHS } from '#paths.ts';
import { withAge } from './age-mark.ts';
import { keepPage, keepSeen } from './keep-seen.ts';
import { KEPT_AT, KEPT_CACHE } from './kept-pages.ts';
import { openNotified, showPushed } from './notifications.ts';
import { routeOf } from './route.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

/*
 * For reading without a network, and for notifications. A page comes from the network whenever there is one, however slow it is: what is kept is
 * shown only when the network gives no answer at all. Where nothing can be stored, all of this is as if it were not there.
 */

worker.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  await keepPage(await caches.open(KEPT_CACHE), PATHS.offline, []);
  // Nothing is answered from what an older worker has kept while there is a network, so none has to leave first.
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT_CACHE).map((name) => caches.delete(name)));
  // The browser asks for a page at once, and not when the worker has started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, worker.location.origin);
  if (route === 'page') event.respondWith(answerPage(event));
  if (route === 'asset') event.respondWith(answerAsset(event.request));
});

async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const kept = await readPage(new URL(request.url).pathname).catch(() => null);
    if (!kept) throw error;
    return kept;
  }
}

/** As it was last seen, with its age, or the page that stands in for all that were not. */
async function readPage(path: string): Promise<Response | null> {
  const cache = await caches.open(KEPT_CACHE);
  const page = await cache.match(path);
  if (!page) return (await cache.match(PATHS.offline)) ?? null;
  const html = withAge(await page.text(), page.headers.get(KEPT_AT) ?? '', Date.now());
  return new Response(html, { headers: page.headers });
}

async function answerAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: KEPT_CACHE }).catch(() => null);
  return kept ?? fetch(request);
}

/** One after another: what one page needs must not be dropped for another. */
let keeping: Promise<unknown> = Promise.resolve();

worker.addEventListener('message', (event) => {
  // Without a network or without room nothing is kept, and what was kept stays.
  keeping = keeping.then(() => keepSeen(event.data)).catch(() => {});
  event.waitUntil(keeping);
});

worker.addEventListener('push', (event) => event.waitUntil(showPushed(event.data?.json())));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotified(event.notification.data));
});
