import type { FixtureRow } from '#contract/fixtures-view.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { type Score, scoreText } from '#domain/results/score-text.ts';
import { matchPath, PATHS } from '#paths.ts';
import { MATCH_TIMES } from './match-states.ts';
import { stageTitles } from './titles.ts';

/** What a device shows. */
export interface Notification {
  readonly title: string;
  readonly body: string;
  /** Where it leads. */
  readonly path: string;
  /** A later one of the same tag takes the place of the one before. */
  readonly tag: string;
}

type Match = Pick<FixtureRow, 'id' | 'home' | 'away'>;

const clubs = ({ home, away }: Match, between: string) =>
  `${home?.name ?? ''} ${between} ${away?.name ?? ''}`.trim();

const placeOf = (id: number) => {
  const stage = stageOf(id);
  return stage ? stageTitles(stage).join(', ') : '';
};

export function resultNotification(season: number, match: Match, score: Score): Notification {
  return {
    title: clubs(match, scoreText(score)),
    body: `Final. ${placeOf(match.id)}`,
    path: matchPath(match.id, season),
    tag: `result-${match.id}`,
  };
}

/** For the club that has not reported it. */
export function reportNotification(match: Match, score: Score): Notification {
  return {
    title: 'A report waits for you',
    body: `${clubs(match, scoreText(score))}. Agree, or say what it was.`,
    path: `${PATHS.hub}#match-${match.id}`,
    tag: `report-${match.id}`,
  };
}

export function deadlineNotification(season: number, match: Match): Notification {
  return {
    title: 'Less than two hours left',
    body: `${clubs(match, MATCH_TIMES.versus)} is not reported yet. ${placeOf(match.id)}`,
    path: matchPath(match.id, season),
    tag: `deadline-${match.id}`,
  };
}
