import { pathToFinal } from '../knockouts/later-ties.ts';
import { type Fixture, isGroupFixture, isReady } from '../matches/fixtures.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import type { Stage } from '../matches/stages.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { type AwardedResult, type Exchange, recordedMatch } from '../record/recorded-match.ts';
import { activeResults, inForce, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import type { ReportedScore } from '../results/results.ts';
import { checkedScore, type SentScore } from './checked-score.ts';
import { checkedReason } from './checked-text.ts';
import { DecisionError } from './decision-error.ts';
import { knownFixture, readyFixture } from './find-match.ts';
import { refuseIfDrawUnderWay, refuseIfGroupsClosed, refuseIfLaterTiesDecided } from './season-rules.ts';

const NO_DECISION = { homePenalties: null, awayPenalties: null, afterExtraTime: false } as const;

/** A score set by the administrator. */
export interface Award extends Partial<SentScore> {
  readonly fixtureId: number;
  readonly kind: 'no-show' | 'both-absent' | 'ruling';
  readonly absent?: 'home' | 'away' | undefined;
  readonly reason: string;
}

/** The administrator sets the score of a match. It counts at once and replaces an open result. */
export function awardResult({ season, lastIds }: Tournament, award: Award): RecordDraft[] {
  const { fixtureId, kind } = award;
  const { stage } = knownFixture(season, fixtureId);
  const score = awardedScore(stage, award);
  const reason = checkedReason(award.reason);
  refuseIfDrawUnderWay(season);
  if (stage.kind === 'group') refuseIfGroupsClosed(season);
  const fixture = readyFixture(season, fixtureId);
  if (isAwardedByWithdrawal(season, fixture)) throw new DecisionError('club_withdrawn');
  refuseIfLaterTiesDecided(season, fixtureId, []);
  // Later ties can only have rejected results, about clubs that may no longer meet.
  const takenOut = activeResultIds(season, [fixtureId, ...pathToFinal(fixtureId)]);
  const result = { resultId: lastIds.result + 1, fixtureId, ...score };
  const exchange = { takenOut, putIn: [result] };
  const data = { season: season.number, ...recordedMatch(fixture), ...result, ...exchange, award: kind };
  return [{ kind: 'awarded', data, texts: { reason } }];
}

function awardedScore(stage: Stage, award: Award): ReportedScore {
  switch (award.kind) {
    case 'no-show': {
      if (award.absent === undefined)
        throw new DecisionError('invalid_request', 'Please specify which club was absent.');
      const isHomeAbsent = award.absent === 'home';
      return { homeScore: isHomeAbsent ? 0 : 1, awayScore: isHomeAbsent ? 1 : 0, ...NO_DECISION };
    }
    case 'both-absent':
      return { homeScore: 0, awayScore: 0, ...NO_DECISION };
    case 'ruling': {
      const { homeScore, awayScore } = award;
      if (homeScore === undefined || awayScore === undefined)
        throw new DecisionError('invalid_request', 'A ruling needs a score for both clubs.');
      return checkedScore(stage, { ...award, homeScore, awayScore });
    }
  }
}

/** The active results of these matches, ascending. */
export function activeResultIds(season: SeasonState, fixtureIds: readonly number[]): number[] {
  return fixtureIds
    .flatMap((id) => activeResults(season, id).map((result) => result.id))
    .sort((a, b) => a - b);
}

/**
 * Whether the match is awarded because a club has withdrawn, which cannot be changed. An earlier award, or a ruling
 * on a match that was played, can be.
 */
export function isAwardedByWithdrawal(season: SeasonState, fixture: Fixture): boolean {
  if (!isReady(fixture)) return false;
  if (isGroupFixture(fixture))
    return activeResults(season, fixture.id).some(
      ({ status, withdrawalId }) => status === 'approved' && withdrawalId !== null,
    );
  const withdrawn = new Set(withdrawalsInForce(season).map(({ clubId }) => clubId));
  return (
    [fixture.home, fixture.away].some(({ id }) => withdrawn.has(id)) &&
    fixture.outcome?.decidedBy === 'walkover'
  );
}

interface WithdrawnClub {
  readonly id: number;
  readonly clubId: number;
}

export function withdrawalsInForce({ withdrawals }: SeasonState): WithdrawnClub[] {
  return inForce(withdrawals).map(([id, { clubId }]) => ({ id, clubId }));
}

/**
 * Awards every undecided group match of a withdrawn club: 1-0 for the opponent, 0-0 if both have withdrawn. Part of
 * every decision that may leave such a match undecided; `gone` are the results that the decision removes.
 */
export function awardMatchesOfWithdrawn(
  season: SeasonState,
  withdrawals: readonly WithdrawnClub[],
  { gone, lastId }: { readonly gone: readonly number[]; readonly lastId: number },
): Exchange {
  const withdrawalOf = new Map(withdrawals.map((withdrawal) => [withdrawal.clubId, withdrawal]));
  const takenOut: number[] = [];
  const putIn: AwardedResult[] = [];
  for (const { id: fixtureId, home, away } of groupFixtures(season.clubs)) {
    const withdrawal = withdrawalOf.get(home.id) ?? withdrawalOf.get(away.id);
    const left = activeResults(season, fixtureId).filter(({ id }) => !gone.includes(id));
    if (!withdrawal || left.some(({ status }) => status === 'approved')) continue;
    takenOut.push(...left.map(({ id }) => id));
    putIn.push({
      resultId: lastId + 1 + putIn.length,
      fixtureId,
      homeScore: withdrawalOf.has(home.id) ? 0 : 1,
      awayScore: withdrawalOf.has(away.id) ? 0 : 1,
      ...NO_DECISION,
      withdrawalId: withdrawal.id,
    });
  }
  return { takenOut, putIn };
}
