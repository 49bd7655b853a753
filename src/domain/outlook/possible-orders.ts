import type { Club } from '../clubs/clubs.ts';
import { rankClubs } from '../standings/ranking.ts';
import { eachCombination } from './each-combination.ts';
import type { Margin, Outcome, Score } from './possible-scores.ts';
import { leadInDifference, leadInGoals, leadInPoints, type Rivals } from './rivals.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/**
 * Every order in which the clubs can end when the open matches have these outcomes. Of the scores that separate the same
 * clubs in the same way by points, goal difference and goals, one is ranked: what is asked after that follows from the
 * outcomes, unless three clubs are still level (docs/decisions/037-outlook.md).
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

/** In how many orders clubs can stand of which only these can change places: n! for n that are level with each other. */
function countOrders(clubs: readonly Club[], level: readonly Rivals[]): number {
  return clubs.reduce(
    (count, _, place) => count * (1 + level.filter(({ second }) => second === place).length),
    1,
  );
}

/** Whether the goals of an open match, when its margin is known, can change which of the two has scored more. */
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
