import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { GROUPS } from '../clubs/groups.ts';
import { PLACES_AS_DRAWN } from '../testing/knockout-notation.ts';
import { placesFrom } from './qualified-places.ts';

const CLUBS = placeholderClubs();

/** 'A1' for the club that was first in group A, where clubs are ranked as they were drawn. */
function seatOf(id: number): string {
  const club = CLUBS.find((candidate) => candidate.id === id);
  return `${club?.group}${club?.slot}`;
}

const ORDER = `
  A1 B2 C1 D2 E1 F2 G1 H2 I1 J2 K1 L2 M1 N2 O1 P2
  B1 A2 D1 C2 F1 E2 H1 G2 J1 I2 L1 K2 N1 M2 P1 O2`;

it('seats winners against runners-up in the order of the bracket', () => {
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

it('gives every club one place, and clubs of one group different halves', () => {
  fc.assert(
    fc.property(anyTables, (tables) => {
      const { ucl, uel } = placesFrom(tables);
      expect([...ucl, ...uel].sort((a, b) => a - b)).toEqual(CLUBS.map(({ id }) => id));
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

it('cannot seat clubs of an incomplete table', () => {
  const tables = CLUBS.slice(1).map((club) => ({ club, rank: club.slot }));
  expect(() => placesFrom(tables)).toThrow('Group A has no club of rank 1');
});
