import { expect, it } from 'vitest';
import { clubsNamed, playedMatches, rows, tableRows } from '../testing/match-notation.ts';
import { pointsDeducted } from './deductions.ts';
import { groupTable } from './standings.ts';

const CLUBS = clubsNamed('Ants', 'Bees', 'Cats', 'Dogs');
const idOf = (name: string) => CLUBS.find((club) => club.name === name)?.id ?? 0;

function table(matches: string, deducted: Record<string, number>) {
  const lost = Object.entries(deducted).map(([name, points]) => ({ clubId: idOf(name), points }));
  return groupTable(CLUBS, playedMatches(CLUBS, matches), pointsDeducted(lost));
}

it("adds up a club's deductions", () => {
  expect(
    pointsDeducted([
      { clubId: 1, points: 3 },
      { clubId: 2, points: 1 },
      { clubId: 1, points: 30 },
    ]),
  ).toEqual(
    new Map([
      [1, 33],
      [2, 1],
    ]),
  );
});

it('deducts the points in the table, below zero if necessary, and leaves the rest of the row', () => {
  const lines = table('Ants 2-0 Bees', { Ants: 4 });
  expect(tableRows(lines)).toEqual(
    rows(`
      1 Cats 0 0 0 0 0-0  0  0 leads
      2 Dogs 0 0 0 0 0-0  0  0 club-name
      3 Bees 1 0 0 1 0-2 -2  0 goal-difference
      4 Ants 1 1 0 0 2-0 +2 -1 points
    `),
  );
  expect(lines.map(({ deducted }) => deducted)).toEqual([0, 0, 0, 4]);
});

it('ignores deductions where level clubs are separated by their own match', () => {
  const matches = `
    Ants 1-0 Bees
    Ants 1-0 Dogs
    Ants 0-1 Cats
    Bees 2-0 Cats`;
  expect(tableRows(table(matches, { Ants: 3 }))).toEqual(
    rows(`
      1 Ants 3 2 0 1 2-1 +1 3 leads
      2 Bees 2 1 0 1 2-1 +1 3 head-to-head-points
      3 Cats 2 1 0 1 1-2 -1 3 goal-difference
      4 Dogs 1 0 0 1 0-1 -1 0 points
    `),
  );
});
