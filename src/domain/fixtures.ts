import type { Club } from './clubs.ts';
import { GROUPS, type Group } from './groups.ts';

/** A match that is to be played. The knockout phase will add stages of its own. */
export interface Fixture {
  readonly id: number;
  readonly stage: 'group';
  readonly group: Group;
  readonly matchday: number;
  readonly home: Club;
  readonly away: Club;
}

/**
 * All pairings of a group, in the order of their ids. The matchdays make it a real round robin:
 * every club plays exactly once on each of them.
 */
const PAIRINGS = [
  { home: 1, away: 2, matchday: 1 },
  { home: 1, away: 3, matchday: 2 },
  { home: 1, away: 4, matchday: 3 },
  { home: 2, away: 3, matchday: 3 },
  { home: 2, away: 4, matchday: 2 },
  { home: 3, away: 4, matchday: 1 },
] as const;

const IDS_PER_GROUP = 100;

/** Group A starts at 6500: the letter's character code times 100. */
function firstFixtureId(group: Group): number {
  return group.charCodeAt(0) * IDS_PER_GROUP;
}

export const FIXTURE_COUNT = GROUPS.length * PAIRINGS.length;
export const LAST_FIXTURE_ID = firstFixtureId('P') + PAIRINGS.length - 1;

/** The 96 fixtures of the group stage. Page and server build them with this same function. */
export function buildFixtures(clubs: readonly Club[]): Fixture[] {
  const clubsOf = new Map<Group, Club[]>(GROUPS.map((group) => [group, []]));
  for (const club of clubs) clubsOf.get(club.group)?.push(club);
  return [...clubsOf].flatMap(([group, members]) => fixturesOfGroup(group, members));
}

/** The fixtures of a group, from its four clubs. */
export function fixturesOfGroup(group: Group, clubs: readonly Club[]): Fixture[] {
  const bySlot = new Map(clubs.map((club) => [club.slot, club]));
  return PAIRINGS.map((pairing, index): Fixture => {
    const home = bySlot.get(pairing.home);
    const away = bySlot.get(pairing.away);
    if (!home || !away) throw new Error(`Group ${group} has no four clubs to pair`);
    const id = firstFixtureId(group) + index;
    return { id, stage: 'group', group, matchday: pairing.matchday, home, away };
  });
}

/** The group whose fixtures have ids like this one, whether or not this one exists; null when there is none. */
export function groupOfFixture(id: number): Group | null {
  return (
    GROUPS.find((group) => Math.floor(id / IDS_PER_GROUP) * IDS_PER_GROUP === firstFixtureId(group)) ?? null
  );
}
