import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Graceful shutdown: requests in progress are finished, new ones on open connections are rejected. */
export function registerStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async () => {
    if (isStopping) throw new Refusal('stopping', { retryAfterSeconds: 5 });
  });
}
