import type { AdminAction } from '#domain/admin-actions.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { buildFixtures, isReady } from '#domain/fixtures/fixtures.ts';
import { fixturesOfGroup } from '#domain/fixtures/group-fixtures.ts';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import { wayToFinal } from '#domain/knockouts/later-ties.ts';
import type { RecordFacts } from '#domain/record/kinds.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { revokeAllDeductions } from '#store/deductions.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { clearPlaces, readPlaces } from '#store/knockout-places.ts';
import { resetResults } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import { revokeAllWithdrawals } from '#store/withdrawals.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { awardMatchesOfWithdrawn, isAwardedByWithdrawal, NO_AWARDS } from './award-result.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { recordedMatch } from './recorded-match.ts';
import { refuseIfGroupsClosed, refuseIfLaterTiesDecided } from './refuse-change.ts';

/** What the administrator resets: every result there, or only those that wait for a decision. */
export type ResetScope = { readonly only?: 'pending' | undefined } & (
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'match'; readonly fixtureId: number; readonly alsoReset: readonly number[] }
  | { readonly kind: 'tournament' }
);

const ACTIONS = {
  group: 'reset-group',
  match: 'reset-match',
  tournament: 'reset-tournament',
} as const satisfies Record<ResetScope['kind'], AdminAction>;

/** Takes the results in the scope out of play and returns how many there were. */
export function resetScope(
  context: Context,
  session: Session,
  scope: ResetScope,
  call: Call,
): Promise<Recorded<{ reset: number }>> {
  return changeAsAdmin(context, { session, action: ACTIONS[scope.kind], call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const facts = await readSeasonFacts(trx, season);
    const reset = await resetResults(trx, season, at, fixturesIn(scope, facts), scope.only);
    const isWhole = scope.kind === 'tournament' && !scope.only;
    const ended = isWhole ? await openSeasonAgain(trx, season, at) : NOTHING_ENDED;
    const awards = isWhole ? NO_AWARDS : await awardMatchesOfWithdrawn(trx, season, at);
    const takenOut = [...reset, ...awards.takenOut];
    const { putIn } = awards;
    return {
      reply: { reset: reset.length },
      told: [
        {
          kind: 'reset',
          data: { season, ...recordedScope(scope, facts), takenOut, putIn, ...ended },
        },
      ],
    };
  });
}

/** The matches whose results go out of play; 'all' for those of the whole season, known or not. */
function fixturesIn(scope: ResetScope, facts: SeasonFacts): readonly number[] | 'all' {
  switch (scope.kind) {
    case 'group':
      refuseIfGroupsClosed(facts);
      return fixturesOfGroup(
        scope.group,
        facts.clubs.filter(({ group }) => group === scope.group),
      ).map(({ id }) => id);
    case 'match':
      return matchesToReset(scope.fixtureId, scope.alsoReset, facts);
    case 'tournament':
      return 'all';
  }
}

function matchesToReset(fixtureId: number, alsoReset: readonly number[], facts: SeasonFacts): number[] {
  const fixture = buildFixtures(facts).find(({ id }) => id === fixtureId);
  if (!fixture) throw new Refusal('unknown_fixture');
  if (stageOf(fixtureId)?.kind === 'group') refuseIfGroupsClosed(facts);
  if (isAwardedByWithdrawal(fixture, facts)) throw new Refusal('club_withdrawn');
  refuseIfLaterTiesDecided(facts, fixtureId, alsoReset);
  // Of the later ties those with an open result were agreed to; a rejected one was about clubs that may not meet now.
  return [fixtureId, ...wayToFinal(fixtureId)];
}

/** What was decided about clubs ends with the results; clubs, draw and schedule stay. */
async function openSeasonAgain(trx: Db, season: number, at: string): Promise<Ended> {
  const places = await readPlaces(trx, season);
  await clearPlaces(trx, season);
  return {
    deductions: await revokeAllDeductions(trx, season, at),
    withdrawals: await revokeAllWithdrawals(trx, season, at),
    places,
  };
}

type Ended = Pick<RecordFacts['reset'], 'deductions' | 'withdrawals' | 'places'>;
const NOTHING_ENDED: Ended = { deductions: [], withdrawals: [], places: null };

function recordedScope(
  scope: ResetScope,
  facts: SeasonFacts,
): Pick<RecordFacts['reset'], 'scope' | 'only' | 'match' | 'group'> {
  const fixture =
    scope.kind === 'match' ? buildFixtures(facts).find(({ id }) => id === scope.fixtureId) : undefined;
  return {
    scope: scope.kind,
    only: scope.only ?? null,
    match: fixture && isReady(fixture) ? recordedMatch(fixture) : null,
    group: scope.kind === 'group' ? scope.group : null,
  };
}
