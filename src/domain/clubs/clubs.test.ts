import { describe, expect, it } from 'vitest';
import { compareClubNames } from '../standings/ranking.ts';
import { clubsNamed } from '../testing/match-notation.ts';
import { placeholderClubs } from './clubs.ts';
import { GROUPS } from './groups.ts';

function sortedNames(...names: string[]): string[] {
  return clubsNamed(...names)
    .sort(compareClubNames)
    .map((club) => club.name);
}

describe('placeholder clubs', () => {
  const clubs = placeholderClubs();

  it('are Team 1 to Team 64, in order', () => {
    expect(clubs.map((club) => club.name)).toEqual(Array.from({ length: 64 }, (_, i) => `Team ${i + 1}`));
  });

  it('have the ids 1 to 64', () => {
    expect(clubs.map((club) => club.id)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
  });

  it('come four per group, in the order of the groups', () => {
    expect(clubs.map((club) => club.group).join('')).toBe(GROUPS.map((group) => group.repeat(4)).join(''));
  });

  it('take the slots 1 to 4 of their group', () => {
    expect(clubs.map((club) => club.slot).join('')).toBe('1234'.repeat(16));
  });
});

describe('the order of club names', () => {
  it('sorts numbers as numbers: Team 2 before Team 10', () => {
    expect(sortedNames('Team 10', 'Team 9', 'Team 2', 'Team 64', 'Team 1')).toEqual([
      'Team 1',
      'Team 2',
      'Team 9',
      'Team 10',
      'Team 64',
    ]);
  });

  it('is the order of the placeholders themselves', () => {
    const clubs = placeholderClubs();
    expect([...clubs].reverse().sort(compareClubNames)).toEqual(clubs);
  });

  it('is alphabetical, ignoring case and accents', () => {
    expect(sortedNames('Zebras', 'bees', 'Évian', 'Ants', 'Foxes', 'Dogs')).toEqual([
      'Ants',
      'bees',
      'Dogs',
      'Évian',
      'Foxes',
      'Zebras',
    ]);
  });

  it.each([
    ['the same name', 'Ants', 'Ants'],
    ['the same number, written twice', 'Team 2', 'Team 02'],
    ['the same letters, composed or not', 'Évian', 'E\u0301vian'],
  ])('falls back to the id when two clubs have %s', (_, first, second) => {
    const [a, b] = [
      { id: 1, group: 'A', slot: 1, name: first },
      { id: 2, group: 'A', slot: 2, name: second },
    ] as const;
    expect(compareClubNames(a, b)).toBeLessThan(0);
    expect(compareClubNames(b, a)).toBeGreaterThan(0);
    expect(compareClubNames(a, a)).toBe(0);
  });
});
