import type { ReportedScore } from '../results/results.ts';
import { findResultState, type ResultState, type SeasonState } from './state.ts';

export interface NamedClub {
  readonly clubId: number;
  readonly name: string;
}

/** With the names that the clubs had then: seasons and draws give their places to others. */
export interface RecordedMatch {
  readonly fixtureId: number;
  readonly home: NamedClub;
  readonly away: NamedClub;
}

export type RecordedResult = RecordedMatch & ReportedScore & { readonly resultId: number };

/** Without the names of its clubs. */
export type PlainResult = ReportedScore & { readonly resultId: number; readonly fixtureId: number };

/** An award that counts since a club withdrew names the withdrawal: it has its time and its reason. */
export type AwardedResult = PlainResult & { readonly withdrawalId?: number };

/** The results that a decision took out of play and those that it put there instead. */
export interface Exchange {
  readonly takenOut: readonly number[];
  readonly putIn: readonly AwardedResult[];
}

/** A result by its match, as an entry names it. */
export function resultOf(
  { results }: SeasonState,
  { fixtureId, resultId }: Pick<PlainResult, 'fixtureId' | 'resultId'>,
): ResultState | undefined {
  return results.get(fixtureId)?.find(({ id }) => id === resultId);
}

export function addResult(season: SeasonState, result: ResultState): void {
  const ofMatch = season.results.get(result.fixtureId);
  if (ofMatch) ofMatch.push(result);
  else season.results.set(result.fixtureId, [result]);
}

export function takeOut(season: SeasonState, ids: readonly number[], at: string): void {
  for (const id of ids) {
    const result = findResultState(season, id);
    if (result) result.outAt = at;
  }
}

/** Takes results out of play and puts awards in their place, with the time and reason of the decision. */
export function exchange(
  season: SeasonState,
  { takenOut, putIn }: Exchange,
  { at, reason }: { readonly at: string; readonly reason: string },
): void {
  takeOut(season, takenOut, at);
  for (const { resultId, fixtureId, withdrawalId, ...score } of putIn) {
    const withdrawal = withdrawalId === undefined ? undefined : season.withdrawals.get(withdrawalId);
    const awardedAt = withdrawal?.at ?? at;
    addResult(season, {
      ...score,
      id: resultId,
      fixtureId,
      origin: 'award',
      submittedAt: awardedAt,
      reportedBy: null,
      status: 'approved',
      notes: withdrawal?.reason ?? reason,
      decidedAt: awardedAt,
      agreedAt: null,
      dispute: null,
      outAt: null,
      replacedBy: null,
      needsPerson: false,
      waitingSince: awardedAt,
    });
  }
}

/** Results that come back when a decision is undone are left to a person. */
export function leaveToPerson(season: SeasonState, ids: readonly number[]): void {
  for (const id of ids) {
    const result = findResultState(season, id);
    if (result) result.needsPerson = true;
  }
}

export function setScore(result: ResultState, score: ReportedScore): void {
  result.homeScore = score.homeScore;
  result.awayScore = score.awayScore;
  result.homePenalties = score.homePenalties;
  result.awayPenalties = score.awayPenalties;
  result.afterExtraTime = score.afterExtraTime;
}
