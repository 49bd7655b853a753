import type { Club } from '../clubs/clubs.ts';
import { SCORE_MAX, SCORE_MIN, TOTAL_GOALS_MAX } from '../results/scores.ts';
import { rankClubs } from '../standings/ranking.ts';
import { POINTS_FOR_LEVEL, POINTS_FOR_WIN, tallyOf } from '../standings/tally.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/** The best and worst rank at which a club can finish. */
interface RankRange {
  best: number;
  worst: number;
}

/** With more open matches only points are considered: the scores of three are twelve million combinations. */
const EXACT_UP_TO = 2;

/** With more open matches there are more than 729 combinations of outcomes. */
export const ENUMERATED_MAX = 6;

/** How the open matches can end, and the ranks that each club, in the order of the group's clubs, can then have. */
interface Ending {
  readonly outcomes: readonly Outcome[];
  readonly ranks: readonly Readonly<RankRange>[];
}

/** Every combination of outcomes of the open matches, each with its possible ranks. */
export function possibleEndings(group: UnfinishedGroup): Ending[] {
  const rivals = rivalsIn(group);
  const ranksAfter = group.open.length > EXACT_UP_TO ? ranksByPoints : ranksByScores;
  const endings: Ending[] = [];
  eachCombination(
    group.open.map(() => OUTCOMES),
    (outcomes) => endings.push({ outcomes: [...outcomes], ranks: ranksAfter(group, rivals, outcomes) }),
  );
  return endings;
}

/** A club with more points ranks higher; of two level clubs, either may. */
function ranksByPoints(
  { clubs }: UnfinishedGroup,
  rivals: readonly Rivals[],
  outcomes: readonly Outcome[],
): RankRange[] {
  const ranks = clubs.map(() => ({ best: 1, worst: clubs.length }));
  for (const two of rivals) {
    const lead = leadInPoints(two, outcomes);
    const above = ranks[lead > 0 ? two.first : two.second];
    const below = ranks[lead > 0 ? two.second : two.first];
    if (lead === 0 || !above || !below) continue;
    above.worst -= 1;
    below.best += 1;
  }
  return ranks;
}

function ranksByScores(
  group: UnfinishedGroup,
  rivals: readonly Rivals[],
  outcomes: readonly Outcome[],
): RankRange[] {
  const orders = possibleOrders(group, rivals, outcomes);
  return group.clubs.map((club) => {
    const ranks = orders.map((order) => order.indexOf(club) + 1);
    return { best: Math.min(...ranks), worst: Math.max(...ranks) };
  });
}

/**
 * Every possible final order for these outcomes of the open matches. Of the scores that separate the same clubs in
 * the same way by points, goal difference and goals, only one is ranked: the later criteria follow from the
 * outcomes, unless three clubs are still level (docs/decisions/037-qualification-outlook.md).
 */
export function possibleOrders(
  group: UnfinishedGroup,
  rivals: readonly Rivals[],
  outcomes: readonly Outcome[],
): Club[][] {
  const level = rivals.filter((two) => leadInPoints(two, outcomes) === 0);
  const most = countOrders(group.clubs, level);
  const orders = new Map<string, Club[]>();
  const seen = new Set<number>();
  const rank = (scores: readonly Score[]) => {
    const order = orderAfter(group, scores);
    orders.set(order.map(({ id }) => id).join(), order);
  };
  const rankUnlessSeen = (separated: number, scores: readonly Score[]) => {
    if (seen.has(separated)) return;
    seen.add(separated);
    rank(scores);
  };

  const rankByGoals = (margins: readonly Margin[]) => {
    const leads = level.map((two) => leadInDifference(two, margins));
    const stillLevel = level.filter((_, index) => leads[index] === 0);
    const scoresOf = ({ scores }: Margin, match: number) =>
      stillLevel.some((two) => countsForGoals(two, match)) ? scores : scores.slice(0, 1);
    eachCombination(margins.map(scoresOf), (scores) => {
      if (orders.size === most) return;
      let separated = 0;
      let levelClubs = 0;
      let areThreeLevel = false;
      for (const [index, two] of level.entries()) {
        const lead = leads[index] || leadInGoals(two, scores);
        separated = separated * 3 + Math.sign(lead);
        if (lead !== 0) continue;
        const both = (1 << two.first) | (1 << two.second);
        areThreeLevel ||= (levelClubs & both) !== 0;
        levelClubs |= both;
      }
      if (areThreeLevel) rank(scores);
      else rankUnlessSeen(separated, scores);
    });
  };

  const marginsOf = ({ margins }: Outcome, match: number) =>
    level.some(({ open }) => open.some(({ index }) => index === match)) ? margins : margins.slice(0, 1);
  eachCombination(outcomes.map(marginsOf), (margins) => {
    if (orders.size === most) return;
    let separated = 0;
    for (const two of level) {
      const lead = leadInDifference(two, margins);
      if (lead === 0) return rankByGoals(margins);
      separated = separated * 3 + Math.sign(lead);
    }
    rankUnlessSeen(
      separated,
      margins.flatMap(({ scores }) => scores.slice(0, 1)),
    );
  });
  return [...orders.values()];
}

