import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Finishes what is under way when the server stops, and refuses what still arrives on open connections. */
export function registerStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async () => {
    if (isStopping) throw new Refusal('stopping', { retryAfterSeconds: 5 });
  });
}
