import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaValidationError,
} from 'fastify';
import { Refused } from '#domain/decisions/refused.ts';
import { isStoreDamaged, isStoreUnavailable } from '#store/db/unavailable.ts';
import { Refusal, refusalOf } from './refusal.ts';

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

interface TitledSchema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, TitledSchema>>;
}

/** A validation error as a message, with the title of the field in the schema. */
export function validationMessage(
  problem: FastifySchemaValidationError,
  part: string | undefined,
  schema: FastifySchema | undefined,
): string {
  const titleOf = (field: string) => {
    const fields = (schema?.[part as keyof FastifySchema] as TitledSchema | undefined)?.properties;
    return fields?.[field]?.title ?? field;
  };
  const { params } = problem;
  if (problem.keyword === 'required') return `${titleOf(String(params.missingProperty))} is required`;
  if (problem.keyword === 'additionalProperties')
    return `The field "${String(params.additionalProperty).slice(0, 40)}" is not allowed here.`;

  // For an item in a list, the field itself is named.
  const field = problem.instancePath.split('/').findLast((step) => /\D/.test(step));
  if (!field) return 'The request body must be a JSON object.';
  const title = titleOf(field);
  switch (problem.keyword) {
    case 'type':
      return `${title} must be ${withArticle(String(params.type))}.`;
    case 'enum':
      return `${title} must be one of ${(params.allowedValues as string[]).join(', ')}.`;
    case 'maxLength':
      return `${title} must have at most ${params.limit} characters.`;
    case 'minLength':
    case 'minItems':
      return `${title} must not be empty.`;
    case 'maxItems':
      return `${title} must have at most ${params.limit} items.`;
    case 'minimum':
      return `${title} must be at least ${params.limit}.`;
    case 'maximum':
      return `${title} must be at most ${params.limit}.`;
    case 'format':
      return `${title} must be a date and time with a time zone, such as 2026-03-01T20:00:00Z.`;
    default:
      return `${title} is not valid.`;
  }
}

function withArticle(type: string): string {
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
