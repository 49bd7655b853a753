import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { GROUPS } from '../clubs/groups.ts';
import { PLACES_AS_DRAWN } from '../testing/knockout-notation.ts';
import { arePlacesOf, placesFrom, ranksIn } from './qualified-places.ts';

const CLUBS = placeholderClubs();

/** 'A1' for the club that was first in group A, where clubs are ranked as they were drawn. */
function seatOf(id: number | null): string {
  const club = CLUBS.find((candidate) => candidate.id === id);
  return `${club?.group}${club?.slot}`;
}

const ORDER = `
  A1 B2 C1 D2 E1 F2 G1 H2 I1 J2 K1 L2 M1 N2 O1 P2
  B1 A2 D1 C2 F1 E2 H1 G2 J1 I2 L1 K2 N1 M2 P1 O2`;

it('seats winners against runners-up in bracket order', () => {
  expect(PLACES_AS_DRAWN.ucl.map(seatOf)).toEqual(ORDER.trim().split(/\s+/));
});

it('seats thirds against fourths in the same order', () => {
  const seats = ORDER.replaceAll('2', '4').replaceAll('1', '3').trim().split(/\s+/);
  expect(PLACES_AS_DRAWN.uel.map(seatOf)).toEqual(seats);
});

/** Any order of the four clubs in each group. */
const anyTables = fc
  .tuple(
    ...GROUPS.map((group) =>
      fc.shuffledSubarray(
        CLUBS.filter((club) => club.group === group),
        { minLength: 4 },
      ),
    ),
  )
  .map((groups) => groups.flatMap((clubs) => clubs.map((club, index) => ({ club, rank: index + 1 }))));

it('gives every club one place, and clubs of the same group different halves', () => {
  fc.assert(
    fc.property(anyTables, (tables) => {
      const { ucl, uel } = placesFrom(tables, 2);
      expect([...ucl, ...uel].sort((a, b) => Number(a) - Number(b))).toEqual(CLUBS.map(({ id }) => id));
      for (const places of [ucl, uel])
        for (const half of [places.slice(0, 16), places.slice(16)]) {
          const groups = half.map((id) => CLUBS.find((club) => club.id === id)?.group);
          expect(new Set(groups).size).toBe(16);
        }
      for (const { club, rank } of tables) expect((rank <= 2 ? ucl : uel).includes(club.id)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

it('rejects an incomplete table', () => {
  const tables = CLUBS.slice(1).map((club) => ({ club, rank: club.slot }));
  expect(() => placesFrom(tables, 2)).toThrow('Group A has no club of rank 1');
});

describe('the places of other formats', () => {
  const [one, two] = [1, 2] as const;

  /** 'A1 B2 C1 D2', a dash where no club can be. */
  function seats(text: string, cups: 1 | 2) {
    const [clubs = 0, groups = 0] = text.split('/').map(Number);
    const all = placeholderClubs({ clubs, groups });
    const nameOf = (id: number | null) => {
      const club = all.find((each) => each.id === id);
      return club ? `${club.group}${club.slot}` : '-';
    };
    const places = placesFrom(
      all.map((club) => ({ club, rank: club.slot })),
      cups,
    );
    expect(arePlacesOf(places, { clubs: all, cups })).toBe(true);
    const ranks = ranksIn(places);
    for (const { id, slot } of all.filter(({ slot }) => slot <= 2 * cups)) expect(ranks.get(id)).toBe(slot);
    return [places.ucl.map(nameOf).join(' '), places.uel.map(nameOf).join(' ')];
  }

  it.each([
    ['6/1', two, 'A1 A2', 'A3 A4'],
    ['4/1', two, 'A1 A2', 'A3 A4'],
    ['8/2', two, 'A1 B2 B1 A2', 'A3 B4 B3 A4'],
    ['6/2', two, 'A1 B2 B1 A2', 'A3 B3'],
    ['7/2', two, 'A1 B2 B1 A2', 'A3 - B3 A4'],
    ['12/4', two, 'A1 B2 C1 D2 B1 A2 D1 C2', 'A3 B3 C3 D3'],
    ['13/4', two, 'A1 B2 C1 D2 B1 A2 D1 C2', 'A3 - C3 - B3 A4 D3 -'],
    ['24/4', two, 'A1 B2 C1 D2 B1 A2 D1 C2', 'A3 B4 C3 D4 B3 A4 D3 C4'],
    ['16/4', one, 'A1 B2 C1 D2 B1 A2 D1 C2', ''],
  ])('%s, %i cups', (format, cups, ucl, uel) => {
    expect(seats(format, cups)).toEqual([ucl, uel]);
  });

  it('that do not fit the season are detected', () => {
    const season = { clubs: placeholderClubs({ clubs: 7, groups: 2 }), cups: two };
    const right = { ucl: [1, 6, 5, 2], uel: [3, null, 7, 4] };
    expect(arePlacesOf(right, season)).toBe(true);
    expect(arePlacesOf({ ...right, ucl: [1, 6, 5] }, season)).toBe(false);
    expect(arePlacesOf({ ...right, ucl: [1, 6, 5, 5] }, season)).toBe(false);
    expect(arePlacesOf({ ...right, uel: [3, null, 7, null] }, season)).toBe(false);
    expect(arePlacesOf({ ...right, uel: [3, 9, 7, 4] }, season)).toBe(false);
    expect(arePlacesOf(right, { ...season, cups: one })).toBe(false);
  });
});
