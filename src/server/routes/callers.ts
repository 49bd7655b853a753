import type { FastifyRequest } from 'fastify';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import type { Answerer } from '../actions/answer-result.ts';
import { clubLinkOf } from '../auth/require-club.ts';
import type { ReportLimit } from '../http/report-limit.ts';

/** Who makes a call, as the document of the API tells it. */
export const BY_ADMIN = { tags: ['Administrator'], security: [{ bearer: [] }] };
export const BY_CLUB = { tags: ['Captains'], security: [{ clubKey: [] }] };

/** How a change of a match by its clubs may be refused. */
export const CHANGE_REFUSALS = {
  ...BODY_REFUSALS,
  401: ErrorReply,
  403: ErrorReply,
  404: ErrorReply,
  409: ErrorReply,
  422: ErrorReply,
  429: ErrorReply,
  503: ErrorReply,
};

/** The club that makes a call. What it changes counts against its limit. */
export function answererOf(request: FastifyRequest, limit: ReportLimit): Answerer {
  return { link: clubLinkOf(request), countStored: () => limit.countStored(request) };
}
