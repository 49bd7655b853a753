import { type Club, placeholderClubs } from './clubs.ts';
import { type Cups, countByes, type Format, groupSizes, sizesOf } from './format.ts';

export const CLUBS_MIN = 4;
export const CLUBS_MAX = 64;
const GROUP_COUNTS = [1, 2, 4, 8, 16] as const;
const GROUP_SIZE = { min: 3, max: 6, usual: 4 } as const;

export function isPossible({ clubs, groups }: Pick<Format, 'clubs' | 'groups'>): boolean {
  return (
    Number.isInteger(clubs) &&
    clubs >= CLUBS_MIN &&
    clubs <= CLUBS_MAX &&
    GROUP_COUNTS.some((count) => count === groups) &&
    clubs >= groups * GROUP_SIZE.min &&
    clubs <= groups * GROUP_SIZE.max
  );
}

/** The possible numbers of groups for this many clubs: fewest byes first, then sizes nearest four. */
export function possibleGroupCounts(clubs: number, cups: Cups): number[] {
  const byes = (groups: number) => countByes(groupSizes({ clubs, groups }), cups);
  const distance = (groups: number) => Math.abs(clubs / groups - GROUP_SIZE.usual);
  return GROUP_COUNTS.filter((groups) => isPossible({ clubs, groups })).sort(
    (a, b) => byes(a) - byes(b) || distance(a) - distance(b),
  );
}

/** The possible formats nearest to an impossible one: the same number of clubs, or of groups. */
export function nearestFormats({ clubs, groups, cups }: Format): Format[] {
  const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);
  const count = within(Math.round(clubs) || CLUBS_MIN, CLUBS_MIN, CLUBS_MAX);
  const nearest = possibleGroupCounts(count, cups).map(
    (each): Format => ({ clubs: count, groups: each, cups }),
  );
  if (!GROUP_COUNTS.some((each) => each === groups)) return nearest;
  const fitting = within(
    count,
    Math.max(groups * GROUP_SIZE.min, CLUBS_MIN),
    Math.min(groups * GROUP_SIZE.max, CLUBS_MAX),
  );
  return nearest.some((each) => each.groups === groups)
    ? nearest
    : [...nearest, { clubs: fitting, groups, cups }];
}

/** Whether these clubs have every place of a format, each once and in order. */
export function fillFormat(clubs: readonly Club[]): boolean {
  const format = { clubs: clubs.length, groups: sizesOf(clubs).length };
  return (
    isPossible(format) &&
    placeholderClubs(format).every(({ id, group, slot }, index) => {
      const club = clubs[index];
      return club?.id === id && club.group === group && club.slot === slot;
    })
  );
}
