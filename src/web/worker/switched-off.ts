import { worker } from './worker-scope.ts';

/*
 * Served in the place of the worker where the operator has switched it off: it takes the other one's place, deletes what
 * was kept and goes itself. It answers nothing.
 */

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
}
