import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { PreparedByPath } from '../prepared/fast-path.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';

/** At the root, so that its scope is the whole site. */
const WORKER_PATH = '/service-worker.js';

/** The service worker for offline reading. Browsers check for updates with every page load. */
export function registerServiceWorker(app: App, { worker }: Context): void {
  app.get(WORKER_PATH, { schema: { hide: true } }, (request, reply) => sendPrepared(request, reply, worker));
}

export function preparedWorker(worker: Context['worker']): PreparedByPath {
  return new Map([[WORKER_PATH, () => worker]]);
}
