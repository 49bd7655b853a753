import { BODY_REFUSALS, DetailedErrorReply, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { SubmitResultBody, SubmitResultReply } from '#contract/submit-result.ts';
import { submitResult } from '../actions/submit-result.ts';
import type { ClubKeyHooks } from '../auth/require-club.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { ReportLimit } from '../http/report-limit.ts';

export function registerSubmitResult(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: ReportLimit,
): void {
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
      config: { rateLimit: limit.attempts },
    },
    async (request, reply) => {
      const result = await submitResult(context, request, {
        link: request.clubLink,
        ip: request.ip,
        countStored: () => limit.countStored(request),
      });
      return reply.code(201).header('cache-control', 'no-store').send(result);
    },
  );
}
