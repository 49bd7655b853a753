import { GROUPS, type Group } from '../clubs/groups.ts';
import { type DrawClub, POTS, type Pot } from './draw-clubs.ts';

export interface DrawStep {
  /** Its number in the list, from 1. */
  readonly club: number;
  readonly pot: Pot;
  readonly group: Group;
}

/** A random whole number from 0 to n - 1. */
export type RandomBelow = (n: number) => Promise<number>;

interface Ball {
  readonly number: number;
  readonly club: DrawClub;
}

/** The tags in each group so far. */
type Tags = ReadonlyMap<Group, Set<string>>;

/**
 * All balls in order. Each ball is drawn from the remaining clubs of its pot and goes into the first group that has no
 * club of this pot yet, has no club of its tag, and leaves a group for every other club of the pot. Later pots can be
 * ignored: they can always be completed (see `drawProblem`). The clubs of a last pot that is not full go to the first
 * groups.
 */
export async function drawSteps(clubs: readonly DrawClub[], randomBelow: RandomBelow): Promise<DrawStep[]> {
  const tags: Tags = new Map(GROUPS.map((group) => [group, new Set()]));
  const steps: DrawStep[] = [];
  for (const pot of POTS) {
    const balls = clubs
      .map((club, index): Ball => ({ number: index + 1, club }))
      .filter(({ club }) => club.pot === pot);
    const free = new Set(GROUPS.slice(0, balls.length));
    while (balls.length > 0) {
      const [ball] = balls.splice(await randomBelow(balls.length), 1);
      if (!ball) throw new Error('The random number is out of range');
      const group = groupFor(ball, balls, free, tags);
      free.delete(group);
      if (ball.club.keepApart !== null) tags.get(group)?.add(ball.club.keepApart);
      steps.push({ club: ball.number, pot, group });
    }
  }
  return steps;
}

function groupFor(ball: Ball, others: readonly Ball[], free: ReadonlySet<Group>, tags: Tags): Group {
  const group = [...free].find(
    (candidate) =>
      mayJoin(ball, candidate, tags) &&
      canPlaceAll(others, new Set([...free].filter((other) => other !== candidate)), tags),
  );
  if (!group) throw new Error('The draw cannot be completed');
  return group;
}

function mayJoin({ club }: Ball, group: Group, tags: Tags): boolean {
  return club.keepApart === null || !tags.get(group)?.has(club.keepApart);
}

/** Whether every ball can have its own group: bipartite matching by augmenting paths. */
function canPlaceAll(balls: readonly Ball[], free: ReadonlySet<Group>, tags: Tags): boolean {
  const taken = new Map<Group, Ball>();
  const place = (ball: Ball, tried: Set<Group>): boolean => {
    for (const group of free) {
      if (tried.has(group) || !mayJoin(ball, group, tags)) continue;
      tried.add(group);
      const other = taken.get(group);
      if (!other || place(other, tried)) {
        taken.set(group, ball);
        return true;
      }
    }
    return false;
  };
  return balls.every((ball) => place(ball, new Set()));
}
