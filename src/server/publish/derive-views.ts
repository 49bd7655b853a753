import type { PublicViews } from '#contract/public-views.ts';
import type { FinishedSeasonReply, SeasonsReply } from '#contract/seasons-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { formatOf } from '#domain/clubs/format.ts';
import { publicDraw } from '#domain/draw/draw.ts';
import type { Phase } from '#domain/knockouts/phase.ts';
import { countMatches, countMissing } from '#domain/knockouts/qualified-places.ts';
import { type CachedOutlooks, deriveOutlooks } from '#domain/outlook/cached-outlooks.ts';
import { EMPTY_RECORD, pageOf } from '#domain/record/record-head.ts';
import { factsOf, type SeasonState } from '#domain/record/state.ts';
import type { FinishedSeason } from '#domain/record/tournament.ts';
import { publicRegistration } from '#domain/registration/registration.ts';
import { type Result, recentResults, tournamentFigures } from '#domain/results/results.ts';
import type { Season } from '#domain/season/season.ts';
import { type SeasonViews, seasonViews } from '#domain/season/season-views.ts';
import { SITE } from '#site/site.ts';
import type { PublicFacts } from './public-facts.ts';

export interface DerivedViews {
  readonly views: PublicViews;
  /** Results without a match, which are in no view. */
  readonly leftOut: readonly Result[];
  readonly outlooks: CachedOutlooks;
}

/** Derives everything public from the facts of one revision. Outlooks of the previous revision are reused. */
export function deriveViews(facts: PublicFacts, outlooksBefore?: CachedOutlooks): DerivedViews {
  const { standings, knockouts, fixtures, results, leftOut, tournament } = seasonViews(facts);
  const outlooks = deriveOutlooks(facts, outlooksBefore);
  const matches = countMatches(facts);
  const { players, members, servers, support, founded } = SITE.claims;
  const views: PublicViews = {
    '/api/stats': {
      teams: facts.clubs.length,
      groups: tournament.format.groups,
      fixtures: tournament.phase === 'groups' ? matches.groups : matches.all,
      // Not counted by results: a walkover has none. A place that no club can take is not a match.
      completed:
        fixtures.filter(({ status }) => status === 'COMPLETED').length - countMissing(tournament.places),
      ...tournamentFigures(results),
      players,
      members,
      servers,
      support,
      founded,
    },
    '/api/ucl/tournament': presentTournament(facts, tournament),
    '/api/ucl/draw': facts.draw,
    '/api/ucl/registration': facts.registration,
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
      placesSince: facts.placesSince,
    },
    '/api/ucl/clubs': { clubs: [...facts.clubs] },
  };
  return { views, leftOut, outlooks };
}

/** The decisions of a season, as a change of it answers with them. */
export function tournamentOf(season: SeasonState): TournamentReply {
  const facts = factsOf(season);
  return presentTournament({ ...facts, draw: publicDraw(season.draws) }, seasonViews(facts).tournament);
}

function presentTournament(
  facts: Pick<PublicFacts, 'season' | 'schedule' | 'draw'>,
  tournament: SeasonViews['tournament'],
): TournamentReply {
  return {
    season: namedSeason(facts.season),
    status: statusOf(facts, tournament.phase),
    draw: { state: facts.draw.state, drawAt: facts.draw.drawAt },
    ...tournament,
  };
}

interface DerivedSeason {
  /** For the archive: its draw can still be checked, including voided ones. */
  readonly facts: FinishedSeasonReply;
  readonly views: PublicViews;
}

export function deriveFinishedSeason(season: SeasonState): DerivedSeason {
  const draw = publicDraw(season.draws);
  const { views } = deriveViews({
    ...factsOf(season),
    revision: 0,
    draw,
    registration: publicRegistration(season),
    nextRegistrationAt: null,
    placesSince: null,
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
  clubs,
  cups,
}: FinishedSeason): SeasonsReply['seasons'][number] {
  const present = (club: Club | null) => club && { clubId: club.id, name: club.name };
  return {
    number,
    name,
    finishedAt,
    format: formatOf(clubs, cups),
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

/** The configured claim until the tournament has begun: a draw is done, a schedule set, or the groups closed. */
function statusOf({ draw, schedule }: Pick<PublicFacts, 'draw' | 'schedule'>, phase: Phase): string {
  const hasBegun = phase !== 'groups' || schedule.length > 0 || draw.state === 'done';
  return hasBegun ? STATUS[phase] : SITE.claims.tournamentStatus;
}
