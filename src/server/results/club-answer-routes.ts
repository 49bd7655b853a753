import {
  AnswerBody,
  AnswerReply,
  ConfirmBody,
  CorrectBody,
  DisputeBody,
  WithdrawReportReply,
} from '#contract/answers.ts';
import {
  confirmResult,
  correctResult,
  disputeResult,
  withdrawResult,
} from '#domain/decisions/answer-result.ts';
import { checkedReason } from '#domain/decisions/checked-text.ts';
import { moveImages } from '#store/evidence/evidence.ts';
import { writeDisputeReason } from '#store/private/dispute-reasons.ts';
import { type ClubChange, clubChange } from '../writer/change-routes.ts';
import { presentChanged } from './submit-result.ts';

/** A club's answers to a result, with its link. */
export const CLUB_ANSWERS: readonly ClubChange[] = [
  clubChange({
    path: '/api/ucl/confirm-result',
    summary: 'Confirm the result submitted by the other club',
    description:
      'Also used to withdraw your own dispute, or to accept the score that the other club claims in a dispute of your submission.',
    body: ConfirmBody,
    reply: AnswerReply,
    decide: ({ tournament }, body, { clubId }) => ({
      entries: confirmResult(tournament, clubId, body),
      reply: (season) => ({ result: presentChanged(season, body.id) }),
    }),
  }),
  clubChange({
    path: '/api/ucl/dispute-result',
    summary: 'Dispute the result submitted by the other club',
    description: 'Claiming the score that was submitted counts as a confirmation.',
    body: DisputeBody,
    reply: AnswerReply,
    decide: ({ tournament }, body, { clubId }) => {
      // For the administrator and the two clubs: it is not in the record.
      const reason = checkedReason(body.reason);
      return {
        entries: disputeResult(tournament, clubId, body),
        write: (trx) => writeDisputeReason(trx, body.id, reason),
        reply: (season) => ({ result: presentChanged(season, body.id) }),
      };
    },
  }),
  clubChange({
    path: '/api/ucl/correct-result',
    summary: 'Correct your own submission, until the other club has answered it',
    description:
      'A new result replaces the submission and keeps its screenshots. It counts as submitted when the first one arrived.',
    body: CorrectBody,
    reply: AnswerReply,
    decide: ({ tournament }, body, { clubId }) => {
      const corrected = tournament.lastIds.result + 1;
      return {
        entries: correctResult(tournament, clubId, body),
        write: (trx) => moveImages(trx, body.id, corrected),
        reply: (season) => ({ result: presentChanged(season, corrected) }),
      };
    },
  }),
  clubChange({
    path: '/api/ucl/withdraw-result',
    summary: 'Withdraw your own submission, until the other club has answered it',
    body: AnswerBody,
    reply: WithdrawReportReply,
    decide: ({ tournament }, { id }, { clubId }) => ({
      entries: withdrawResult(tournament, clubId, id),
      reply: () => ({ id }),
    }),
  }),
];
