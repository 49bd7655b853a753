import { expect, test } from 'vitest';
import { type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import { matchingClubs } from './matching-clubs.ts';

function find(typed: string, ...names: string[]): string[] {
  const clubs = names.map((name, index): Club => ({ id: index + 1, group: 'A', slot: 1, name }));
  return matchingClubs(clubs, typed).map((club) => club.name);
}

test('a club is found by any part of its name', () => {
  expect(find('lys', 'FC Nordlys 04', 'Real Sur')).toEqual(['FC Nordlys 04']);
  expect(find('s 0', 'FC Nordlys 04', 'Real Sur')).toEqual(['FC Nordlys 04']);
  expect(find('nobody', 'FC Nordlys 04', 'Real Sur')).toEqual([]);
});

test.each(['atletico', 'ATLÉTICO', 'Atle\u0301tico', '  atlético '])(
  'case, accents and blanks around it make no difference: %j',
  (typed) => {
    expect(find(typed, 'Atlético Norte', 'Real Sur')).toEqual(['Atlético Norte']);
  },
);

test('who begins with it comes first, otherwise the order stays', () => {
  expect(find('united', 'Leeds United', 'United Stars', 'Ham United', 'Unitedville')).toEqual([
    'United Stars',
    'Unitedville',
    'Leeds United',
    'Ham United',
  ]);
});

test('six are offered at most, and nobody when nothing was typed', () => {
  const clubs = placeholderClubs();
  expect(matchingClubs(clubs, 'team').map((club) => club.id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(matchingClubs(clubs, '')).toEqual([]);
  expect(matchingClubs(clubs, '  ')).toEqual([]);
});
