import type { FixtureRow } from '#contract/fixtures-view.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { type Score, scoreText } from '#domain/results/score-text.ts';
import { hubMatchPath, matchPath, PATHS } from '#paths.ts';
import { MATCH_TIMES } from './match-states.ts';
import { stageTitles } from './titles.ts';

/** A push notification. */
export interface Notification {
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly path: string;
  /** A later notification with the same tag replaces the earlier one. */
  readonly tag: string;
}

type Match = Pick<FixtureRow, 'id' | 'matchday' | 'home' | 'away'>;

const clubs = ({ home, away }: Match, between: string) =>
  `${home?.name ?? ''} ${between} ${away?.name ?? ''}`.trim();

const placeOf = (match: Match) => stageTitles(stageOfRow(match)).join(', ');

export function resultNotification(season: number, match: Match, score: Score): Notification {
  return {
    title: clubs(match, scoreText(score)),
    body: `Final. ${placeOf(match)}`,
    path: matchPath(match.id, season),
    tag: `result-${match.id}`,
  };
}

/** For a club that has entered. */
export function acceptedNotification(club: string): Notification {
  return {
    title: 'Your club is in',
    body: `${club} has a place in the tournament.`,
    path: PATHS.join,
    tag: 'entry',
  };
}

/** For the club that did not submit the result. */
export function submissionNotification(match: Match, score: Score): Notification {
  return {
    title: 'A result is waiting for your answer',
    body: `${clubs(match, scoreText(score))}. Agree or dispute.`,
    path: hubMatchPath(match.id),
    tag: `report-${match.id}`,
  };
}

export function deadlineNotification(season: number, match: Match): Notification {
  return {
    title: 'Deadline in less than two hours',
    body: `${clubs(match, MATCH_TIMES.versus)} has no result yet. ${placeOf(match)}`,
    path: matchPath(match.id, season),
    tag: `deadline-${match.id}`,
  };
}
