import type { FastifyRequest } from 'fastify';
import { ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { StrikeTextBody, StrikeTextReply, UndoBody, UndoReply } from '#contract/record.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import type { Session } from '#store/access/sessions.ts';
import { findEntries } from '#store/record/read-entries.ts';
import { findEqualTexts, redactInRecord, redactInReplies } from '#store/record/redacted-texts.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/fastify-app.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { type ClubKeyHooks, clubLinkOf } from '../http/require-club.ts';
import type { SubmissionLimit } from '../http/submission-limit.ts';
import type { Call } from '../writer/call.ts';
import { type AdminChange, adminChange, ERROR_REPLIES } from '../writer/change-routes.ts';
import { changeAsAdmin, changeAsClub } from '../writer/change-tournament.ts';
import { undoDecisions } from './undo.ts';
import { undoOwnAnswers } from './undo-answer.ts';

export function registerUndo(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: SubmissionLimit,
): void {
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
          ...ERROR_REPLIES,
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

/** Removes a text from the record and from everything that shows it. Its existence and its hash stay. */
export const REDACT_TEXT: AdminChange = adminChange({
  path: '/api/ucl/strike-text',
  summary: 'Redact a text in the record',
  action: 'strike-text',
  body: StrikeTextBody,
  reply: StrikeTextReply,
  decide: async ({ trx, season }, { seq, name, everywhere = false }) => {
    const [entry] = await findEntries(trx, [seq]);
    if (!entry) throw new ApiError('unknown_entry');
    const text = Object.hasOwn(entry.texts, name) ? entry.texts[name] : undefined;
    if (text === undefined) throw new ApiError('unknown_text');
    if (text === null) throw new ApiError('already_struck');
    const repeated = await findEqualTexts(trx, entry, { text: text.text, everywhere });
    const alsoIn = repeated.map((each) => ({ seq: each.entry.seq, name: each.name }));
    return {
      entries: [{ kind: 'text-struck', data: { season: season.number, seq, name, alsoIn } }],
      write: async (db) => {
        for (const each of [{ entry, name }, ...repeated]) await redactInRecord(db, each.entry, each.name);
        if (name !== 'staff') await redactInReplies(db, text.text);
      },
      reply: () => ({ struck: [{ seq, name }, ...alsoIn] }),
    };
  },
});
