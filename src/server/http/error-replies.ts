import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '#domain/decisions/refused.ts';
import { isStoreDamaged, isStoreUnavailable } from '#store/db/unavailable.ts';
import { Refusal, refusalOf } from './refusal.ts';
import { validationMessage } from './validation-message.ts';

export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(replyWithError);
}

const DAMAGED = 'The database is damaged: stop the server and restore a backup';

/** The only place where an error becomes a reply: a message, a code and a status, never internals. */
export function replyWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error, request);
  // A `Refusal` is intended, whatever its status; any other 5xx has to be investigated.
  if (error !== refusal && refusal.statusCode >= 500)
    request.log.error({ err: error }, isStoreDamaged(error) ? DAMAGED : refusal.message);
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply.code(refusal.statusCode).header('cache-control', 'no-store').send(errorBody(refusal));
}

export function errorBody(refusal: Refusal) {
  return { ...refusal.details, error: refusal.message, code: refusal.code };
}

function toRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Refused) return refusalOf(error);
  if (isStoreUnavailable(error)) return new Refusal('cannot_store', { retryAfterSeconds: 5 });
  if (error.validation?.[0])
    return new Refusal('invalid_request', {
      sentence: validationMessage(error.validation[0], error.validationContext, request.routeOptions.schema),
    });
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal('unsupported_media_type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('body_too_large', {
        sentence: `The request is too large. The limit is ${request.routeOptions.bodyLimit / 1024} KiB.`,
      });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new Refusal('malformed_json');
  }
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new Refusal(isClientError ? 'invalid_request' : 'internal_error');
}
