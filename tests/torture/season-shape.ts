export interface Format {
  readonly clubs: number;
  readonly groups: number;
  readonly cups: 1 | 2;
}

export const DEFAULT: Format = { clubs: 64, groups: 16, cups: 2 };

/** Groups of 3 to 6, equal and unequal; with and without byes. Small ones, in which calls meet more often, come first. */
export const FORMATS: readonly Format[] = [
  { clubs: 4, groups: 1, cups: 2 },
  { clubs: 5, groups: 1, cups: 1 },
  { clubs: 6, groups: 1, cups: 2 },
  { clubs: 6, groups: 2, cups: 2 },
  { clubs: 11, groups: 2, cups: 2 },
  { clubs: 12, groups: 4, cups: 2 },
  { clubs: 13, groups: 4, cups: 2 },
  { clubs: 24, groups: 4, cups: 1 },
  { clubs: 27, groups: 8, cups: 2 },
  { clubs: 40, groups: 8, cups: 1 },
  { clubs: 50, groups: 16, cups: 2 },
  DEFAULT,
];

export const isPossible = ({ clubs, groups }: Pick<Format, 'clubs' | 'groups'>) =>
  [1, 2, 4, 8, 16].includes(groups) && clubs >= Math.max(4, 3 * groups) && clubs <= Math.min(64, 6 * groups);

/** Larger groups first. */
export function sizesOf({ clubs, groups }: Pick<Format, 'clubs' | 'groups'>): number[] {
  return Array.from({ length: groups }, (_, index) => Math.ceil((clubs - index) / groups));
}

export const GROUPS = [...'ABCDEFGHIJKLMNOP'];

/** The slots of a group that meet, by the last digits of the match id. */
const PAIRS = ['12', '13', '14', '23', '24', '34', '15', '25', '35', '45', '16', '26', '36', '46', '56'].map(
  ([lower, higher]) => [Number(lower), Number(higher)] as const,
);

export const groupIndexOf = (match: number) => Math.floor(match / 100) - 65;

export function groupMatchIds(sizes: readonly number[]): number[] {
  return sizes.flatMap((size, group) =>
    PAIRS.flatMap(([, higher], pair) => (higher <= size ? (65 + group) * 100 + pair : [])),
  );
}

/** The id of the first club of a group. */
export function firstClubOf(sizes: readonly number[], group: number): number {
  return sizes.slice(0, group).reduce((sum, size) => sum + size, 1);
}

export function clubsOfGroup(sizes: readonly number[], group: number): number[] {
  return Array.from({ length: sizes[group] ?? 0 }, (_, slot) => firstClubOf(sizes, group) + slot);
}

/** Home and away of a group match, by club id. */
export function clubsOfMatch(sizes: readonly number[], match: number): readonly [number, number] {
  const [lower, higher] = PAIRS[match % 100] ?? [1, 2];
  const group = groupIndexOf(match);
  const before = firstClubOf(sizes, group) - 1;
  const isLowerHome = sizes[group] === 4 || (higher - lower) % 2 === 1;
  return isLowerHome ? [before + lower, before + higher] : [before + higher, before + lower];
}

/** By the circle method, with slot 1 fixed. */
export function matchdayOf(sizes: readonly number[], match: number): number {
  const [lower, higher] = PAIRS[match % 100] ?? [1, 2];
  if (lower === 1) return higher - 1;
  const days = 2 * Math.ceil((sizes[groupIndexOf(match)] ?? 4) / 2) - 1;
  const day = [1, 2, 3, 4, 5].find((each) => (lower + higher - 2 * (each + 1)) % days === 0);
  return day ?? 0;
}

/** The first tie of each round, counted from the first of its bracket. */
const FIRST_TIES = [0, 16, 24, 28, 30, 31];
const ROUNDS = ['r32', 'r16', 'qf', 'sf', 'final'];
const firstIdOf = (tie: number) => (tie >= 9501 ? 9501 : 9001);

export const isTie = (match: number) => match >= 9001;
export const bracketOf = (tie: number) => (tie >= 9501 ? 'UEL' : 'UCL');

const roundIndexOf = (tie: number) => FIRST_TIES.findLastIndex((first) => first <= tie - firstIdOf(tie));
export const roundOf = (tie: number) => ROUNDS[roundIndexOf(tie)] ?? '';
/** Within its round, from 0. */
export const numberOf = (tie: number) => tie - firstIdOf(tie) - (FIRST_TIES[roundIndexOf(tie)] ?? 0);

export function tieIds(sizes: readonly number[], cups: 1 | 2): number[] {
  const places = [2 * sizes.length, cups === 1 ? 0 : sizes[0] === 3 ? sizes.length : 2 * sizes.length];
  return places.flatMap((count, bracket) =>
    Array.from({ length: Math.max(0, count - 1) }, (_, tie) => 9032 + 500 * bracket - count + 1 + tie),
  );
}

/** The winner's next tie; null after a final. */
export function nextTie(tie: number): number | null {
  const round = roundIndexOf(tie);
  if (round === 4) return null;
  return firstIdOf(tie) + (FIRST_TIES[round + 1] ?? 0) + Math.floor(numberOf(tie) / 2);
}

/** The later ties that the winner of a tie can reach; none for a group match. */
export function pathToFinal(match: number): number[] {
  const next = isTie(match) ? nextTie(match) : null;
  return next === null ? [] : [next, ...pathToFinal(next)];
}
