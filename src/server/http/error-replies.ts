import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaValidationError,
} from 'fastify';
import { DecisionError } from '#domain/decisions/decision-error.ts';
import { isStoreDamaged, isStoreUnavailable } from '#store/db/unavailable.ts';
import { ApiError, apiErrorOf } from './api-error.ts';

export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(replyWithError);
}

const DAMAGED = 'The database is damaged: stop the server and restore a backup';

/** The only place where an error becomes a reply: a message, a code and a status, never internals. */
export function replyWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const apiError = toApiError(error, request);
  // An `ApiError` is intended, whatever its status; any other 5xx has to be investigated.
  if (error !== apiError && apiError.statusCode >= 500)
    request.log.error({ err: error }, isStoreDamaged(error) ? DAMAGED : apiError.message);
  if (apiError.retryAfterSeconds !== null) reply.header('retry-after', apiError.retryAfterSeconds);
  return reply.code(apiError.statusCode).header('cache-control', 'no-store').send(errorBody(apiError));
}

export function errorBody(apiError: ApiError) {
  return { ...apiError.details, error: apiError.message, code: apiError.code };
}

function toApiError(error: FastifyError, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DecisionError) return apiErrorOf(error);
  if (isStoreUnavailable(error)) return new ApiError('cannot_store', { retryAfterSeconds: 5 });
  if (error.validation?.[0])
    return new ApiError('invalid_request', {
      message: validationMessage(error.validation[0], error.validationContext, request.routeOptions.schema),
    });
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('body_too_large', {
        message: `The request is too large. The limit is ${request.routeOptions.bodyLimit / 1024} KiB.`,
      });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new ApiError('malformed_json');
  }
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return new ApiError(isClientError ? 'invalid_request' : 'internal_error');
}

/** Graceful shutdown: requests in progress are finished, new ones on open connections are rejected. */
export function registerStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async () => {
    if (isStopping) throw new ApiError('stopping', { retryAfterSeconds: 5 });
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
