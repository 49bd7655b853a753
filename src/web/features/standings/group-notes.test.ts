import { expect, test } from 'vitest';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { notesOf } from './group-notes.tsx';

const at = '2025-12-14T12:00:00.000Z';
const FACTS = {
  clubs: placeholderClubs().map((club) => ({ ...club, withdrawn: club.id === 2 })),
  deductions: [
    { id: 1, clubId: 1, points: 3, reason: 'Fielded a banned player.', at },
    { id: 2, clubId: 5, points: 1, reason: 'Late line-up.', at },
    { id: 3, clubId: 1, points: 1, reason: 'Once more.', at },
  ],
  withdrawals: [{ clubId: 2, reason: 'Disbanded.', at }],
  replacements: [{ clubId: 3, from: 'Reserves', to: 'Team 3', reason: 'Reserves left.', at }],
} as unknown as TournamentReply;

const textsOf = (group: 'A' | 'B' | 'C') => notesOf(FACTS, group).map(({ club, text }) => club.name + text);

test('a group lists the rulings about its own clubs, with their reasons', () => {
  expect(textsOf('A')).toEqual([
    'Team 1: 3 points deducted. Fielded a banned player.',
    'Team 1: 1 point deducted. Once more.',
    'Team 2 have withdrawn. Disbanded.',
    'Team 3 replaced Reserves. Reserves left.',
  ]);
  expect(textsOf('B')).toEqual(['Team 5: 1 point deducted. Late line-up.']);
  expect(textsOf('C')).toEqual([]);
});

test("the mark at a club's points links to the first of its deductions", () => {
  expect(notesOf(FACTS, 'A').map(({ id }) => id)).toEqual([
    'club-1-deduction',
    undefined,
    undefined,
    undefined,
  ]);
});
