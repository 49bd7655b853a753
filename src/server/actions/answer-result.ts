import type {
  AnswerBody,
  AnswerReply,
  ConfirmBody,
  CorrectBody,
  DisputeBody,
  WithdrawReportReply,
} from '#contract/answers.ts';
import {
  confirmResult as confirm,
  correctResult as correct,
  disputeResult as dispute,
  withdrawResult as withdraw,
} from '#domain/decisions/answer-result.ts';
import { checkedReason } from '#domain/decisions/checked-text.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import { movePictures } from '#store/evidence/evidence.ts';
import { writeDisputeReason } from '#store/record/dispute-reasons.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsClub, type Recorded } from '../writer/change-tournament.ts';
import { presentChanged } from './present-result.ts';

/** A club, and what refuses its answer when it has sent too many. */
export interface Answerer {
  readonly link: ClubLink;
  readonly countStored: () => Promise<void>;
}

type Answered = Recorded<Pick<AnswerReply, 'result'>>;

/** The other club agrees, or a club gives in to the other score. */
export function confirmResult(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<ConfirmBody>,
): Promise<Answered> {
  return changeAsClub(context, { link, call }, async ({ tournament }) => {
    const entries = confirm(tournament, link.clubId, call.body);
    await countStored();
    return { entries, reply: (season) => ({ result: presentChanged(call.body.id)(season) }) };
  });
}

/** The other club claims another score. Its reason is for the administrator and the two clubs. */
export async function disputeScore(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<DisputeBody>,
): Promise<Answered> {
  const { id } = call.body;
  const reason = checkedReason(call.body.reason);
  return changeAsClub(context, { link, call }, async ({ tournament }) => {
    const entries = dispute(tournament, link.clubId, call.body);
    await countStored();
    return {
      entries,
      write: (trx) => writeDisputeReason(trx, id, reason),
      reply: (season) => ({ result: presentChanged(id)(season) }),
    };
  });
}

/** A club corrects the score of its own submission. Its screenshots go with it. */
export function correctResult(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<CorrectBody>,
): Promise<Answered> {
  return changeAsClub(context, { link, call }, async ({ tournament }) => {
    const entries = correct(tournament, link.clubId, call.body);
    await countStored();
    const corrected = tournament.lastIds.result + 1;
    return {
      entries,
      write: (trx) => movePictures(trx, call.body.id, corrected),
      reply: (season) => ({ result: presentChanged(corrected)(season) }),
    };
  });
}

/** A club withdraws its own submission. */
export function withdrawOwnReport(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<AnswerBody>,
): Promise<Recorded<Pick<WithdrawReportReply, 'id'>>> {
  const { id } = call.body;
  return changeAsClub(context, { link, call }, async ({ tournament }) => {
    const entries = withdraw(tournament, link.clubId, id);
    await countStored();
    return { entries, reply: () => ({ id }) };
  });
}
