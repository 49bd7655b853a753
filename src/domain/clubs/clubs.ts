import { DEFAULT_FORMAT, type Format, groupSizes } from './format.ts';
import { GROUPS, type Group } from './groups.ts';

export const CLUB_COUNT = DEFAULT_FORMAT.clubs;

/** Only the name of a club changes; its id and slot belong to its place. */
export interface Club {
  /** Numbered through the groups: A1, A2, …, B1, … */
  readonly id: number;
  readonly group: Group;
  /** From 1: the place in the group, which determines the pairings of each matchday. */
  readonly slot: number;
  readonly name: string;
}

/** 'Team 1' to 'Team 64', four per group in order: shown until the real names are known. */
export function placeholderClubs(format: Pick<Format, 'clubs' | 'groups'> = DEFAULT_FORMAT): Club[] {
  let id = 0;
  return groupSizes(format).flatMap((size, index) =>
    Array.from({ length: size }, (_, place) => {
      id += 1;
      return { id, group: GROUPS[index] ?? 'A', slot: place + 1, name: placeholderName(id) };
    }),
  );
}

export function placeholderName(number: number): string {
  return `Team ${number}`;
}

/** The groups of a season, in order. */
export function groupsOf(clubs: readonly Club[]): Group[] {
  const groups = new Set(clubs.map(({ group }) => group));
  return GROUPS.filter((group) => groups.has(group));
}
