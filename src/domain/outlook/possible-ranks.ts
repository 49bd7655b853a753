import { eachCombination } from './each-combination.ts';
import { possibleOrders } from './possible-orders.ts';
import { OUTCOMES, type Outcome } from './possible-scores.ts';
import { leadInPoints, type Rivals, rivalsIn } from './rivals.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/** Between which ranks a club ends. */
interface RankRange {
  best: number;
  worst: number;
}

/** With more open matches points alone are asked: the scores of three are twelve million combinations. */
const EXACT_UP_TO = 2;

/** How the open matches can end, and the ranks that each club, in the order of the group's clubs, can then have. */
interface Ending {
  readonly outcomes: readonly Outcome[];
  readonly ranks: readonly Readonly<RankRange>[];
}

/** Every combination of outcomes of the open matches, each with the ranks that are then possible, when it is asked for. */
export function* possibleEndings(group: UnfinishedGroup): Generator<Ending> {
  const rivals = rivalsIn(group);
  const ranksAfter = group.open.length > EXACT_UP_TO ? ranksByPoints : ranksByScores;
  const combinations: Outcome[][] = [];
  eachCombination(
    group.open.map(() => OUTCOMES),
    (outcomes) => combinations.push([...outcomes]),
  );
  for (const outcomes of combinations) yield { outcomes, ranks: ranksAfter(group, rivals, outcomes) };
}

/** Who has more points stands above; of two that are level, each may. */
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
