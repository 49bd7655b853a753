import type { FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';
import type { App } from './fastify-app.ts';

interface Limit {
  readonly code: ErrorCode;
  readonly max: number;
  readonly windowMs: number;
  /** Identifies a caller. */
  readonly key: (request: FastifyRequest) => string;
}

/** A hook, or a step of one, that counts the request and rejects too many in a time window. */
export function limitCalls(
  app: Pick<App, 'createRateLimit'>,
  { code, max, windowMs, key }: Limit,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: key });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new ApiError(code, { retryAfterSeconds: Math.ceil(counted.ttl / 1_000) });
  };
}
