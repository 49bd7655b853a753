import type { FastifyInstance } from 'fastify';
import { REVISION_HEADER } from '#contract/live.ts';
import type { Publisher } from './publisher.ts';

/** The reply to a change names its revision, so that the client can read that one past every cache. */
export function registerRevisionHeader(app: FastifyInstance, { current }: Publisher): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET') reply.header(REVISION_HEADER, current().revision);
  });
}
