import type { Group } from '../clubs/groups.ts';
import { pathToFinal } from '../knockouts/later-ties.ts';
import { isReady } from '../matches/fixtures.ts';
import { fixturesOfGroup } from '../matches/group-fixtures.ts';
import { stageOfId } from '../matches/match-plan.ts';
import type { RecordDraft, RecordFacts } from '../record/kinds.ts';
import { recordedMatch } from '../record/recorded-match.ts';
import { activeResults, inForce, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { awardMatchesOfWithdrawn, isAwardedByWithdrawal, withdrawalsInForce } from './award-result.ts';
import { DecisionError } from './decision-error.ts';
import { findFixture } from './find-match.ts';
import { refuseIfGroupsClosed, refuseIfLaterTiesDecided } from './season-rules.ts';

/** The scope of a reset: every result in it is removed, or only pending ones. */
export type ResetScope = { readonly only?: 'pending' | undefined } & (
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'match'; readonly fixtureId: number; readonly alsoReset: readonly number[] }
  | { readonly kind: 'tournament' }
);

/** Removes the results in the scope. */
export function resetResults({ season, lastIds }: Tournament, scope: ResetScope): RecordDraft[] {
  const gone = fixturesIn(scope, season)
    .flatMap((id) => activeResults(season, id))
    .filter(({ status }) => scope.only === undefined || status === scope.only)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
  const isWhole = scope.kind === 'tournament' && !scope.only;
  const withdrawals = isWhole ? [] : withdrawalsInForce(season);
  const awards = awardMatchesOfWithdrawn(season, withdrawals, { gone, lastId: lastIds.result });
  return [
    {
      kind: 'reset',
      data: {
        season: season.number,
        ...recordedScope(scope, season),
        takenOut: [...gone, ...awards.takenOut],
        putIn: awards.putIn,
        ...(isWhole ? endedBy(season) : { deductions: [], withdrawals: [], places: null }),
      },
    },
  ];
}

/** The matches whose results are removed. */
function fixturesIn(scope: ResetScope, season: SeasonState): readonly number[] {
  switch (scope.kind) {
    case 'group':
      refuseIfGroupsClosed(season);
      return fixturesOfGroup(scope.group, season.clubs).map(({ id }) => id);
    case 'match':
      return matchesToReset(season, scope.fixtureId, scope.alsoReset);
    case 'tournament':
      return [...season.results.keys()];
  }
}

function matchesToReset(season: SeasonState, fixtureId: number, alsoReset: readonly number[]): number[] {
  const fixture = findFixture(season, fixtureId);
  if (!fixture) throw new DecisionError('unknown_fixture');
  if (stageOfId(fixtureId)?.kind === 'group') refuseIfGroupsClosed(season);
  if (isAwardedByWithdrawal(season, fixture)) throw new DecisionError('club_withdrawn');
  refuseIfLaterTiesDecided(season, fixtureId, alsoReset);
  // The administrator confirmed the later ties with an open result; a rejected one was about clubs that may no
  // longer meet.
  return [fixtureId, ...pathToFinal(fixtureId)];
}

/** Decisions about clubs end with the results; clubs, draw and schedule stay. */
function endedBy(season: SeasonState): Pick<RecordFacts['reset'], 'deductions' | 'withdrawals' | 'places'> {
  return {
    deductions: inForce(season.deductions).map(([id]) => id),
    withdrawals: inForce(season.withdrawals).map(([id]) => id),
    places: season.places,
  };
}

function recordedScope(
  scope: ResetScope,
  season: SeasonState,
): Pick<RecordFacts['reset'], 'scope' | 'only' | 'match' | 'group'> {
  const fixture = scope.kind === 'match' ? findFixture(season, scope.fixtureId) : undefined;
  return {
    scope: scope.kind,
    only: scope.only ?? null,
    match: fixture && isReady(fixture) ? recordedMatch(fixture) : null,
    group: scope.kind === 'group' ? scope.group : null,
  };
}
