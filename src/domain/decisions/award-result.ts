import { wayToFinal } from '../knockouts/later-ties.ts';
import { type Fixture, isGroupFixture, isReady } from '../matches/fixtures.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { stageOf } from '../matches/match-plan.ts';
import type { Stage } from '../matches/stages.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { type AwardedResult, type Exchange, recordedMatch } from '../record/recorded-match.ts';
import { inForce, resultsInPlay, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import type { ReportedScore } from '../results/results.ts';
import { checkedScore, type SentScore } from './checked-score.ts';
import { checkedReason } from './checked-text.ts';
import { Refused } from './refused.ts';
import {
  readyFixture,
  refuseIfDrawUnderWay,
  refuseIfGroupsClosed,
  refuseIfLaterTiesDecided,
} from './season-rules.ts';

const NO_DECISION = { homePenalties: null, awayPenalties: null, afterExtraTime: false } as const;

/** A score that the administrator sets. */
export interface Award extends Partial<SentScore> {
  readonly fixtureId: number;
  readonly kind: 'no-show' | 'both-absent' | 'ruling';
  readonly absent?: 'home' | 'away' | undefined;
  readonly reason: string;
}

/** The administrator sets the score of a match. It counts at once; an open result of the match goes out of play. */
export function awardResult({ season, lastIds }: Tournament, award: Award): RecordDraft[] {
  const { fixtureId, kind } = award;
  const stage = stageOf(fixtureId);
  if (!stage) throw new Refused('unknown_fixture');
  const score = awardedScore(stage, award);
  const reason = checkedReason(award.reason);
  refuseIfDrawUnderWay(season);
  if (stage.kind === 'group') refuseIfGroupsClosed(season);
  const fixture = readyFixture(season, fixtureId);
  if (isAwardedByWithdrawal(season, fixture)) throw new Refused('club_withdrawn');
  refuseIfLaterTiesDecided(season, fixtureId, []);
  // In later ties only rejected results can be left, about clubs that may not meet now.
  const takenOut = idsInPlay(season, [fixtureId, ...wayToFinal(fixtureId)]);
  const result = { resultId: lastIds.result + 1, fixtureId, ...score };
  const exchange = { takenOut, putIn: [result] };
  const data = { season: season.number, ...recordedMatch(fixture), ...result, ...exchange, award: kind };
  return [{ kind: 'awarded', data, texts: { reason } }];
}

function awardedScore(stage: Stage, award: Award): ReportedScore {
  switch (award.kind) {
    case 'no-show': {
      if (award.absent === undefined)
        throw new Refused('invalid_request', 'Please say which club was absent.');
      const isHomeAbsent = award.absent === 'home';
      return { homeScore: isHomeAbsent ? 0 : 1, awayScore: isHomeAbsent ? 1 : 0, ...NO_DECISION };
    }
    case 'both-absent':
      return { homeScore: 0, awayScore: 0, ...NO_DECISION };
    case 'ruling': {
      const { homeScore, awayScore } = award;
      if (homeScore === undefined || awayScore === undefined)
        throw new Refused('invalid_request', 'A ruling needs the score of both clubs.');
      return checkedScore(stage, { ...award, homeScore, awayScore });
    }
  }
}

/** The results of these matches that are in play, ascending. */
export function idsInPlay(season: SeasonState, fixtureIds: readonly number[]): number[] {
  return fixtureIds
    .flatMap((id) => resultsInPlay(season, id).map((result) => result.id))
    .sort((a, b) => a - b);
}

/**
 * Whether the match counts as it does because one of its clubs has withdrawn, which nothing can change. What was
 * awarded before that, or ruled about a match that was played, can be.
 */
export function isAwardedByWithdrawal(season: SeasonState, fixture: Fixture): boolean {
  if (!isReady(fixture)) return false;
  if (isGroupFixture(fixture))
    return resultsInPlay(season, fixture.id).some(
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
 * Awards every undecided match of the groups in which a club has withdrawn: 1-0 for the other one, 0-0 if both have. It
 * is part of every decision that may leave such a match undecided: `gone` are the results that it takes out.
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
    const left = resultsInPlay(season, fixtureId).filter(({ id }) => !gone.includes(id));
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
