import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { BODY_REFUSALS, DetailedErrorReply, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import {
  AnnouncementBody,
  AnnouncementReply,
  AwardBody,
  AwardReply,
  DeductBody,
  DeductionReply,
  EmptyBody,
  FinishSeasonBody,
  PlacesReply,
  PostponeBody,
  PostponeReply,
  ReplaceClubBody,
  ReplaceClubReply,
  RevokeDeductionBody,
  ScheduleBody,
  ScheduleReply,
  SeasonReply,
  WithdrawBody,
  WithdrawReply,
} from '#contract/season-changes.ts';
import { awardResult } from '../actions/award-result.ts';
import type { Call } from '../actions/call.ts';
import { closeGroups, reopenGroups } from '../actions/close-groups.ts';
import { deductPoints, revokePoints } from '../actions/deduct-points.ts';
import { finishCurrentSeason, reopenLastSeason } from '../actions/finish-season.ts';
import { announce, postpone, setSchedule } from '../actions/set-schedule.ts';
import { replaceClub, withdrawClub } from '../actions/withdraw-club.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';

const REFUSALS = {
  ...BODY_REFUSALS,
  401: ErrorReply,
  404: ErrorReply,
  409: DetailedErrorReply,
  422: ErrorReply,
  503: ErrorReply,
};

type Session = ReturnType<typeof adminSessionOf>;

/** What the administrator decides about the season: times, awards, deductions, withdrawals, closing, finishing. */
export function registerSeason(app: FastifyInstance, context: Context): void {
  const onRequest = requireAdmin(context);

  const change = <Body extends TSchema, Reply extends TSchema>(
    method: 'POST' | 'PUT',
    path: string,
    summary: string,
    body: Body,
    reply: Reply,
    act: (session: Session, call: Call<Static<Body>>) => Promise<Omit<Static<Reply>, 'success'>>,
  ) =>
    app.route({
      method,
      url: `/api/ucl/${path}`,
      onRequest,
      schema: {
        tags: ['Administrator'],
        security: [{ bearer: [] }],
        summary,
        headers: IdempotencyHeaders,
        body,
        response: { 200: reply, ...REFUSALS },
      },
      handler: async (request: FastifyRequest) => {
        const changed = await act(adminSessionOf(request), request as Call<Static<Body>>);
        return { success: true, ...changed };
      },
    });

  change(
    'PUT',
    'schedule',
    'Set the times of matchdays and rounds',
    ScheduleBody,
    ScheduleReply,
    async (session, call) => ({
      schedule: await setSchedule(context, session, call),
    }),
  );
  change(
    'POST',
    'postpone-match',
    'Give one match another closing time',
    PostponeBody,
    PostponeReply,
    async (session, call) => ({
      postponement: await postpone(context, session, call),
    }),
  );
  change(
    'PUT',
    'announcement',
    'Set the line on home and hub',
    AnnouncementBody,
    AnnouncementReply,
    async (session, call) => ({
      announcement: await announce(context, session, call),
    }),
  );
  change(
    'POST',
    'award-result',
    'Set the score of a match',
    AwardBody,
    AwardReply,
    async (session, call) => ({
      result: await awardResult(context, session, call),
    }),
  );
  change(
    'POST',
    'deduct-points',
    'Take points off a club',
    DeductBody,
    DeductionReply,
    async (session, call) => ({
      deduction: await deductPoints(context, session, call),
    }),
  );
  change(
    'POST',
    'revoke-deduction',
    'Give deducted points back',
    RevokeDeductionBody,
    DeductionReply,
    async (session, call) => ({
      deduction: await revokePoints(context, session, call),
    }),
  );
  change('POST', 'withdraw-club', 'Withdraw a club', WithdrawBody, WithdrawReply, (session, call) =>
    withdrawClub(context, session, call),
  );
  change(
    'POST',
    'replace-club',
    'Let a reserve club take a place',
    ReplaceClubBody,
    ReplaceClubReply,
    (session, call) => replaceClub(context, session, call),
  );
  change(
    'POST',
    'close-groups',
    'Close the groups and freeze the knockout places',
    EmptyBody,
    PlacesReply,
    async (session, call) => ({
      places: await closeGroups(context, session, call),
    }),
  );
  change('POST', 'reopen-groups', 'Open the groups again', EmptyBody, PlacesReply, async (session, call) => ({
    places: await reopenGroups(context, session, call),
  }));
  change(
    'POST',
    'finish-season',
    'Archive the season and begin the next one',
    FinishSeasonBody,
    SeasonReply,
    async (session, call) => ({
      season: await finishCurrentSeason(context, session, call),
    }),
  );
  change(
    'POST',
    'reopen-season',
    'Take the end of the last season back',
    EmptyBody,
    SeasonReply,
    async (session, call) => ({
      season: await reopenLastSeason(context, session, call),
    }),
  );
}
