import { formatOf } from '../clubs/format.ts';
import { knockoutBrackets, provisionalBrackets } from '../knockouts/brackets.ts';
import { phaseOf } from '../knockouts/phase.ts';
import { type KnockoutFacts, type KnockoutFixture, playBrackets } from '../knockouts/play-brackets.ts';
import { mergeResults } from '../matches/fixture-list.ts';
import { fixtureRow } from '../matches/fixture-row.ts';
import { buildFixtures, isGroupFixture, isKnockoutFixture } from '../matches/fixtures.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { presentResults } from '../results/presented-results.ts';
import { newestFirst } from '../results/results.ts';
import { kickoffsInForce, lapsedKickoffs } from '../schedule/kickoffs.ts';
import type { Deduction } from '../standings/deductions.ts';
import { type Standing, standingRows, standings } from '../standings/standings.ts';
import type { SeasonFacts } from './facts.ts';

/** The public data of one season, running or finished. */
export function seasonViews(facts: SeasonFacts) {
  const { clubs, cups, deductions, places } = facts;
  const fixtures = buildFixtures(facts);
  const ties = fixtures.filter(isKnockoutFixture);
  const { presented, leftOut } = presentResults(fixtures, facts.results, facts);
  const tables = standings(clubs, fixtures.filter(isGroupFixture), presented, deductions, places);
  const kickoffs = kickoffsInForce(fixtures, facts);
  const kickoffOf = new Map(kickoffs.map(({ fixtureId, at }) => [fixtureId, at]));
  const withdrawn = new Set(facts.withdrawals.map(({ clubId }) => clubId));
  return {
    standings: standingRows(tables, cups),
    knockouts: knockoutsOf(facts, tables, ties),
    fixtures: mergeResults(fixtures, presented).map((fixture) =>
      fixtureRow(fixture, facts, kickoffOf.get(fixture.id) ?? null),
    ),
    results: presented.sort(newestFirst),
    /** Results without a match. */
    leftOut,
    tournament: {
      phase: phaseOf(places, ties),
      format: formatOf(clubs, cups),
      announcement: facts.announcement,
      clubs: clubs.map(({ id, name, group, slot }) => ({
        id,
        name,
        group,
        slot,
        withdrawn: withdrawn.has(id),
      })),
      deductions: [...deductions],
      withdrawals: [...facts.withdrawals],
      replacements: [...facts.replacements],
      schedule: [...facts.schedule],
      postponements: [...facts.postponements],
      kickoffs,
      lapsedKickoffs: lapsedKickoffs(fixtures, facts),
      reporting: facts.reporting,
      places: places && { ucl: [...places.ucl], uel: [...places.uel] },
    },
  };
}

export type SeasonViews = ReturnType<typeof seasonViews>;

/** Tables and brackets alone. */
export function tablesAndBrackets(
  facts: KnockoutFacts & { readonly deductions: readonly Pick<Deduction, 'clubId' | 'points'>[] },
): Pick<SeasonViews, 'standings' | 'knockouts'> {
  const { clubs, cups, results, deductions, places } = facts;
  const tables = standings(clubs, groupFixtures(clubs), results, deductions, places);
  return {
    standings: standingRows(tables, cups),
    knockouts: knockoutsOf(facts, tables, playBrackets(facts)),
  };
}

function knockoutsOf(
  facts: KnockoutFacts,
  tables: readonly Standing[],
  ties: readonly KnockoutFixture[],
): { isProvisional: boolean } & ReturnType<typeof knockoutBrackets> {
  if (facts.places) return { isProvisional: false, ...knockoutBrackets(ties, facts.results) };
  return provisionalBrackets(facts, tables);
}
