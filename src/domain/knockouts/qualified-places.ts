import { GROUPS, type Group } from '../clubs/groups.ts';
import type { Bracket } from '../matches/stages.ts';
import { QUALIFYING_RANKS } from '../standings/qualification.ts';
import type { Standing } from '../standings/standings.ts';

/** The 32 club ids of each bracket in its order: places 1 and 2 meet in the first tie, 3 and 4 in the second. */
export interface Places {
  readonly ucl: readonly number[];
  readonly uel: readonly number[];
}

export function placesIn(places: Places, bracket: Bracket): readonly number[] {
  return bracket === 'UCL' ? places.ucl : places.uel;
}

/** Who takes a place: the club that finished its group at this rank. */
interface Seat {
  readonly group: Group;
  readonly rank: number;
}

/** A with B, C with D, and so on. */
const NEIGHBOURS = GROUPS.flatMap((group, index) => {
  const next = GROUPS[index + 1];
  return index % 2 === 0 && next ? [[group, next] as const] : [];
});

/**
 * A1 B2, C1 D2 … in the upper half, B1 A2, D1 C2 … in the lower: winners meet runners-up, and clubs of one group are
 * in different halves, so that they meet again in the final at the earliest.
 */
function seatsOf(bracket: Bracket): Seat[] {
  const [better = 0, worse = 0] = QUALIFYING_RANKS[bracket];
  const tie = (home: Group, away: Group): Seat[] => [
    { group: home, rank: better },
    { group: away, rank: worse },
  ];
  return [
    ...NEIGHBOURS.flatMap(([first, second]) => tie(first, second)),
    ...NEIGHBOURS.flatMap(([first, second]) => tie(second, first)),
  ];
}

const SEATS: Record<Bracket, readonly Seat[]> = { UCL: seatsOf('UCL'), UEL: seatsOf('UEL') };

/** The ranks at which clubs finished their groups, by club id, when these places were decided. */
export function ranksIn(places: Places): ReadonlyMap<number, number> {
  const ranks = (bracket: Bracket) =>
    placesIn(places, bracket).map((id, seat) => [id, SEATS[bracket][seat]?.rank ?? 0] as const);
  return new Map([...ranks('UCL'), ...ranks('UEL')]);
}

/** The places that these tables give: for good when the groups are closed, until then if it ended now. */
export function placesFrom(tables: readonly Pick<Standing, 'club' | 'rank'>[]): Places {
  const clubAt = new Map(tables.map(({ club, rank }) => [club.group + rank, club.id]));
  const idsOf = (bracket: Bracket) =>
    SEATS[bracket].map(({ group, rank }) => {
      const id = clubAt.get(group + rank);
      if (id === undefined) throw new Error(`Group ${group} has no club of rank ${rank}`);
      return id;
    });
  return { ucl: idsOf('UCL'), uel: idsOf('UEL') };
}
