import { expect, test } from 'vitest';
import type { StandingRow } from '#contract/standings-view.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { clubsOf } from './roster.ts';

const row = (id: number, teamName: string) => ({ id, teamName }) as StandingRow;

test('without standings the roster is that of the draw', () => {
  expect(clubsOf([])).toEqual(placeholderClubs());
});

test('a renamed club keeps its group and its place in the draw, wherever it stands in the table', () => {
  const clubs = clubsOf([row(7, 'FC Nordlys 04'), row(5, 'Team 5')]);
  expect(clubs).toHaveLength(64);
  expect(clubs[6]).toEqual({ id: 7, group: 'B', slot: 3, name: 'FC Nordlys 04' });
  expect(clubs[4]?.name).toBe('Team 5');
});
