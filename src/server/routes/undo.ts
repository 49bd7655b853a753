import type { FastifyRequest } from 'fastify';
import { DetailedErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { UndoBody, UndoReply } from '#contract/undo.ts';
import { undo } from '../actions/undo.ts';
import { undoOwnAnswers } from '../actions/undo-answer.ts';
import { requireAdmin } from '../auth/require-admin.ts';
import type { ClubKeyHooks } from '../auth/require-club.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { ReportLimit } from '../http/report-limit.ts';
import { answererOf, CHANGE_REFUSALS } from './callers.ts';

export function registerUndo(app: App, context: Context, clubKey: ClubKeyHooks, limit: ReportLimit): void {
  const decides = requireAdmin(context, 'reviewer');
  app.post(
    '/api/ucl/undo',
    {
      onRequest: (request, reply) =>
        request.headers.authorization === undefined && request.headers['x-club-key'] !== undefined
          ? clubKey.required(request, reply)
          : decides(request, reply),
      config: {
        rateLimit: limit.attempts && {
          ...limit.attempts,
          allowList: ({ adminSession }: FastifyRequest) => adminSession !== null,
        },
      },
      schema: {
        tags: ['Administrator', 'Captains'],
        security: [{ bearer: [] }, { clubKey: [] }],
        summary: 'Undo decisions, all of them or none',
        description:
          'With its key, a club can undo its own agreement, together with the automatic approval that followed, or its own withdrawal, until a person has decided the result or a later decision depends on it.',
        headers: IdempotencyHeaders,
        body: UndoBody,
        response: {
          200: UndoReply,
          ...CHANGE_REFUSALS,
          409: DetailedErrorReply,
        },
      },
    },
    async (request) => ({
      success: true as const,
      ...(request.adminSession
        ? await undo(context, request.adminSession, request)
        : await undoOwnAnswers(context, answererOf(request, limit), request)),
    }),
  );
}
