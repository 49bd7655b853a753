import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matchesTag, type PreparedView } from './prepared-view.ts';

/** Sends a precomputed response, or 304 to a client that has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, view: PreparedView): FastifyReply {
  const prepared = view.replies[chooseEncoding(request.headers['accept-encoding'])];
  if (matchesTag(request.headers['if-none-match'], prepared.etag))
    return reply.code(304).headers(prepared.notModifiedHeaders.byName).send();
  return reply.headers(prepared.headers.byName).send(prepared.body);
}
