import {
  AnswerBody,
  AnswerReply,
  ConfirmBody,
  CorrectBody,
  DisputeBody,
  WithdrawReportReply,
} from '#contract/answers.ts';
import { MyClubReply } from '#contract/club-links.ts';
import { ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { confirmResult, correctResult, disputeScore, withdrawOwnReport } from '../actions/answer-result.ts';
import { readMyClub } from '../actions/my-club.ts';
import { type ClubKeyHooks, clubLinkOf } from '../auth/require-club.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { ReportLimit } from '../http/report-limit.ts';
import { answererOf, BY_CLUB, CHANGE_REFUSALS } from './callers.ts';

const CHANGE = { ...BY_CLUB, headers: IdempotencyHeaders };

/** What a club sees and says with its link, besides reporting. */
export function registerClubCalls(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: ReportLimit,
): void {
  const onRequest = clubKey.required;
  const config = { rateLimit: limit.attempts };

  app.get(
    '/api/ucl/my-club',
    {
      onRequest,
      schema: {
        ...BY_CLUB,
        summary: 'The club of the link, and what waits for it',
        response: { 200: MyClubReply, 401: ErrorReply, 429: ErrorReply, 503: ErrorReply },
      },
    },
    (request) => readMyClub(context, clubLinkOf(request)),
  );

  app.post(
    '/api/ucl/confirm-result',
    {
      onRequest,
      config,
      schema: {
        ...CHANGE,
        summary: 'Agree with the other club',
        description:
          'Also takes a dispute of the own club back, or accepts the score with which the other club disputes the own report.',
        body: ConfirmBody,
        response: { 200: AnswerReply, ...CHANGE_REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await confirmResult(context, answererOf(request, limit), request)),
    }),
  );

  app.post(
    '/api/ucl/dispute-result',
    {
      onRequest,
      config,
      schema: {
        ...CHANGE,
        summary: 'Say that the result was another one',
        description: 'The score that was reported is a confirmation.',
        body: DisputeBody,
        response: { 200: AnswerReply, ...CHANGE_REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await disputeScore(context, answererOf(request, limit), request)),
    }),
  );

  app.post(
    '/api/ucl/correct-result',
    {
      onRequest,
      config,
      schema: {
        ...CHANGE,
        summary: 'Correct the score of your own submission, until the other club has answered it',
        description:
          'A new result replaces the submission, with its screenshots. It counts as submitted when the first one arrived.',
        body: CorrectBody,
        response: { 200: AnswerReply, ...CHANGE_REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await correctResult(context, answererOf(request, limit), request)),
    }),
  );

  app.post(
    '/api/ucl/withdraw-result',
    {
      onRequest,
      config,
      schema: {
        ...CHANGE,
        summary: 'Take the own report back, while the other club has not answered it',
        body: AnswerBody,
        response: { 200: WithdrawReportReply, ...CHANGE_REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await withdrawOwnReport(context, answererOf(request, limit), request)),
    }),
  );
}
