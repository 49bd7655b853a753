import { isClubOf, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { recordedMatch, recordedResult } from '../record/recorded-match.ts';
import { canBeApprovedByRule, type ResultState, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { agreementOf, isSameScore } from '../results/agreement.ts';
import { acceptedScore } from '../results/answers.ts';
import { disputedScore, type ReportedScore, scoreOf } from '../results/results.ts';
import { approvedByRule } from './approve-by-rule.ts';
import { checkedScore, type SentScore } from './checked-score.ts';
import { DecisionError } from './decision-error.ts';
import { activeResult, findFixture } from './find-match.ts';
import { refuseIfPaused } from './season-rules.ts';

/** A pending result and its match. */
export interface Answerable {
  readonly fixture: ReadyFixture;
  readonly result: ResultState;
}

/** A result that one of its two clubs may answer. */
export function findAnswerable(season: SeasonState, clubId: number, id: number): Answerable {
  const result = activeResult(season, id);
  const fixture = findFixture(season, result.fixtureId);
  if (!fixture || !isReady(fixture)) throw new DecisionError('unknown_result');
  if (!isClubOf(fixture, clubId)) throw new DecisionError('not_your_match');
  if (result.status !== 'pending')
    throw new DecisionError('already_decided', `This result has already been ${result.status}.`);
  if (result.reportedBy === null) throw new DecisionError('not_reported_by_club');
  return { fixture, result };
}

/**
 * The other club agrees. In a dispute, the disputing club withdraws its claim this way, and the submitting club
 * accepts the claimed score. `disputedAt` identifies the claim that the club has seen.
 */
export function confirmResult(
  { season }: Tournament,
  clubId: number,
  { id, disputedAt }: { readonly id: number; readonly disputedAt?: string | undefined },
): RecordDraft[] {
  const answerable = findAnswerable(season, clubId, id);
  const { result } = answerable;
  refuseIfAgreed(result);
  if (disputedAt !== undefined && result.dispute?.at !== disputedAt)
    throw new DecisionError('dispute_changed');
  if (result.reportedBy === clubId && !result.dispute) throw ownResult();
  return agree(season, answerable, acceptedScore(result, clubId));
}

/** The other club claims another score. Claiming the submitted score is an agreement. */
export function disputeResult(
  { season }: Tournament,
  clubId: number,
  { id, ...sent }: SentScore & { readonly id: number },
): RecordDraft[] {
  const answerable = findAnswerable(season, clubId, id);
  const { result, fixture } = answerable;
  if (result.reportedBy === clubId) throw ownResult();
  refuseIfAgreed(result);
  const claimed = checkedScore(fixture.stage, { ...sent, afterExtraTime: result.afterExtraTime });
  if (isSameScore(claimed, result)) return agree(season, answerable, scoreOf(result));
  const data = { season: season.number, ...recordedResult(result, fixture), claimed };
  return [{ kind: 'disputed', data }];
}

/**
 * A club corrects its own submission before the other one has answered. A new result replaces it, so that the other
 * club cannot agree to a score it has not seen. It keeps the submission time of the first one.
 */
export function correctResult(
  { season, lastIds }: Tournament,
  clubId: number,
  { id, ...sent }: SentScore & { readonly id: number },
): RecordDraft[] {
  const { result, fixture } = findAnswerable(season, clubId, id);
  if (result.reportedBy !== clubId)
    throw new DecisionError('not_your_match', 'Only the club that submitted this result can correct it.');
  refuseIfAnswered(result);
  refuseIfPaused(season);
  const score = checkedScore(fixture.stage, sent);
  if (isSameScore(score, result) && score.afterExtraTime === result.afterExtraTime)
    throw new DecisionError('score_unchanged');
  const replacedBy = lastIds.result + 1;
  const { submittedAt } = result;
  return [
    { kind: 'replaced', data: { season: season.number, ...recordedResult(result, fixture), replacedBy } },
    {
      kind: 'reported',
      data: { season: season.number, ...recordedMatch(fixture), resultId: replacedBy, ...score, submittedAt },
    },
  ];
}

/** A club withdraws its own submission before the other one has answered. */
export function withdrawResult({ season }: Tournament, clubId: number, id: number): RecordDraft[] {
  const { result, fixture } = findAnswerable(season, clubId, id);
  if (result.reportedBy !== clubId)
    throw new DecisionError('not_your_match', 'Only the club that submitted this result can withdraw it.');
  refuseIfAnswered(result);
  return [{ kind: 'report-withdrawn', data: { season: season.number, ...recordedResult(result, fixture) } }];
}

/** Both clubs agree on this score; any other claimed score is dropped. */
function agree(season: SeasonState, { result, fixture }: Answerable, score: ReportedScore): RecordDraft[] {
  const claimed = disputedScore(result);
  const dropped = claimed && (isSameScore(score, claimed) ? scoreOf(result) : claimed);
  const agreed = { ...result, ...score };
  const data = { season: season.number, ...recordedResult(agreed, fixture), ...(dropped && { dropped }) };
  const approved = canBeApprovedByRule(season, result)
    ? [approvedByRule(season, agreed, fixture, 'agreed')]
    : [];
  return [{ kind: 'confirmed', data }, ...approved];
}

function refuseIfAgreed({ agreedAt }: ResultState): void {
  if (agreedAt !== null)
    throw new DecisionError('already_answered', 'Both clubs already agree on this result.');
}

function refuseIfAnswered({ reportedBy, agreedAt, dispute }: ResultState): void {
  if (agreementOf(reportedBy, agreedAt, dispute) !== 'reported') throw new DecisionError('already_answered');
}

function ownResult(): DecisionError {
  return new DecisionError(
    'not_your_match',
    'Your club submitted this result. Only the other club can answer it.',
  );
}
