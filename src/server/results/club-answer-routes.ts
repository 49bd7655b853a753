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
import { movePictures } from '#store/evidence/evidence.ts';
import { writeDisputeReason } from '#store/record/dispute-reasons.ts';
import { type ClubChange, clubChange } from '../writer/change-routes.ts';
import { presentChanged } from './present-result.ts';

/** What a club says about a result with its link. */
export const CLUB_ANSWERS: readonly ClubChange[] = [
  clubChange({
    path: '/api/ucl/confirm-result',
    summary: 'Agree with the other club',
    description:
      'Also takes a dispute of the own club back, or accepts the score with which the other club disputes the own report.',
    body: ConfirmBody,
    reply: AnswerReply,
    decide: ({ tournament }, body, { clubId }) => ({
      entries: confirmResult(tournament, clubId, body),
      reply: (season) => ({ result: presentChanged(season, body.id) }),
    }),
  }),
  clubChange({
    path: '/api/ucl/dispute-result',
    summary: 'Say that the result was another one',
    description: 'The score that was reported is a confirmation.',
    body: DisputeBody,
    reply: AnswerReply,
    decide: ({ tournament }, body, { clubId }) => {
      // For the administrator and the two clubs: the record does not have it.
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
    summary: 'Correct the score of your own submission, until the other club has answered it',
    description:
      'A new result replaces the submission, with its screenshots. It counts as submitted when the first one arrived.',
    body: CorrectBody,
    reply: AnswerReply,
    decide: ({ tournament }, body, { clubId }) => {
      const corrected = tournament.lastIds.result + 1;
      return {
        entries: correctResult(tournament, clubId, body),
        write: (trx) => movePictures(trx, body.id, corrected),
        reply: (season) => ({ result: presentChanged(season, corrected) }),
      };
    },
  }),
  clubChange({
    path: '/api/ucl/withdraw-result',
    summary: 'Take the own report back, while the other club has not answered it',
    body: AnswerBody,
    reply: WithdrawReportReply,
    decide: ({ tournament }, { id }, { clubId }) => ({
      entries: withdrawResult(tournament, clubId, id),
      reply: () => ({ id }),
    }),
  }),
];
