import { GROUPS } from './groups.ts';

const USUAL_SIZE = 4;

/** The UCL alone, or also the UEL. */
export const CUPS = [1, 2] as const;
export type Cups = (typeof CUPS)[number];

/**
 * The size of a season, chosen by an administrator. Only `cups` is stored: number and size of the groups follow
 * from the clubs of the season.
 */
export interface Format {
  readonly clubs: number;
  readonly groups: number;
  readonly cups: Cups;
}

export const DEFAULT_FORMAT: Format = {
  clubs: GROUPS.length * USUAL_SIZE,
  groups: GROUPS.length,
  cups: 2,
};

/** The clubs of each group: as even as possible, larger groups first. */
export function groupSizes({ clubs, groups }: Pick<Format, 'clubs' | 'groups'>): number[] {
  const smaller = Math.floor(clubs / groups);
  return Array.from({ length: groups }, (_, index) => smaller + (index < clubs % groups ? 1 : 0));
}

/** The same, from the clubs of a season. */
export function sizesOf(clubs: readonly { readonly group: string }[]): number[] {
  const sizes = new Map<string, number>();
  for (const { group } of clubs) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return GROUPS.flatMap((group) => sizes.get(group) ?? []);
}

/** The public format of a season with these clubs. */
export function formatOf(clubs: readonly { readonly group: string }[], cups: Cups) {
  const sizes = sizesOf(clubs);
  return { clubs: clubs.length, groups: sizes.length, cups, sizes };
}

export function largestSize(sizes: readonly number[]): number {
  return Math.max(...sizes);
}

/** First-round ties without an opponent: a group without a fourth club, while another group has one. */
export function countByes(sizes: readonly number[], cups: Cups): number {
  if (cups === 1 || largestSize(sizes) < 4) return 0;
  return sizes.filter((size) => size < 4).length;
}

/** Matchdays by the circle method: every club plays every other one once, with a rest day in an odd group. */
export function countMatchdays(sizes: readonly number[]): number {
  return 2 * Math.ceil(largestSize(sizes) / 2) - 1;
}

/** In a group every club meets every other one once. */
export function countGroupMatches(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}
