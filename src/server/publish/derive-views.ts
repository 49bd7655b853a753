import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import type { FinishedSeasonReply, SeasonsReply } from '#contract/seasons-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import type { PublicDraw } from '#domain/draw/draw.ts';
import { mergeResults } from '#domain/fixtures/fixture-list.ts';
import { fixtureRow } from '#domain/fixtures/fixture-row.ts';
import { buildFixtures, isGroupFixture, isKnockoutFixture } from '#domain/fixtures/fixtures.ts';
import { groupFixtures } from '#domain/fixtures/group-fixtures.ts';
import { type Phase, phaseOf } from '#domain/knockouts/phase.ts';
import type { KnockoutFixture } from '#domain/knockouts/play-brackets.ts';
import { provisionalTrees } from '#domain/knockouts/provisional-trees.ts';
import { knockoutTrees } from '#domain/knockouts/trees.ts';
import { type KeptOutlooks, keepOutlooks } from '#domain/outlook/kept-outlooks.ts';
import { atOnce, type Steps } from '#domain/outlook/steps.ts';
import { unfinishedGroups } from '#domain/outlook/unfinished-group.ts';
import { EMPTY_RECORD, pageOf } from '#domain/record/record-head.ts';
import { recentResults } from '#domain/results/recent-results.ts';
import { newestFirst, type Result } from '#domain/results/results.ts';
import { tournamentFigures } from '#domain/results/statistics.ts';
import { kickoffsInForce, lapsedKickoffs } from '#domain/schedule/kickoffs.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import type { Season } from '#domain/season/season.ts';
import { type Standing, standingRow, standings } from '#domain/standings/standings.ts';
import { SITE } from '#site/site.ts';
import type { FinishedSeason } from '#store/facts.ts';
import type { PublicFacts } from './draw-told.ts';
import { presentResults } from './present.ts';

export interface DerivedViews {
  readonly views: PublicViews;
  /** Results that stand in none of them, because their match cannot be found. */
  readonly leftOut: readonly Result[];
  readonly outlooks: KeptOutlooks;
}

/**
 * Derives everything public, whole, from the facts of one revision. Outlooks may have been kept from the revision
 * before, or derived ahead.
 */
export function deriveViews(facts: PublicFacts, outlooksBefore?: KeptOutlooks): DerivedViews {
  const { clubs, places } = facts;
  const fixtures = buildFixtures(facts);
  const ofGroups = fixtures.filter(isGroupFixture);
  const ties = fixtures.filter(isKnockoutFixture);
  const phase = phaseOf(places, ties);
  // Results of the wire are results of the domain: what follows from them is derived from what is shown of them.
  const { presented: results, leftOut } = presentResults(fixtures, facts.results, facts);
  const tables = standings(clubs, ofGroups, results, facts.deductions, places);
  const outlooks = atOnce(outlookSteps(facts, outlooksBefore));
  const listed = mergeResults(fixtures, results);
  const kickoffs = kickoffsInForce(fixtures, facts);
  const kickoffOf = new Map(kickoffs.map(({ fixtureId, at }) => [fixtureId, at]));
  const { players, members, servers, support, founded } = SITE.claims;
  const views: PublicViews = {
    '/api/stats': {
      teams: clubs.length,
      groups: GROUPS.length,
      fixtures: phase === 'groups' ? ofGroups.length : fixtures.length,
      // Not counted by results: a walkover is decided without one.
      completed: listed.filter(({ status }) => status === 'COMPLETED').length,
      ...tournamentFigures(results),
      players,
      members,
      servers,
      support,
      founded,
    },
    '/api/ucl/tournament': tournamentOf(facts, phase, {
      kickoffs,
      lapsedKickoffs: lapsedKickoffs(fixtures, facts),
    }),
    '/api/ucl/draw': facts.draw,
    '/api/ucl/fixtures': {
      fixtures: listed.map((fixture) => fixtureRow(fixture, facts, kickoffOf.get(fixture.id) ?? null)),
    },
    '/api/ucl/knockouts': knockoutsOf(facts, tables, ties),
    '/api/ucl/match-results': { results: [...results].sort(newestFirst) },
    '/api/ucl/recent-results': { results: recentResults(results) },
    '/api/ucl/group-standings': { standings: tables.map(standingRow) },
    '/api/ucl/outlook': { groups: [...outlooks.values()].map(({ outlook }) => outlook) },
    '/api/ucl/seasons': { seasons: facts.finishedSeasons.map(presentSeason) },
    '/api/ucl/record': {
      ...facts.record,
      pages: pageOf(facts.record.seq),
      season: facts.season.number,
      drawnAt: facts.drawnAt,
    },
    '/api/ucl/clubs': { clubs: [...clubs] },
  };
  return { views, leftOut, outlooks };
}

