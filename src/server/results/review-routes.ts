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
import { AwardBody, AwardReply } from '#contract/season-changes.ts';
import { awardResult } from '#domain/decisions/award-result.ts';
import { decideResult } from '#domain/decisions/decide-result.ts';
import { DecisionError } from '#domain/decisions/decision-error.ts';
import { type ResetScope, resetResults } from '#domain/decisions/reset-results.ts';
import { findResultState } from '#domain/record/state.ts';
import type { Decision } from '#domain/results/results.ts';
import { blockSender, findSender, listBlockedSenders, unblockSender } from '#store/access/senders.ts';
import { type AdminRead, adminRead } from '../http/admin-reads.ts';
import { ApiError, apiErrorOf } from '../http/api-error.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';
import type { Moment } from '../writer/change-tournament.ts';
import { findCard, listPendingResults, readSupersededResults, reviewCounts } from './list-pending-results.ts';
import { presentChanged } from './submit-result.ts';

const DEFAULT_BLOCK_HOURS = 12;
const HOUR_MS = 3_600_000;

export const REVIEW_READS: readonly AdminRead[] = [
  adminRead({
    path: '/api/ucl/pending-results',
    summary: 'Pending results',
    role: 'reviewer',
    reply: PendingResultsReply,
    read: async (context) => ({
      pendingResults: await listPendingResults(context),
      blockedSenders: await listBlockedSenders(context.store.db, context.clock().toISOString()),
    }),
  }),
  adminRead({
    path: '/api/ucl/superseded-results',
    summary: 'Rejected results superseded by a newer result of the same match',
    role: 'reviewer',
    reply: SupersededResultsReply,
    read: async (context) => ({ results: await readSupersededResults(context) }),
  }),
  adminRead({
    path: '/api/ucl/admin-stats',
    summary: 'Number of results by status',
    role: 'reviewer',
    reply: AdminStatsReply,
    read: reviewCounts,
  }),
];

/** Decisions about results and their senders. */
export const REVIEW_CHANGES: readonly AdminChange[] = [
  adminChange({
    path: '/api/ucl/approve-result',
    summary: 'Approve a pending result',
    role: 'reviewer',
    action: 'approve-result',
    body: ApprovalBody,
    reply: DecisionReply,
    errorReplies: { 409: DecisionConflictReply },
    decide: (moment, body) => decide(moment, 'approved', body),
  }),
  adminChange({
    path: '/api/ucl/reject-result',
    summary: 'Reject a pending result',
    role: 'reviewer',
    action: 'reject-result',
    body: DecisionBody,
    reply: DecisionReply,
    errorReplies: { 409: DecisionConflictReply },
    decide: (moment, body) => decide(moment, 'rejected', body),
  }),
  adminChange({
    path: '/api/ucl/award-result',
    summary: 'Award a result',
    role: 'reviewer',
    action: 'award-result',
    body: AwardBody,
    reply: AwardReply,
    decide: ({ tournament }, body) => ({
      entries: awardResult(tournament, body),
      reply: (season) => ({ result: presentChanged(season, tournament.lastIds.result + 1) }),
    }),
  }),
  adminChange({
    path: '/api/ucl/reset-group',
    summary: 'Reset a group',
    action: 'reset-group',
    body: ResetGroupBody,
    reply: ResetReply,
    decide: (moment, body) => reset(moment, { kind: 'group', ...body }),
  }),
  adminChange({
    path: '/api/ucl/reset-match',
    summary: 'Reset a match',
    action: 'reset-match',
    body: ResetMatchBody,
    reply: ResetReply,
    decide: (moment, { matchId, only, alsoReset = [] }) =>
      reset(moment, { kind: 'match', fixtureId: matchId, only, alsoReset }),
  }),
  adminChange({
    path: '/api/ucl/reset-tournament',
    summary: 'Reset the tournament',
    action: 'reset-tournament',
    body: ResetTournamentBody,
    reply: ResetReply,
    decide: (moment, body) => reset(moment, { kind: 'tournament', ...body }),
  }),
  adminChange({
    path: '/api/ucl/block-sender',
    summary: 'Block the sender of a result submitted without a club link',
    description: 'Blocks the sender for a number of hours; 0 lifts the block.',
    action: 'block-sender',
    body: BlockSenderBody,
    reply: BlockSenderReply,
    decide: async ({ trx, at, season }, { resultId, hours = DEFAULT_BLOCK_HOURS }) => {
      if (!findResultState(season, resultId)) throw new ApiError('unknown_result');
      const sender = await findSender(trx, resultId);
      if (sender === null) throw new ApiError('no_sender');
      const until = hours === 0 ? null : new Date(Date.parse(at) + hours * HOUR_MS).toISOString();
      return {
        entries: [],
        write: (db) => blockSender(db, sender, until),
        reply: () => ({ until }),
        detail: { season: season.number, resultId, hours },
      };
    },
  }),
  adminChange({
    path: '/api/ucl/unblock-sender',
    summary: 'Unblock a sender',
    action: 'unblock-sender',
    body: UnblockSenderBody,
    reply: UnblockSenderReply,
    decide: async ({ trx, at }, { sender }) => {
      const blocked = await listBlockedSenders(trx, at);
      if (!blocked.some((block) => block.sender === sender)) throw new ApiError('unknown_block');
      return {
        entries: [],
        write: (db) => unblockSender(db, sender),
        reply: () => ({}),
        detail: { sender },
      };
    },
  }),
];

async function decide(moment: Moment, decision: Decision, body: ApprovalBody) {
  try {
    return {
      entries: decideResult(moment.tournament, decision, body),
      reply: (season: Moment['season']) => ({ result: presentChanged(season, body.id) }),
    };
  } catch (error) {
    throw await withCard(error, moment, body.id);
  }
}

/** An administrator who decides on an outdated result gets the current one. */
async function withCard(error: unknown, { trx, season }: Moment, id: number): Promise<unknown> {
  if (!(error instanceof DecisionError) || !['already_decided', 'result_changed'].includes(error.code))
    return error;
  const { code, userMessage } = error;
  return apiErrorOf(new DecisionError(code, userMessage, { current: await findCard(trx, season, id) }));
}

function reset({ tournament }: Moment, scope: ResetScope) {
  const entries = resetResults(tournament, scope);
  const count = entries.flatMap(({ data }) => ('takenOut' in data ? data.takenOut : [])).length;
  return { entries, reply: () => ({ reset: count }) };
}
