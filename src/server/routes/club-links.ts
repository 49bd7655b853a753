import {
  ClubLinksBody,
  ClubLinksReply,
  NewClubLinksReply,
  ReportingBody,
  ReportingReply,
  RevokeClubLinkBody,
  RevokeClubLinkReply,
} from '#contract/club-links.ts';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { makeClubLinks, readClubLinks, revokeClubLink } from '../actions/club-links.ts';
import { changeReporting } from '../actions/set-reporting.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { BY_ADMIN } from './callers.ts';

const CHANGE = { ...BY_ADMIN, headers: IdempotencyHeaders };
const REFUSALS = {
  ...BODY_REFUSALS,
  401: ErrorReply,
  403: ErrorReply,
  404: ErrorReply,
  409: ErrorReply,
  422: ErrorReply,
  503: ErrorReply,
};

/** The administrator gives clubs their links, and says who may report. */
export function registerClubLinks(app: App, context: Context): void {
  const onRequest = requireAdmin(context);

  app.get(
    '/api/ucl/club-links',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'The clubs that have a link, and when it was used',
        response: { 200: ClubLinksReply, 401: ErrorReply, 403: ErrorReply, 503: ErrorReply },
      },
    },
    () => readClubLinks(context),
  );

  app.post(
    '/api/ucl/club-links',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'Give clubs new links',
        description:
          'The links that these clubs had end. Only hashes of the keys are stored, so this reply is the only one that tells them, and a repeated call makes new ones, whatever its Idempotency-Key.',
        body: ClubLinksBody,
        response: { 200: NewClubLinksReply, ...REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await makeClubLinks(context, adminSessionOf(request), request.body)),
    }),
  );

  app.post(
    '/api/ucl/revoke-club-link',
    {
      onRequest,
      schema: {
        ...CHANGE,
        summary: 'End the link of a club',
        body: RevokeClubLinkBody,
        response: { 200: RevokeClubLinkReply, ...REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await revokeClubLink(context, adminSessionOf(request), request)),
    }),
  );

  app.put(
    '/api/ucl/reporting',
    {
      onRequest,
      schema: {
        ...CHANGE,
        summary: 'Set who may report, and what is approved by a rule',
        body: ReportingBody,
        response: { 200: ReportingReply, ...REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await changeReporting(context, adminSessionOf(request), request)),
    }),
  );
}
