import { expect, test } from 'vitest';
import type { RecordEntry } from './kinds.ts';
import { clubsOf, fixtureOf, subjectsOf } from './record-subjects.ts';

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

const draft = (data: object) => ({ data: { season: 2, ...data } });
const matchOfResult = (id: number) => new Map([[40, 6500]]).get(id);
const deduction = draft({ clubId: 3, name: 'City', deductionId: 1 });

test.each([
  ['a result', draft({ ...match, resultId: 40 }), ['match:2:6500', 'result:40', 'club:2:1', 'club:2:2']],
  [
    'a replaced result',
    draft({ fixtureId: 6500, resultId: 40, replacedBy: 41 }),
    ['match:2:6500', 'result:40', 'result:41'],
  ],
  ['a reset of a group', draft({ match: null, takenOut: [40] }), ['result:40', 'match:2:6500']],
  [
    'a withdrawal',
    draft({ clubId: 3, takenOut: [], putIn: [{ resultId: 50, fixtureId: 6501 }] }),
    ['match:2:6501', 'result:50', 'club:2:3'],
  ],
  ['new names', draft({ renamed: [{ clubId: 3 }, { clubId: 4 }] }), ['club:2:3', 'club:2:4']],
  ['a redacted text', draft({ seq: 7, alsoIn: [{ seq: 9 }] }), ['entry:7', 'entry:9']],
  ['the end of a season', draft({ name: 'Spring' }), []],
])('the subjects of %s', (_name, about, subjects) => {
  expect(subjectsOf(about, matchOfResult)).toEqual(subjects);
});

test('an undo has the subjects of the undone entry, and of the submissions that it removes', () => {
  const undone = draft({ seq: 7, kind: 'deducted', takenOut: [40] });
  expect(subjectsOf(undone, matchOfResult, deduction)).toEqual([
    'club:2:3',
    'result:40',
    'match:2:6500',
    'entry:7',
  ]);
});
