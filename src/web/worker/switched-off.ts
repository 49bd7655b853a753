import { worker } from './worker-scope.ts';

/*
 * Served instead of the worker when the operator has switched it off: it replaces the old one, deletes the cache and
 * unregisters itself. It handles no requests.
 */

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
