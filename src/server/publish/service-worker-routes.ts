import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { PreparedByPath } from '../prepared/fast-path.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';

/** Where pages look for it: it answers for the addresses below its own. */
const WORKER_PATH = '/service-worker.js';

/** The worker for reading without a network. A browser asks for it with every page that is opened, and learns of another. */
export function registerServiceWorker(app: App, { worker }: Context): void {
  app.get(WORKER_PATH, { schema: { hide: true } }, (request, reply) => sendPrepared(request, reply, worker));
}

export function preparedWorker(worker: Context['worker']): PreparedByPath {
  return new Map([[WORKER_PATH, () => worker]]);
}