/** What is still possible in every group. It can take long, so it is derived ahead where others wait for their turn. */
export function outlookSteps(
  { clubs, results, deductions, places }: SeasonFacts,
  before?: KeptOutlooks,
): Steps<KeptOutlooks> {
  return keepOutlooks(unfinishedGroups(clubs, groupFixtures(clubs), results, deductions, places), before);
}

interface DerivedSeason {
  /** As the archive tells them: its draw can still be checked, given up ones included. */
  readonly facts: FinishedSeasonReply;
  readonly views: PublicViews;
}

export function deriveFinishedSeason(facts: SeasonFacts, draw: PublicDraw): DerivedSeason {
  const { views } = deriveViews({
    ...facts,
    revision: 0,
    draw,
    drawnAt: null,
    record: EMPTY_RECORD,
    finishedSeasons: [],
  });
  return {
    facts: { ...views['/api/ucl/tournament'], draw, ...views['/api/ucl/match-results'] },
    views,
  };
}

function presentSeason({
  number,
  name,
  finishedAt,
  champions,
}: FinishedSeason): SeasonsReply['seasons'][number] {
  const present = (club: Club | null) => club && { clubId: club.id, name: club.name };
  return {
    number,
    name,
    finishedAt,
    champions: { ucl: present(champions.ucl), uel: present(champions.uel) },
  };
}

function tournamentOf(
  facts: PublicFacts,
  phase: Phase,
  times: Pick<TournamentReply, 'kickoffs' | 'lapsedKickoffs'>,
): TournamentReply {
  const withdrawn = new Set(facts.withdrawals.map(({ clubId }) => clubId));
  return {
    season: namedSeason(facts.season),
    phase,
    status: statusOf(facts, phase),
    announcement: facts.announcement,
    draw: { state: facts.draw.state, drawAt: facts.draw.drawAt },
    clubs: facts.clubs.map(({ id, name, group, slot }) => ({
      id,
      name,
      group,
      slot,
      withdrawn: withdrawn.has(id),
    })),
    deductions: [...facts.deductions],
    withdrawals: [...facts.withdrawals],
    replacements: [...facts.replacements],
    schedule: [...facts.schedule],
    postponements: [...facts.postponements],
    ...times,
    reporting: facts.reporting,
    places: facts.places && { ucl: [...facts.places.ucl], uel: [...facts.places.uel] },
  };
}

/** A season gets its name when it is finished; the first may have one before. */
function namedSeason({ number, name }: Season): Season {
  return { number, name: name ?? (number === 1 ? SITE.firstSeason : null) };
}

const STATUS: Record<Phase, string> = {
  groups: 'Group Stage',
  knockouts: 'Knockouts',
  finished: 'Finished',
};

/** What the series claims until its tournament has begun: a draw was done, a schedule set, or the groups closed. */
function statusOf({ draw, schedule }: PublicFacts, phase: Phase): string {
  const hasBegun = phase !== 'groups' || schedule.length > 0 || draw.state === 'done';
  return hasBegun ? STATUS[phase] : SITE.claims.tournamentStatus;
}

function knockoutsOf(
  facts: SeasonFacts,
  tables: readonly Standing[],
  ties: readonly KnockoutFixture[],
): KnockoutsReply {
  if (facts.places) return { isProvisional: false, ...knockoutTrees(ties, facts.results) };
  return provisionalTrees(facts, tables);
}
