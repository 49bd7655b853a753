import { type Club, groupsOf } from '../clubs/clubs.ts';
import { type Cups, countByes, countGroupMatches, largestSize, sizesOf } from '../clubs/format.ts';
import type { Group } from '../clubs/groups.ts';
import { BRACKETS, type Bracket } from '../matches/stages.ts';

/**
 * The club ids of each bracket in order: places 1 and 2 meet in the first tie, 3 and 4 in the second. Null if a
 * group has no club of that rank: its opponent has a bye. The UEL has no places in a season with one cup.
 */
export interface Places {
  readonly ucl: readonly number[];
  readonly uel: readonly (number | null)[];
}

export function placesIn(places: Places, bracket: Bracket): readonly (number | null)[] {
  return bracket === 'UCL' ? places.ucl : places.uel;
}

/** The places that no club can take: each opponent has a bye. */
export function countMissing(places: Places | null): number {
  return places?.uel.filter((id) => id === null).length ?? 0;
}

/** The clubs and cups that determine the brackets. */
interface Season {
  readonly clubs: readonly Pick<Club, 'group'>[];
  readonly cups: Cups;
}

/** How many places each bracket has: two per group, or one where no group has a fourth club. */
export function bracketPlaces({ clubs, cups }: Season): Record<Bracket, number> {
  const sizes = sizesOf(clubs);
  const perGroup = largestSize(sizes) < 4 ? 1 : 2;
  return { UCL: 2 * sizes.length, UEL: cups === 1 ? 0 : perGroup * sizes.length };
}

/** The brackets of a season. */
export function bracketsOf(season: Pick<Season, 'cups'>): readonly Bracket[] {
  return BRACKETS.slice(0, season.cups);
}

/** The number of matches in a season: every tie eliminates one club, until one is left. Byes are not matches. */
export function countMatches({ clubs, cups }: Season): { readonly groups: number; readonly all: number } {
  const sizes = sizesOf(clubs);
  const places = bracketPlaces({ clubs, cups });
  const ties = bracketsOf({ cups }).reduce((sum, bracket) => sum + places[bracket] - 1, 0);
  const groups = countGroupMatches(sizes);
  return { groups, all: groups + ties - countByes(sizes, cups) };
}

/** How many clubs take a place in the knockouts. */
export function countQualified({ clubs, cups }: Season): number {
  const places = bracketPlaces({ clubs, cups });
  return places.UCL + places.UEL - countByes(sizesOf(clubs), cups);
}

/** Who takes a place: the club that finished its group at this rank. */
interface Seat {
  readonly group: Group;
  readonly rank: number;
}

/**
 * A1 B2, C1 D2 … in the upper half, B1 A2, D1 C2 … in the lower: winners meet runners-up, and clubs of the same
 * group are in different halves, so that they cannot meet again before the final.
 */
function seatsOf(groups: readonly Group[], better: number): Seat[] {
  const pairs = groups.flatMap((first, index) => {
    const second = groups[index + 1] ?? first;
    return index % 2 === 0 ? [[first, second] as const] : [];
  });
  const tie = (home: Group, away: Group): Seat[] => [
    { group: home, rank: better },
    { group: away, rank: better + 1 },
  ];
  const upper = pairs.flatMap(([first, second]) => tie(first, second));
  return groups.length === 1 ? upper : [...upper, ...pairs.flatMap(([first, second]) => tie(second, first))];
}

function seatsIn(bracket: Bracket, groups: readonly Group[], places: number): Seat[] {
  if (bracket === 'UCL') return seatsOf(groups, 1);
  if (places === groups.length) return groups.map((group) => ({ group, rank: 3 }));
  return places === 0 ? [] : seatsOf(groups, 3);
}

/** The ranks at which clubs finished their groups, by club id, when these places were decided. */
export function ranksIn({ ucl, uel }: Places): ReadonlyMap<number, number> {
  const perTie = uel.length < ucl.length ? [3, 3] : [3, 4];
  const ranked = (ids: readonly (number | null)[], ranks: readonly number[]) =>
    ids.flatMap((id, seat) => (id === null ? [] : [[id, ranks[seat % 2] ?? 0] as const]));
  return new Map([...ranked(ucl, [1, 2]), ...ranked(uel, perTie)]);
}

/** The places for these tables: final once the groups are closed, provisional before. */
export function placesFrom(
  tables: readonly { readonly club: Club; readonly rank: number }[],
  cups: Cups,
): Places {
  const clubs = tables.map(({ club }) => club);
  const groups = groupsOf(clubs);
  const sizes = sizesOf(clubs);
  const clubAt = new Map(tables.map(({ club, rank }) => [club.group + rank, club.id]));
  const places = bracketPlaces({ clubs, cups });
  const idsOf = (bracket: Bracket) =>
    seatsIn(bracket, groups, places[bracket]).map(({ group, rank }) => {
      const id = clubAt.get(group + rank);
      if (id === undefined && rank <= (sizes[groups.indexOf(group)] ?? 0))
        throw new Error(`Group ${group} has no club of rank ${rank}`);
      return id ?? null;
    });
  return { ucl: idsOf('UCL').flatMap((id) => id ?? []), uel: idsOf('UEL') };
}

/** Whether these can be the places of the season: each bracket is filled, and no club has two. */
export function arePlacesOf(
  { ucl, uel }: Places,
  { clubs, cups }: { readonly clubs: readonly Club[]; readonly cups: Cups },
): boolean {
  const places = bracketPlaces({ clubs, cups });
  const ids = [...ucl, ...uel].filter((id) => id !== null);
  return (
    ucl.length === places.UCL &&
    uel.length === places.UEL &&
    uel.length - (ids.length - ucl.length) === countByes(sizesOf(clubs), cups) &&
    ucl.every((id) => id !== null) &&
    new Set(ids).size === ids.length &&
    ids.every((id) => clubs.some((club) => club.id === id))
  );
}
