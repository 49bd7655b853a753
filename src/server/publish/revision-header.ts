import type { FastifyInstance } from 'fastify';
import { REVISION_HEADER } from '#contract/live.ts';
import type { Publisher } from './publisher.ts';

/** The reply to a change contains its revision, so that the client can request it and bypass caches. */
export function registerRevisionHeader(app: FastifyInstance, { current }: Publisher): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET') reply.header(REVISION_HEADER, current().revision);
  });
}
