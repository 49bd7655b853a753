import type { FastifyRequest } from 'fastify';
import { BODY_REFUSALS, DetailedErrorReply, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { SubmitResultBody, SubmitResultReply } from '#contract/submit-result.ts';
import { submitResult } from '../actions/submit-result.ts';
import type { ClubKeyHooks } from '../auth/require-club.ts';
import type { Context } from '../context.ts';
import { clientOf } from '../http/client-address.ts';
import type { App } from '../http/fastify-app.ts';
import { Refusal } from '../http/refusal.ts';

const WINDOW_MS = 10 * 60_000;
/** Attempts for each result that may be stored: what is refused must not use up the results of a whole club house. */
const ATTEMPTS_PER_RESULT = 10;

export function registerSubmitResult(app: App, context: Context, clubKey: ClubKeyHooks): void {
  const { submitLimit } = context.config;
  const limit = {
    timeWindow: WINDOW_MS,
    // A club counts by its link: what others on its address do is not held against it.
    keyGenerator: ({ clubLink, ip }: FastifyRequest) =>
      clubLink ? `club ${clubLink.keyHash}` : clientOf(ip),
  };
  const countStored = app.createRateLimit({ ...limit, max: submitLimit });
  const refuseOverLimit = async (request: FastifyRequest) => {
    if (submitLimit === 0) return;
    const counted = await countStored(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
  app.post(
    '/api/ucl/submit-result',
    {
      onRequest: clubKey.optional,
      schema: {
        tags: ['Captains'],
        security: [{}, { clubKey: [] }],
        summary: 'Submit the result of a match',
        description:
          'Open to everybody, unless the administrator leaves it to the two clubs. With the key of one of them the report takes the place of a pending one that came without. The result waits for the other club and the administrator.',
        headers: IdempotencyHeaders,
        body: SubmitResultBody,
        response: {
          201: SubmitResultReply,
          ...BODY_REFUSALS,
          401: ErrorReply,
          403: ErrorReply,
          404: ErrorReply,
          409: DetailedErrorReply,
          422: DetailedErrorReply,
          429: ErrorReply,
          503: ErrorReply,
        },
      },
      config: {
        rateLimit:
          submitLimit === 0
            ? false
            : {
                ...limit,
                max: submitLimit * ATTEMPTS_PER_RESULT,
                errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
              },
      },
    },
    async (request, reply) => {
      const result = await submitResult(context, request, {
        link: request.clubLink,
        countStored: () => refuseOverLimit(request),
      });
      return reply.code(201).header('cache-control', 'no-store').send(result);
    },
  );
}

function tooMany(ttlMs: number): Refusal {
  return new Refusal('too_many_submissions', { retryAfterSeconds: Math.ceil(ttlMs / 1_000) });
}
