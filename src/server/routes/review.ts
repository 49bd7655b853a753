import type { FastifyRequest } from 'fastify';
import { BODY_REFUSALS, DetailedErrorReply, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { PendingResultsReply, SupersededResultsReply } from '#contract/result-views.ts';
import {
  AdminStatsReply,
  ApprovalBody,
  BlockSenderBody,
  BlockSenderReply,
  DecisionBody,
  DecisionConflictReply,
  DecisionReply,
  ResetGroupBody,
  ResetMatchBody,
  ResetReply,
  ResetTournamentBody,
  UnblockSenderBody,
  UnblockSenderReply,
} from '#contract/review.ts';
import type { ResetScope } from '#domain/decisions/reset-results.ts';
import type { Decision } from '#domain/results/results.ts';
import { blockedSenders, blockSenderOf, unblock } from '../actions/block-sender.ts';
import { decideResult } from '../actions/decide-result.ts';
import { listPendingResults, readSupersededResults, reviewCounts } from '../actions/list-pending-results.ts';
import { resetScope } from '../actions/reset-results.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { Call } from '../writer/call.ts';
import { BY_ADMIN } from './callers.ts';

const CHANGE = { ...BY_ADMIN, headers: IdempotencyHeaders };
const REFUSALS = { ...BODY_REFUSALS, 401: ErrorReply, 403: ErrorReply, 422: ErrorReply, 503: ErrorReply };

/** What only the administrator sees and decides. */
export function registerReview(app: App, context: Context): void {
  const onRequest = requireAdmin(context, 'reviewer');
  const forAdministrators = requireAdmin(context);

  app.get(
    '/api/ucl/pending-results',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'The results that wait for a decision',
        response: { 200: PendingResultsReply, 401: ErrorReply, 503: ErrorReply },
      },
    },
    async () => ({
      pendingResults: await listPendingResults(context),
      blockedSenders: await blockedSenders(context),
    }),
  );

  app.get(
    '/api/ucl/superseded-results',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'Rejected results that a newer result for the same match has superseded',
        response: { 200: SupersededResultsReply, 401: ErrorReply, 503: ErrorReply },
      },
    },
    async () => ({ results: await readSupersededResults(context) }),
  );

  app.get(
    '/api/ucl/admin-stats',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'How many results there are in each state',
        response: { 200: AdminStatsReply, 401: ErrorReply, 503: ErrorReply },
      },
    },
    () => reviewCounts(context),
  );

  const decide = (
    path: string,
    summary: string,
    decision: Decision,
    body: typeof ApprovalBody | typeof DecisionBody,
  ) =>
    app.post(
      path,
      {
        onRequest,
        schema: {
          ...CHANGE,
          summary,
          body,
          response: { 200: DecisionReply, ...REFUSALS, 404: ErrorReply, 409: DecisionConflictReply },
        },
      },
      async (request) => {
        const decided = await decideResult(context, adminSessionOf(request), decision, request);
        return { success: true as const, ...decided };
      },
    );
  decide('/api/ucl/approve-result', 'Approve a pending result', 'approved', ApprovalBody);
  decide('/api/ucl/reject-result', 'Reject a pending result', 'rejected', DecisionBody);

  app.post(
    '/api/ucl/block-sender',
    {
      onRequest: forAdministrators,
      schema: {
        ...CHANGE,
        summary: 'Take no more reports without a link from where a result came from',
        body: BlockSenderBody,
        response: { 200: BlockSenderReply, ...REFUSALS, 404: ErrorReply, 409: ErrorReply },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await blockSenderOf(context, adminSessionOf(request), request)),
    }),
  );

  app.post(
    '/api/ucl/unblock-sender',
    {
      onRequest: forAdministrators,
      schema: {
        ...CHANGE,
        summary: 'Accept results from a blocked sender again',
        body: UnblockSenderBody,
        response: { 200: UnblockSenderReply, ...REFUSALS, 404: ErrorReply, 409: ErrorReply },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await unblock(context, adminSessionOf(request), request)),
    }),
  );

  const resetReplies = { 200: ResetReply, ...REFUSALS, 409: DetailedErrorReply };
  const reset = async (request: FastifyRequest & Call, scope: ResetScope) => ({
    success: true as const,
    ...(await resetScope(context, adminSessionOf(request), scope, request)),
  });
  app.post(
    '/api/ucl/reset-group',
    {
      onRequest: forAdministrators,
      schema: { ...CHANGE, summary: 'Reset a group', body: ResetGroupBody, response: resetReplies },
    },
    (request) => reset(request, { kind: 'group', ...request.body }),
  );
  app.post(
    '/api/ucl/reset-match',
    {
      onRequest: forAdministrators,
      schema: {
        ...CHANGE,
        summary: 'Reset a match',
        body: ResetMatchBody,
        response: { ...resetReplies, 404: ErrorReply },
      },
    },
    (request) => {
      const { matchId, only, alsoReset = [] } = request.body;
      return reset(request, { kind: 'match', fixtureId: matchId, only, alsoReset });
    },
  );
  app.post(
    '/api/ucl/reset-tournament',
    {
      onRequest: forAdministrators,
      schema: {
        ...CHANGE,
        summary: 'Reset the whole tournament',
        body: ResetTournamentBody,
        response: resetReplies,
      },
    },
    (request) => reset(request, { kind: 'tournament', ...request.body }),
  );
}
