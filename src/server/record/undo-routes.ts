import type { FastifyRequest } from 'fastify';
import { ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { UndoBody, UndoReply } from '#contract/undo.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { ReportLimit } from '../http/report-limit.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { type ClubKeyHooks, clubLinkOf } from '../http/require-club.ts';
import type { Call } from '../writer/call.ts';
import { REFUSALS } from '../writer/change-routes.ts';
import { changeAsAdmin, changeAsClub } from '../writer/change-tournament.ts';
import { undoDecisions } from './undo.ts';
import { undoOwnAnswers } from './undo-answer.ts';

export function registerUndo(app: App, context: Context, clubKey: ClubKeyHooks, limit: ReportLimit): void {
  const decides = requireAdmin(context, 'reviewer');
  const asAdmin = (session: Session, call: Call<UndoBody>) =>
    changeAsAdmin(context, { session, action: 'undo', call }, (moment) =>
      undoDecisions(moment, call.body, session),
    );
  const asClub = (link: ClubLink, call: FastifyRequest & Call<UndoBody>) =>
    changeAsClub(context, { link, call }, async (moment) => {
      const decided = await undoOwnAnswers(moment, call.body, link);
      await limit.countStored(call);
      return decided;
    });

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
        summary: 'Undo decisions, all or none',
        description:
          'With its key, a club can undo its own agreement, together with the automatic approval that followed, or its own withdrawal, until a person has decided the result or a later decision depends on it.',
        headers: IdempotencyHeaders,
        body: UndoBody,
        response: {
          200: UndoReply,
          ...REFUSALS,
          429: ErrorReply,
        },
      },
    },
    async (request) => ({
      success: true as const,
      ...(request.adminSession
        ? await asAdmin(request.adminSession, request)
        : await asClub(clubLinkOf(request), request)),
    }),
  );
}
