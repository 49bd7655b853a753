import { BODY_REFUSALS, ErrorReply, ResultExistsReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { MatchResult } from '#contract/result-views.ts';
import { SubmitResultBody } from '#contract/submit-result.ts';
import { submitResult } from '../actions/submit-result.ts';
import type { Context } from '../context.ts';
import { clientOf } from '../http/client-address.ts';
import type { App } from '../http/fastify-app.ts';
import { Refusal } from '../http/refusal.ts';

const WINDOW_MS = 10 * 60_000;

export function registerSubmitResult(app: App, context: Context): void {
  const { submitLimit } = context.config;
  app.post(
    '/api/ucl/submit-result',
    {
      schema: {
        tags: ['Captains'],
        summary: 'Submit the result of a match',
        description: 'Open to everybody. The result waits for the administrator.',
        headers: IdempotencyHeaders,
        body: SubmitResultBody,
        response: {
          201: MatchResult,
          ...BODY_REFUSALS,
          404: ErrorReply,
          409: ResultExistsReply,
          422: ErrorReply,
          429: ErrorReply,
          503: ErrorReply,
        },
      },
      config: {
        rateLimit:
          submitLimit === 0
            ? false
            : {
                max: submitLimit,
                timeWindow: WINDOW_MS,
                keyGenerator: (request) => clientOf(request.ip),
                errorResponseBuilder: (_request, { ttl }) =>
                  new Refusal('too_many_submissions', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
              },
      },
    },
    async (request, reply) => {
      const result = await submitResult(context, request);
      return reply.code(201).header('cache-control', 'no-store').send(result);
    },
  );
}
