import { BODY_ERROR_REPLIES, DetailedErrorReply, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import type { MatchResult } from '#contract/result-views.ts';
import { SubmitResultBody, SubmitResultReply } from '#contract/submit-result.ts';
import { findFixture, scheduleOf } from '#domain/decisions/find-match.ts';
import { submitResult } from '#domain/decisions/submit-result.ts';
import { isReady } from '#domain/matches/fixtures.ts';
import { findResultState, publicResult, type SeasonState } from '#domain/record/state.ts';
import { presentResult } from '#domain/results/presented-results.ts';
import { reportingWindow } from '#domain/schedule/schedule.ts';
import { blockedUntil, storeSender } from '#store/access/senders.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import type { ClubKeyHooks } from '../http/require-club.ts';
import type { SubmissionLimit } from '../http/submission-limit.ts';
import { changeAsCaptain, changeAsClub, type Moment } from '../writer/change-tournament.ts';

export function registerSubmitResult(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: SubmissionLimit,
): void {
  app.post(
    '/api/ucl/submit-result',
    {
      onRequest: clubKey.optional,
      schema: {
        tags: ['Captains'],
        security: [{}, { clubKey: [] }],
        summary: 'Submit a result',
        description:
          'Open to everyone, unless the administrator restricts it to the two clubs. With the key of one of them, the submission replaces a pending one without a key. The result stays pending until it is approved or rejected.',
        headers: IdempotencyHeaders,
        body: SubmitResultBody,
        response: {
          201: SubmitResultReply,
          ...BODY_ERROR_REPLIES,
          401: ErrorReply,
          403: ErrorReply,
          404: ErrorReply,
          409: DetailedErrorReply,
          422: DetailedErrorReply,
          429: ErrorReply,
          503: ErrorReply,
        },
      },
      config: { rateLimit: limit.attempts },
    },
    async (request, reply) => {
      const link = request.clubLink;
      const sender = link ? null : context.senderOf(request.ip);
      const decide = async ({ trx, at, tournament }: Moment) => {
        const blocked = sender === null ? null : await blockedUntil(trx, sender, at);
        const submitter = { clubId: link?.clubId ?? null, blockedUntil: blocked };
        const entries = submitResult(tournament, request.body, submitter, at);
        await limit.countStored(request);
        const resultId = tournament.lastIds.result + 1;
        return {
          entries,
          reply: (season: Moment['season']) => presentChanged(season, resultId),
          ...(sender !== null && { write: (db: Moment['trx']) => storeSender(db, resultId, sender, at) }),
        };
      };
      const result = link
        ? await changeAsClub(context, { link, call: request }, decide)
        : await changeAsCaptain(context, request, decide);
      return reply.code(201).header('cache-control', 'no-store').send(result);
    },
  );
}

/** A result after a change. */
export function presentChanged(season: SeasonState, id: number): MatchResult {
  const result = findResultState(season, id);
  const fixture = result && findFixture(season, result.fixtureId);
  if (!fixture || !isReady(fixture)) throw new Error(`Result ${id} has no match`);
  const { closesAt } = reportingWindow(fixture, scheduleOf(season));
  return presentResult(publicResult(result), fixture, closesAt);
}
