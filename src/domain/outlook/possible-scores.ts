import { SCORE_MAX, SCORE_MIN, TOTAL_GOALS_MAX } from '../results/scores.ts';
import { POINTS_FOR_DRAW, POINTS_FOR_WIN } from '../standings/tally.ts';

export interface Score {
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A margin by which a match can end, with every allowed score that has it. */
export interface Margin {
  /** Seen from the home club. */
  readonly difference: number;
  readonly scores: readonly Score[];
}

/** One of the three ways in which a match can end, with every margin by which it can. */
export interface Outcome {
  readonly homePoints: number;
  readonly awayPoints: number;
  readonly margins: readonly Margin[];
}

export const HOME_WIN: Outcome = {
  homePoints: POINTS_FOR_WIN,
  awayPoints: 0,
  margins: marginsWhere((difference) => difference > 0),
};
export const DRAW: Outcome = {
  homePoints: POINTS_FOR_DRAW,
  awayPoints: POINTS_FOR_DRAW,
  margins: marginsWhere((difference) => difference === 0),
};
const AWAY_WIN: Outcome = {
  homePoints: 0,
  awayPoints: POINTS_FOR_WIN,
  margins: marginsWhere((difference) => difference < 0),
};

export const OUTCOMES: readonly Outcome[] = [HOME_WIN, DRAW, AWAY_WIN];

function marginsWhere(isMeant: (difference: number) => boolean): Margin[] {
  const byDifference = new Map<number, Score[]>();
  for (const score of allowedScores()) {
    const difference = score.homeScore - score.awayScore;
    if (isMeant(difference)) byDifference.set(difference, [...(byDifference.get(difference) ?? []), score]);
  }
  return [...byDifference].map(([difference, scores]) => ({ difference, scores }));
}

/** Every score that may be submitted. */
function allowedScores(): Score[] {
  const scores: Score[] = [];
  for (let homeScore = SCORE_MIN; homeScore <= SCORE_MAX; homeScore += 1)
    for (let awayScore = SCORE_MIN; awayScore <= SCORE_MAX; awayScore += 1)
      if (homeScore + awayScore <= TOTAL_GOALS_MAX) scores.push({ homeScore, awayScore });
  return scores;
}
