import { PATHS } from '#paths.ts';
import { withAgeMark } from './age-mark.ts';
import { cachePage, cacheSeen } from './cache-seen.ts';
import { CACHE_NAME, CACHED_AT_HEADER, routeOf } from './cached-pages.ts';
import { type FetchEvent, openNotification, showPush, worker } from './worker-scope.ts';

/*
 * For offline reading and notifications. A page comes from the network, however slow; the cache is used only if the
 * network gives no response at all. Without storage, the worker does nothing.
 */

worker.addEventListener('install', (event) => event.waitUntil(install()));

async function install(): Promise<void> {
  await cachePage(await caches.open(CACHE_NAME), PATHS.offline, []);
  // While there is a network, the cache of an older worker is not used, so there is no need to wait for it.
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE_NAME).map((name) => caches.delete(name)));
  // The browser requests a page at once, while the worker is still starting.
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
    const cached = await readPage(new URL(request.url).pathname).catch(() => null);
    if (!cached) throw error;
    return cached;
  }
}

/** The cached page with its age, or the offline page. */
async function readPage(path: string): Promise<Response | null> {
  const cache = await caches.open(CACHE_NAME);
  const page = await cache.match(path);
  if (!page) return (await cache.match(PATHS.offline)) ?? null;
  const html = withAgeMark(await page.text(), page.headers.get(CACHED_AT_HEADER) ?? '', Date.now());
  return new Response(html, { headers: page.headers });
}

async function answerAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request, { cacheName: CACHE_NAME }).catch(() => null);
  return cached ?? fetch(request);
}

/** One after another: caching one page must not evict the assets of another. */
let keeping: Promise<unknown> = Promise.resolve();

worker.addEventListener('message', (event) => {
  // Offline or without disk space, nothing new is cached, and the old cache stays.
  keeping = keeping.then(() => cacheSeen(event.data)).catch(() => {});
  event.waitUntil(keeping);
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.json())));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotification(event.notification.data));
});