/** The number of possible orders if only these clubs can change places: n! for n level clubs. */
function countOrders(clubs: readonly Club[], level: readonly Rivals[]): number {
  return clubs.reduce(
    (count, _, place) => count * (1 + level.filter(({ second }) => second === place).length),
    1,
  );
}

/** Whether the goals of an open match, for a known margin, can change which of the two has scored more. */
function countsForGoals({ open }: Rivals, match: number): boolean {
  return open.some(({ index, home, away }) => index === match && home + away !== 0);
}

function orderAfter(
  { clubs, played, open, deducted, frozenRanks }: UnfinishedGroup,
  scores: readonly Score[],
): Club[] {
  const ended = scores.flatMap((score, index) => {
    const match = open[index];
    return match ? [{ home: match.home, away: match.away, ...score }] : [];
  });
  return rankClubs(clubs, [...played, ...ended], deducted, frozenRanks).map(({ club }) => club);
}

/** Two clubs of a group, by index, and the lead of the first over the second so far. */
export interface Rivals {
  readonly first: number;
  readonly second: number;
  readonly points: number;
  readonly difference: number;
  readonly goals: number;
  /** The open matches of either club. */
  readonly open: readonly OpenMatch[];
}

interface OpenMatch {
  /** The index in the group's list of open matches. */
  readonly index: number;
  /** Whether the home and the away club's figures count for the lead, against it, or not at all. */
  readonly home: 1 | -1 | 0;
  readonly away: 1 | -1 | 0;
}

/** Every pair of clubs in the group. */
export function rivalsIn({ clubs, played, open, deducted }: UnfinishedGroup): Rivals[] {
  const lines = clubs.map((club) => {
    const { points, goalDifference, goalsFor } = tallyOf(club, played);
    return { id: club.id, points: points - (deducted.get(club.id) ?? 0), goalDifference, goalsFor };
  });
  return lines.flatMap((one, first) =>
    lines.slice(first + 1).map((other, index) => {
      const share = ({ id }: Club) => (id === one.id ? 1 : id === other.id ? -1 : 0);
      return {
        first,
        second: first + 1 + index,
        points: one.points - other.points,
        difference: one.goalDifference - other.goalDifference,
        goals: one.goalsFor - other.goalsFor,
        open: open
          .map(({ home, away }, place) => ({ index: place, home: share(home), away: share(away) }) as const)
          .filter(({ home, away }) => home !== 0 || away !== 0),
      };
    }),
  );
}

/** The lead in points for these outcomes of the open matches. */
function leadInPoints({ points, open }: Rivals, outcomes: readonly Outcome[]): number {
  let lead = points;
  for (const { index, home, away } of open) {
    const outcome = outcomes[index];
    if (outcome) lead += home * outcome.homePoints + away * outcome.awayPoints;
  }
  return lead;
}

/** The lead in goal difference for these margins of the open matches. */
function leadInDifference({ difference, open }: Rivals, margins: readonly Margin[]): number {
  let lead = difference;
  for (const { index, home, away } of open) {
    const margin = margins[index];
    if (margin) lead += (home - away) * margin.difference;
  }
  return lead;
}

/** The lead in goals for these scores of the open matches. */
function leadInGoals({ goals, open }: Rivals, scores: readonly Score[]): number {
  let lead = goals;
  for (const { index, home, away } of open) {
    const score = scores[index];
    if (score) lead += home * score.homeScore + away * score.awayScore;
  }
  return lead;
}

interface Score {
  readonly homeScore: number;
  readonly awayScore: number;
}

/** A possible margin, with every valid score that has it. */
interface Margin {
  /** From the home club's perspective. */
  readonly difference: number;
  readonly scores: readonly Score[];
}

/** One of the three ends of a match, with every possible margin. */
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
  homePoints: POINTS_FOR_LEVEL,
  awayPoints: POINTS_FOR_LEVEL,
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

/** Calls with every way to choose one item from each list. The array is reused: callers must not keep it. */
function eachCombination<Each>(
  lists: readonly (readonly Each[])[],
  visit: (chosen: readonly Each[]) => void,
  chosen: Each[] = [],
): void {
  const list = lists[chosen.length];
  if (!list) {
    visit(chosen);
    return;
  }
  for (const each of list) {
    chosen.push(each);
    eachCombination(lists, visit, chosen);
    chosen.pop();
  }
}
