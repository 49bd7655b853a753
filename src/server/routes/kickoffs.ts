import type { FastifyRequest } from 'fastify';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { KickoffBody, KickoffProposalsReply, KickoffReply, SetKickoffBody } from '#contract/kickoffs.ts';
import { acceptKickoff, listAllProposals, proposeKickoff, setKickoff } from '../actions/kickoffs.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import { type ClubKeyHooks, clubLinkOf } from '../auth/require-club.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { ReportLimit } from '../http/report-limit.ts';

const CLUB = { tags: ['Captains'], security: [{ clubKey: [] }], headers: IdempotencyHeaders };
const ADMINISTRATOR = { tags: ['Administrator'], security: [{ bearer: [] }] };
const REFUSALS = {
  ...BODY_REFUSALS,
  401: ErrorReply,
  403: ErrorReply,
  404: ErrorReply,
  409: ErrorReply,
  422: ErrorReply,
  429: ErrorReply,
  503: ErrorReply,
};

/** When a match is played: two clubs agree on it with their links, or the administrator sets it. */
export function registerKickoffs(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: ReportLimit,
): void {
  const onRequest = clubKey.required;
  const config = { rateLimit: limit.attempts };
  const club = (request: FastifyRequest) => ({
    link: clubLinkOf(request),
    countStored: () => limit.countStored(request),
  });

  app.post(
    '/api/ucl/propose-kickoff',
    {
      onRequest,
      config,
      schema: {
        ...CLUB,
        summary: 'Propose a kick-off to the other club',
        description:
          'Takes the place of any earlier proposal. The time that the other club proposes is accepted with it.',
        body: KickoffBody,
        response: { 200: KickoffReply, ...REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await proposeKickoff(context, club(request), request)),
    }),
  );

  app.post(
    '/api/ucl/accept-kickoff',
    {
      onRequest,
      config,
      schema: {
        ...CLUB,
        summary: 'Accept the kick-off that the other club proposes',
        body: KickoffBody,
        response: { 200: KickoffReply, ...REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await acceptKickoff(context, club(request), request)),
    }),
  );

  app.post(
    '/api/ucl/set-kickoff',
    {
      onRequest: requireAdmin(context),
      schema: {
        ...ADMINISTRATOR,
        summary: 'Set the kick-off of a match, or take it away',
        headers: IdempotencyHeaders,
        body: SetKickoffBody,
        response: { 200: KickoffReply, ...REFUSALS },
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
        ...ADMINISTRATOR,
        summary: 'The kick-offs that clubs propose to each other',
        response: { 200: KickoffProposalsReply, 401: ErrorReply, 403: ErrorReply, 503: ErrorReply },
      },
    },
    async () => ({ proposals: await listAllProposals(context) }),
  );
}
