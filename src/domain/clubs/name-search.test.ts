import { expect, test } from 'vitest';
import { placeholderClubs } from './clubs.ts';
import { findByName } from './name-search.ts';

function find(typed: string, ...names: string[]): string[] {
  return findByName(
    names.map((name) => ({ name })),
    typed,
  ).map(({ name }) => name);
}

test('finds a club by any part of its name', () => {
  expect(find('lys', 'FC Nordlys 04', 'Real Sur')).toEqual(['FC Nordlys 04']);
  expect(find('s 0', 'FC Nordlys 04', 'Real Sur')).toEqual(['FC Nordlys 04']);
  expect(find('nobody', 'FC Nordlys 04', 'Real Sur')).toEqual([]);
});

test.each(['atletico', 'ATLÉTICO', 'Atle\u0301tico', '  atlético '])(
  'ignores case, accents and surrounding spaces: %j',
  (typed) => {
    expect(find(typed, 'Atlético Norte', 'Real Sur')).toEqual(['Atlético Norte']);
  },
);

test.each([
  ['tromso', 'Tromsø Nord'],
  ['wroclaw', 'Wrocław Legion'],
  ['yildiz', 'İzmir Yıldız'],
  ['dakovo', 'Đakovo Wolves'],
  ['strasse', 'Straße Sechzehn'],
  ['aero', 'Ærø Mariners'],
  ['saint ouen', 'Paris Saint-Ouen'],
  ['ohiggins', "O'Higgins"],
])('%s finds %s', (typed, name) => {
  expect(find(typed, 'Real Sur', name)).toEqual([name]);
});

test('finds words in any order, each by its beginning', () => {
  expect(find('lions harbour', 'Harbour Lions', 'Harbour Wolves')).toEqual(['Harbour Lions']);
  expect(find('rov rav', 'Ravenscar Rovers', 'Raven Kings')).toEqual(['Ravenscar Rovers']);
  expect(find('team 6', 'Team 16', 'Team 6', 'Team 60')).toEqual(['Team 6', 'Team 60']);
});

test('lists names that begin with the text first, then names with a word that does; otherwise the order stays', () => {
  expect(find('c', 'Ravenscar', 'Real Costa', 'Club 04', 'Sea Cats', 'Cats')).toEqual([
    'Club 04',
    'Cats',
    'Real Costa',
    'Sea Cats',
    'Ravenscar',
  ]);
  expect(find('united', 'Leeds United', 'United Stars', 'Ham United', 'Unitedville')).toEqual([
    'United Stars',
    'Unitedville',
    'Leeds United',
    'Ham United',
  ]);
});

test('finds every match, and none for an empty text', () => {
  const clubs = placeholderClubs();
  expect(findByName(clubs, 'team')).toEqual(clubs);
  expect(findByName(clubs, '')).toEqual([]);
  expect(findByName(clubs, ' . ')).toEqual([]);
});
