import type { PublicViews } from '#contract/public-views.ts';
import type { FinishedSeasonReply, SeasonsReply } from '#contract/seasons-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { publicDraw } from '#domain/draw/draw.ts';
import type { Phase } from '#domain/knockouts/phase.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { type KeptOutlooks, keepOutlooks } from '#domain/outlook/kept-outlooks.ts';
import { unfinishedGroups } from '#domain/outlook/unfinished-group.ts';
import type { Published } from '#domain/record/compare-published.ts';
import { EMPTY_RECORD, pageOf } from '#domain/record/record-head.ts';
import { factsOf, type SeasonState } from '#domain/record/state.ts';
import type { FinishedSeason } from '#domain/record/tournament.ts';
import { recentResults } from '#domain/results/recent-results.ts';
import type { Result } from '#domain/results/results.ts';
import { tournamentFigures } from '#domain/results/statistics.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import type { Season } from '#domain/season/season.ts';
import { seasonViews } from '#domain/season/season-views.ts';
import { SITE } from '#site/site.ts';
import type { PublicFacts } from './public-facts.ts';

export interface DerivedViews {
  readonly views: PublicViews;
  /** Results that stand in none of them, because their match cannot be found. */
  readonly leftOut: readonly Result[];
  readonly outlooks: KeptOutlooks;
}

/** Derives everything public, whole, from the facts of one revision. Outlooks may have been kept from the revision before. */
export function deriveViews(facts: PublicFacts, outlooksBefore?: KeptOutlooks): DerivedViews {
  const { standings, knockouts, fixtures, results, leftOut, tournament } = seasonViews(facts);
  const outlooks = deriveOutlooks(facts, outlooksBefore);
  const ofGroups = fixtures.filter(({ stage }) => stage === 'group');
  const { players, members, servers, support, founded } = SITE.claims;
  const views: PublicViews = {
    '/api/stats': {
      teams: facts.clubs.length,
      groups: GROUPS.length,
      fixtures: tournament.phase === 'groups' ? ofGroups.length : fixtures.length,
      // Not counted by results: a walkover is decided without one.
      completed: fixtures.filter(({ status }) => status === 'COMPLETED').length,
      ...tournamentFigures(results),
      players,
      members,
      servers,
      support,
      founded,
    },
    '/api/ucl/tournament': {
      season: namedSeason(facts.season),
      status: statusOf(facts, tournament.phase),
      draw: { state: facts.draw.state, drawAt: facts.draw.drawAt },
      ...tournament,
    },
    '/api/ucl/draw': facts.draw,
    '/api/ucl/fixtures': { fixtures },
    '/api/ucl/knockouts': knockouts,
    '/api/ucl/match-results': { results },
    '/api/ucl/recent-results': { results: recentResults(results) },
    '/api/ucl/group-standings': { standings },
    '/api/ucl/outlook': { groups: [...outlooks.values()].map(({ outlook }) => outlook) },
    '/api/ucl/seasons': { seasons: facts.finishedSeasons.map(presentSeason) },
    '/api/ucl/record': {
      ...facts.record,
      pages: pageOf(facts.record.seq),
      season: facts.season.number,
      drawnAt: facts.drawnAt,
    },
    '/api/ucl/clubs': { clubs: [...facts.clubs] },
  };
  return { views, leftOut, outlooks };
}

/** What is still possible in every group. */
export function deriveOutlooks(
  { clubs, results, deductions, places }: SeasonFacts,
  before?: KeptOutlooks,
): KeptOutlooks {
  return keepOutlooks(unfinishedGroups(clubs, groupFixtures(clubs), results, deductions, places), before);
}

/** The part of the views that follows from the record alone. */
export function publishedBy(views: PublicViews): Pick<Published, 'running' | 'ends'> {
  return {
    running: {
      standings: views['/api/ucl/group-standings'].standings,
      knockouts: views['/api/ucl/knockouts'],
      fixtures: views['/api/ucl/fixtures'].fixtures,
      tournament: views['/api/ucl/tournament'],
      draw: views['/api/ucl/draw'],
    },
    ends: views['/api/ucl/seasons'].seasons,
  };
}

interface DerivedSeason {
  /** As the archive tells them: its draw can still be checked, given up ones included. */
  readonly facts: FinishedSeasonReply;
  readonly views: PublicViews;
}

export function deriveFinishedSeason(season: SeasonState): DerivedSeason {
  const draw = publicDraw(season.draws);
  const { views } = deriveViews({
    ...factsOf(season),
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
