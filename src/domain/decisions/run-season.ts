import { placeholderClubs } from '../clubs/clubs.ts';
import { DEFAULT_FORMAT } from '../clubs/format.ts';
import { phaseOf } from '../knockouts/phase.ts';
import { playBrackets } from '../knockouts/play-brackets.ts';
import { placesFrom } from '../knockouts/qualified-places.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { stageOfId } from '../matches/match-plan.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { factsOf } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { entriesWith, isDrawSealed } from '../registration/registration.ts';
import { approvedByMatch } from '../results/results.ts';
import { standings } from '../standings/standings.ts';
import { SEASON_NAME_MAX } from '../text/text-problem.ts';
import { checkedText } from './checked-text.ts';
import { DecisionError } from './decision-error.ts';
import { refuseIfDrawUnderWay } from './season-rules.ts';

/** Freezes the knockout places, once every group match is decided. */
export function closeGroups({ season }: Tournament): RecordDraft[] {
  refuseIfDrawUnderWay(season);
  if (season.places) throw new DecisionError('groups_closed', 'The groups have already been closed.');
  const facts = factsOf(season);
  const fixtures = groupFixtures(facts.clubs);
  const decided = approvedByMatch(facts.results);
  const matches = fixtures.filter(({ id }) => !decided.has(id)).map(({ id }) => id);
  if (matches.length > 0) throw new DecisionError('groups_open', undefined, { matches });
  const places = placesFrom(standings(facts.clubs, fixtures, facts.results, facts.deductions), season.cups);
  return [{ kind: 'closed', data: { season: season.number, ...places } }];
}

/** Clears the knockout places, as long as no tie has a result. */
export function reopenGroups({ season }: Tournament): RecordDraft[] {
  if (!season.places) throw new DecisionError('groups_open', 'The groups are open.', { matches: [] });
  const hasBegun = factsOf(season).results.some(({ fixtureId }) => stageOfId(fixtureId)?.kind === 'knockout');
  if (hasBegun) throw new DecisionError('knockouts_begun');
  return [{ kind: 'reopened', data: { season: season.number } }];
}

/** Archives the season under its name and begins the next one, with the same rules. */
export function finishSeason(
  { season }: Tournament,
  { name: sent, keepClubs }: { readonly name: string; readonly keepClubs: boolean },
): RecordDraft[] {
  const name = checkedText('The name', sent, SEASON_NAME_MAX);
  if (phaseOf(season.places, playBrackets(factsOf(season))) !== 'finished')
    throw new DecisionError('season_open');
  const { mode: reporting, autoApprove, autoApproveHours } = season.reporting;
  const rules = { reporting, autoApprove, autoApproveHours, after: season.autoApproveAfter };
  const clubs = keepClubs ? season.clubs : placeholderClubs();
  const cups = keepClubs ? season.cups : DEFAULT_FORMAT.cups;
  return [
    { kind: 'finished', data: { season: season.number, name, keepClubs, next: { clubs, cups, ...rules } } },
  ];
}

/** Reopens the last season, as long as the new one has no sealed draw and no result. */
export function reopenSeason({ season }: Tournament): RecordDraft[] {
  if (season.number === 1) throw new DecisionError('unknown_season', 'No season has been finished yet.');
  const hasBegun = factsOf(season).results.length > 0 || isDrawSealed(season);
  if (hasBegun) throw new DecisionError('season_begun');
  // Their contacts and links would be lost.
  if (
    season.registration.state === 'open' ||
    entriesWith(season, 'applied', 'accepted', 'waiting').length > 0
  )
    throw new DecisionError(
      'season_begun',
      'Clubs are entering the new season. Please first close registration and decline the clubs that have entered.',
    );
  return [{ kind: 'season-reopened', data: { season: season.number - 1 } }];
}
