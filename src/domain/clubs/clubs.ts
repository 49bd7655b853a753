import { GROUPS, type Group } from './groups.ts';

export const CLUBS_PER_GROUP = 4;
export const CLUB_COUNT = GROUPS.length * CLUBS_PER_GROUP;

/** A club keeps its id and its place in the draw for good; only its name changes. */
export interface Club {
  readonly id: number;
  readonly group: Group;
  /** 1 to 4: the place in the group that decides who meets whom on which matchday. */
  readonly slot: number;
  readonly name: string;
}

/** 'Team 1' to 'Team 64', four a group in order: what stands in the draw before the real names are known. */
export function placeholderClubs(): Club[] {
  return GROUPS.flatMap((group, groupIndex) =>
    Array.from({ length: CLUBS_PER_GROUP }, (_, index) => {
      const id = groupIndex * CLUBS_PER_GROUP + index + 1;
      return { id, group, slot: index + 1, name: `Team ${id}` };
    }),
  );
}
