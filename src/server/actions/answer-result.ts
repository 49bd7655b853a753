import type {
  AnswerBody,
  AnswerReply,
  ConfirmBody,
  CorrectBody,
  DisputeBody,
  WithdrawReportReply,
} from '#contract/answers.ts';
import type { ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { isSameScore } from '#domain/results/agreement.ts';
import { acceptedScore } from '#domain/results/answers.ts';
import { presentResult } from '#domain/results/presented-results.ts';
import {
  disputedScore,
  type ReportedScore,
  type Result,
  SUBMITTER,
  scoreOf,
} from '#domain/results/results.ts';
import { reportingWindow } from '#domain/schedule/reporting-window.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { listResultsForRule } from '#store/approval-rule.ts';
import type { ClubLink } from '#store/club-links.ts';
import { occupyFixture } from '#store/results.ts';
import type { Db } from '#store/tables.ts';
import {
  agreeOnResult,
  disputeResult,
  leaveToPerson,
  replaceReport,
  withdrawReport,
} from '#store/two-sides.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { approveIfAgreed } from './approve-by-rule.ts';
import type { Call } from './call.ts';
import { changeAsClub, type Recorded } from './change-tournament.ts';
import { checkedScore } from './checked-score.ts';
import { checkedReason } from './checked-text.ts';
import { type Answerable, findAnswerable } from './find-answerable.ts';
import { recordedResult } from './recorded-match.ts';
import { refuseIfDisputeChanged, refuseIfPaused } from './refuse-change.ts';

/** A club, and what refuses its answer when it has sent too many. */
export interface Answerer {
  readonly link: ClubLink;
  readonly countStored: () => Promise<void>;
}

type Answered = Recorded<Pick<AnswerReply, 'result'>>;

/**
 * The other club agrees. On a disputed result the club that disputes it takes its dispute back with this, and the one
 * that reported it accepts the other score.
 */
export function confirmResult(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<ConfirmBody>,
): Promise<Answered> {
  return changeAsClub(context, { link, call }, async (trx, at) => {
    const asked = await findAnswerable(trx, link, call.body.id);
    refuseIfAgreed(asked.result);
    refuseIfDisputeChanged(asked.result, call.body.disputedAt);
    if (asked.result.reportedBy === link.clubId && !asked.result.dispute) throw ownReport();
    await countStored();
    return agree(trx, at, asked, acceptedScore(asked.result, link.clubId));
  });
}

/** The other club says otherwise. The score that was reported is a confirmation. */
export async function disputeScore(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<DisputeBody>,
): Promise<Answered> {
  const reason = checkedReason(call.body.reason);
  return changeAsClub(context, { link, call }, async (trx, at) => {
    const asked = await findAnswerable(trx, link, call.body.id);
    const { season, facts, fixture, result } = asked;
    if (result.reportedBy === link.clubId) throw ownReport();
    refuseIfAgreed(result);
    const { afterExtraTime } = result;
    const claimed = checkedScore(fixture.stage, { ...call.body, afterExtraTime });
    await countStored();
    if (isSameScore(claimed, result)) return agree(trx, at, asked, scoreOf(result));
    const disputed = await disputeResult(trx, result.id, { by: link.clubId, score: claimed, reason, at });
    return {
      reply: { result: present(disputed, fixture, facts) },
      // The reason is for the administrator and the two clubs.
      told: [{ kind: 'disputed', data: { season, ...recordedResult(disputed, fixture), claimed } }],
    };
  });
}

/**
 * A club corrects the score of its own submission, while the other one has not answered it. A new result replaces it,
 * so that nobody agrees to a score that they have not seen. It counts as submitted when the first one arrived.
 */
export function correctResult(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<CorrectBody>,
): Promise<Answered> {
  return changeAsClub(context, { link, call }, async (trx, at) => {
    const { season, facts, fixture, result } = await findAnswerable(trx, link, call.body.id);
    if (result.reportedBy !== link.clubId)
      throw new Refusal('not_your_match', {
        sentence: 'Only the club that submitted this result can correct it.',
      });
    if (result.agreement !== 'reported') throw new Refusal('already_answered');
    refuseIfPaused(facts.reporting);
    const score = checkedScore(fixture.stage, call.body);
    if (isSameScore(score, result) && score.afterExtraTime === result.afterExtraTime)
      throw new Refusal('score_unchanged');
    await countStored();
    const { submittedAt } = result;
    const isForRule = (await listResultsForRule(trx, season)).has(result.id);
    await withdrawReport(trx, result.id, at);
    const { result: corrected } = await occupyFixture(trx, {
      season,
      fixtureId: fixture.id,
      ...score,
      submittedBy: SUBMITTER,
      submittedAt,
      reportedBy: link.clubId,
      sender: null,
    });
    await replaceReport(trx, result.id, corrected.id);
    // Its number is new, and would bring a submission from before the rule under it.
    if (!isForRule) await leaveToPerson(trx, corrected.id);
    return {
      reply: { result: present(corrected, fixture, facts) },
      told: [
        {
          kind: 'replaced',
          data: { season, ...recordedResult(result, fixture), replacedBy: corrected.id },
        },
        { kind: 'reported', data: { season, ...recordedResult(corrected, fixture), submittedAt } },
      ],
    };
  });
}

/** A club takes its own report back, while the other one has not answered it. */
export function withdrawOwnReport(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<AnswerBody>,
): Promise<Recorded<Pick<WithdrawReportReply, 'id'>>> {
  return changeAsClub(context, { link, call }, async (trx, at) => {
    const { season, fixture, result } = await findAnswerable(trx, link, call.body.id);
    if (result.reportedBy !== link.clubId)
      throw new Refusal('not_your_match', {
        sentence: 'Only the club that has reported this can withdraw it.',
      });
    if (result.agreement !== 'reported') throw new Refusal('already_answered');
    await countStored();
    await withdrawReport(trx, result.id, at);
    return {
      reply: { id: result.id },
      told: [{ kind: 'report-withdrawn', data: { season, ...recordedResult(result, fixture) } }],
    };
  });
}

function refuseIfAgreed({ agreement }: Result): void {
  if (agreement === 'agreed')
    throw new Refusal('already_answered', { sentence: 'Both clubs already agree on this result.' });
}

function ownReport(): Refusal {
  return new Refusal('not_your_match', {
    sentence: 'Your club has reported this result. The other club answers it.',
  });
}

/** Both clubs have come to this score; the one that is not it, if there were two, is dropped. */
async function agree(trx: Db, at: string, asked: Answerable, score: ReportedScore) {
  const { season, facts, fixture, result } = asked;
  const agreed = await agreeOnResult(trx, result.id, score, at);
  const claimed = disputedScore(result);
  const dropped = claimed && (isSameScore(score, claimed) ? scoreOf(result) : claimed);
  const data = { season, ...recordedResult(agreed, fixture), ...(dropped && { dropped }) };
  const approved = await approveIfAgreed(trx, at, { season, fixture, result: agreed });
  return {
    reply: { result: present(approved.result, fixture, facts) },
    told: [{ kind: 'confirmed' as const, data }, ...approved.told],
  };
}

function present(result: Result, fixture: ReadyFixture, facts: SeasonFacts) {
  return presentResult(result, fixture, reportingWindow(fixture, facts).closesAt);
}
