import { ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { KickoffBody, KickoffProposalsReply, KickoffReply, SetKickoffBody } from '#contract/kickoffs.ts';
import { acceptKickoff, listAllProposals, proposeKickoff, setKickoff } from '../actions/kickoffs.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { ClubKeyHooks } from '../auth/require-club.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { ReportLimit } from '../http/report-limit.ts';
import { answererOf, BY_ADMIN, BY_CLUB, CHANGE_REFUSALS } from './callers.ts';

const CHANGE = { ...BY_CLUB, headers: IdempotencyHeaders };

/** When a match is played: two clubs agree on it with their links, or the administrator sets it. */
export function registerKickoffs(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: ReportLimit,
): void {
  const onRequest = clubKey.required;
  const config = { rateLimit: limit.attempts };

  app.post(
    '/api/ucl/propose-kickoff',
    {
      onRequest,
      config,
      schema: {
        ...CHANGE,
        summary: 'Propose a kick-off to the other club',
        description:
          'Takes the place of any earlier proposal. The time that the other club proposes is accepted with it.',
        body: KickoffBody,
        response: { 200: KickoffReply, ...CHANGE_REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await proposeKickoff(context, answererOf(request, limit), request)),
    }),
  );

  app.post(
    '/api/ucl/accept-kickoff',
    {
      onRequest,
      config,
      schema: {
        ...CHANGE,
        summary: 'Accept the kick-off that the other club proposes',
        body: KickoffBody,
        response: { 200: KickoffReply, ...CHANGE_REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await acceptKickoff(context, answererOf(request, limit), request)),
    }),
  );

  app.post(
    '/api/ucl/set-kickoff',
    {
      onRequest: requireAdmin(context),
      schema: {
        ...BY_ADMIN,
        summary: 'Set the kick-off of a match, or take it away',
        headers: IdempotencyHeaders,
        body: SetKickoffBody,
        response: { 200: KickoffReply, ...CHANGE_REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await setKickoff(context, adminSessionOf(request), request)),
    }),
  );

  app.get(
    '/api/ucl/kickoff-proposals',
    {
      onRequest: requireAdmin(context),
      schema: {
        ...BY_ADMIN,
        summary: 'The kick-offs that clubs propose to each other',
        response: { 200: KickoffProposalsReply, 401: ErrorReply, 403: ErrorReply, 503: ErrorReply },
      },
    },
    async () => ({ proposals: await listAllProposals(context) }),
  );
}
