import type { ReadyFixture } from '../matches/fixtures.ts';
import { type ReportedScore, scoreOf } from '../results/results.ts';
import { findResultState, type ResultState, type SeasonState } from './state.ts';

export interface NamedClub {
  readonly clubId: number;
  readonly name: string;
}

/** With the names of the clubs at that time: seasons and draws reassign their places. */
export interface RecordedMatch {
  readonly fixtureId: number;
  readonly home: NamedClub;
  readonly away: NamedClub;
}

export type RecordedResult = RecordedMatch & ReportedScore & { readonly resultId: number };

/** Without the names of its clubs. */
export type PlainResult = ReportedScore & { readonly resultId: number; readonly fixtureId: number };

/** An award for a withdrawal names it: the withdrawal has its time and reason. */
export type AwardedResult = PlainResult & { readonly withdrawalId?: number };

/** A match as recorded, with the clubs that play it now. */
export function recordedMatch({ id, home, away }: ReadyFixture): RecordedMatch {
  return {
    fixtureId: id,
    home: { clubId: home.id, name: home.name },
    away: { clubId: away.id, name: away.name },
  };
}

export function recordedResult(
  result: ReportedScore & { readonly id: number },
  fixture: ReadyFixture,
): RecordedResult {
  return { ...recordedMatch(fixture), resultId: result.id, ...scoreOf(result) };
}

/** The results that a decision removed and the ones that it added instead. */
export interface Exchange {
  readonly takenOut: readonly number[];
  readonly putIn: readonly AwardedResult[];
}

/** The initial state of a result. */
const UNTOUCHED = {
  reportedBy: null,
  notes: null,
  decidedAt: null,
  agreedAt: null,
  dispute: null,
  removedAt: null,
  replacedBy: null,
  needsPerson: false,
  withdrawalId: null,
};

type NewResult = Omit<ResultState, keyof typeof UNTOUCHED> & Partial<ResultState>;

export function addResult({ results }: SeasonState, result: NewResult): void {
  const ofMatch = results.get(result.fixtureId) ?? [];
  results.set(result.fixtureId, [...ofMatch, { ...UNTOUCHED, ...result }]);
}

/** Changes a result, if it exists. */
export function changeResult(
  { results }: SeasonState,
  { fixtureId, resultId }: Pick<PlainResult, 'fixtureId' | 'resultId'>,
  changes: Partial<ResultState>,
): void {
  const ofMatch = results.get(fixtureId);
  const changed = ofMatch?.map((result) => (result.id === resultId ? { ...result, ...changes } : result));
  if (changed) results.set(fixtureId, changed);
}

/** The same, by result ids alone. */
export function changeResults(
  season: SeasonState,
  ids: readonly number[],
  changesOf: (result: ResultState) => Partial<ResultState>,
): void {
  for (const resultId of ids) {
    const result = findResultState(season, resultId);
    if (result) changeResult(season, { fixtureId: result.fixtureId, resultId }, changesOf(result));
  }
}

interface Award {
  readonly at: string;
  readonly reason: string;
  /** Only for a tie. A group match always has the same clubs. */
  readonly clubIds?: readonly [number, number];
}

/** Removes results and adds awards instead, with the time and reason of the decision. */
export function exchange(
  season: SeasonState,
  { takenOut, putIn }: Exchange,
  { at, reason, clubIds }: Award,
): void {
  changeResults(season, takenOut, () => ({ removedAt: at }));
  for (const { resultId, fixtureId, withdrawalId, ...score } of putIn) {
    const withdrawal = withdrawalId === undefined ? undefined : season.withdrawals.get(withdrawalId);
    const awardedAt = withdrawal?.at ?? at;
    addResult(season, {
      ...score,
      id: resultId,
      fixtureId,
      clubIds: clubIds ?? null,
      origin: 'award',
      submittedAt: awardedAt,
      status: 'approved',
      notes: withdrawal?.reason ?? reason,
      decidedAt: awardedAt,
      waitingSince: awardedAt,
      withdrawalId: withdrawalId ?? null,
    });
  }
}

/** Results that return when a decision is undone require manual approval. */
export function requireManualApproval(season: SeasonState, ids: readonly number[]): void {
  changeResults(season, ids, () => ({ needsPerson: true }));
}
