import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { BODY_REFUSALS, DetailedErrorReply, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { StrikeTextBody, StrikeTextReply } from '#contract/record.ts';
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
import type { Role } from '#domain/staff.ts';
import { awardResult } from '../actions/award-result.ts';
import { closeGroups, reopenGroups } from '../actions/close-groups.ts';
import { deductPoints, revokePoints } from '../actions/deduct-points.ts';
import { finishCurrentSeason, reopenLastSeason } from '../actions/finish-season.ts';
import { announce, postpone, setSchedule } from '../actions/set-schedule.ts';
import { strikeText } from '../actions/strike-text.ts';
import { replaceClub, withdrawClub } from '../actions/withdraw-club.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { BY_ADMIN } from './callers.ts';

const REFUSALS = {
  ...BODY_REFUSALS,
  401: ErrorReply,
  403: ErrorReply,
  404: ErrorReply,
  409: DetailedErrorReply,
  422: ErrorReply,
  503: ErrorReply,
};

type Session = ReturnType<typeof adminSessionOf>;

/** What the administrator decides about the season: times, awards, deductions, withdrawals, closing, finishing. */
export function registerSeason(app: FastifyInstance, context: Context): void {
  const decides = { reviewer: requireAdmin(context, 'reviewer'), administrator: requireAdmin(context) };

  const change = <Body extends TSchema, Reply extends TSchema>(
    method: 'POST' | 'PUT',
    path: string,
    summary: string,
    body: Body,
    reply: Reply,
    act: (
      context: Context,
      session: Session,
      call: Call<Static<Body>>,
    ) => Promise<Omit<Static<Reply>, 'success'>>,
    role: Role = 'administrator',
  ) =>
    app.route({
      method,
      url: `/api/ucl/${path}`,
      onRequest: decides[role],
      schema: {
        ...BY_ADMIN,
        summary,
        headers: IdempotencyHeaders,
        body,
        response: { 200: reply, ...REFUSALS },
      },
      handler: async (request: FastifyRequest) => {
        const changed = await act(context, adminSessionOf(request), request as Call<Static<Body>>);
        return { success: true, ...changed };
      },
    });

  change(
    'PUT',
    'schedule',
    'Set the times of matchdays and rounds',
    ScheduleBody,
    ScheduleReply,
    setSchedule,
  );
  change(
    'POST',
    'postpone-match',
    'Give one match another closing time',
    PostponeBody,
    PostponeReply,
    postpone,
  );
  change(
    'PUT',
    'announcement',
    'Set the line on home and hub',
    AnnouncementBody,
    AnnouncementReply,
    announce,
  );
  change('POST', 'award-result', 'Set the score of a match', AwardBody, AwardReply, awardResult, 'reviewer');
  change(
    'POST',
    'deduct-points',
    'Take points off a club',
    DeductBody,
    DeductionReply,
    deductPoints,
    'reviewer',
  );
  change(
    'POST',
    'revoke-deduction',
    'Give deducted points back',
    RevokeDeductionBody,
    DeductionReply,
    revokePoints,
    'reviewer',
  );
  change('POST', 'withdraw-club', 'Withdraw a club', WithdrawBody, WithdrawReply, withdrawClub);
  change(
    'POST',
    'replace-club',
    'Let a reserve club take a place',
    ReplaceClubBody,
    ReplaceClubReply,
    replaceClub,
  );
  change(
    'POST',
    'close-groups',
    'Close the groups and freeze the knockout places',
    EmptyBody,
    PlacesReply,
    closeGroups,
  );
  change('POST', 'reopen-groups', 'Open the groups again', EmptyBody, PlacesReply, reopenGroups);
  change(
    'POST',
    'finish-season',
    'Archive the season and begin the next one',
    FinishSeasonBody,
    SeasonReply,
    finishCurrentSeason,
  );
  change(
    'POST',
    'reopen-season',
    'Take the end of the last season back',
    EmptyBody,
    SeasonReply,
    reopenLastSeason,
  );
  change(
    'POST',
    'strike-text',
    'Strike a text out of the record',
    StrikeTextBody,
    StrikeTextReply,
    strikeText,
  );
}
