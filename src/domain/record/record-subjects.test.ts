import { expect, test } from 'vitest';
import type { RecordEntry } from './record.ts';
import { clubsOf, fixtureOf } from './record-subjects.ts';

const entry = (data: object) => ({ data: { season: 2, ...data } }) as unknown as RecordEntry;
const match = { fixtureId: 6500, home: { clubId: 1, name: 'Rovers' }, away: { clubId: 2, name: 'United' } };

test.each([
  ['a result', match, { season: 2, fixtureId: 6500 }],
  ['a reset of one match', { match }, { season: 2, fixtureId: 6500 }],
  ['a reset of a group', { match: null, group: 'A' }, null],
  ['a deduction', { clubId: 3, name: 'City' }, null],
])('the match of %s', (_name, data, found) => {
  expect(fixtureOf(entry(data))).toEqual(found);
});

test.each([
  ['a result', match, ['Rovers', 'United']],
  ['a reset of one match', { match }, ['Rovers', 'United']],
  ['a reset of everything', { match: null, group: null }, []],
  ['a deduction', { clubId: 3, name: 'City' }, ['City']],
  ['a replacement', { clubId: 3, from: 'City', to: 'Town' }, ['City', 'Town']],
  ['new names', { renamed: [{ clubId: 3, from: 'City', to: 'Town' }] }, ['City', 'Town']],
  ['balls', { after: 0, steps: [{ club: 1, name: 'City' }] }, ['City']],
  ['the end of a season', { name: 'Spring', keepClubs: true }, []],
])('the clubs of %s', (_name, data, names) => {
  expect(clubsOf(entry(data))).toEqual(names);
});
