import { expect, test } from 'vitest';
import { DEFAULT_FORMAT, groupSizes } from '../clubs/format.ts';
import { type DrawClub, maxClubsPerTag, drawProblem as problemIn, tidyDrawClubs } from './draw-clubs.ts';
import { drawList } from './testing/draw-lists.ts';

const drawProblem = (list: readonly DrawClub[]) => problemIn(list, groupSizes(DEFAULT_FORMAT));

test('64 clubs, sixteen a pot, can be drawn', () => {
  expect(drawProblem(drawList())).toBeNull();
  expect(drawProblem(drawList({ Nordic: [1, 2, 3, 4] }))).toBeNull();
});

test('a list with a missing club is rejected', () => {
  expect(drawProblem(drawList().slice(1))).toEqual({
    kind: 'list',
    message: 'The draw needs 64 clubs; the list has 63.',
  });
});

test('a pot with seventeen clubs leaves another with fifteen', () => {
  const list = drawList().map((club, index) => (index === 1 ? { ...club, pot: 1 as const } : club));
  expect(drawProblem(list)).toEqual({ kind: 'list', message: 'Each pot needs 16 clubs; pot 1 has 17.' });
});

test('two names that look the same are rejected', () => {
  const list = drawList().map((club, index) => (index === 8 ? { ...club, name: 'CLUB 3' } : club));
  expect(drawProblem(list)).toMatchObject({ kind: 'name', message: expect.stringContaining('Club 3') });
});

test('a tag that cannot be shown is rejected', () => {
  const list = drawList({ 'Bad\u202etag': [7] });
  expect(drawProblem(list)).toMatchObject({ kind: 'name', message: expect.stringMatching(/^Club 7: /) });
});

test('five clubs with one tag cannot be kept apart', () => {
  expect(drawProblem(drawList({ Nordic: [1, 2, 3, 4, 5] }))).toEqual({
    kind: 'impossible',
    message: '5 clubs share the tag "Nordic"; at most 4 can be kept apart.',
  });
});

test('tags that look the same get one spelling, and empty ones are removed', () => {
  const [first, second, third] = tidyDrawClubs([
    { name: ' Aurora  11 ', pot: 1, keepApart: ' Nordic ' },
    { name: 'Kestrel Town', pot: 2, keepApart: 'NORDIC' },
    { name: 'Iron Harbour', pot: 3, keepApart: '  ' },
  ]);
  expect(first).toEqual({ name: 'Aurora 11', pot: 1, keepApart: 'Nordic' });
  expect(second?.keepApart).toBe('Nordic');
  expect(third?.keepApart).toBeNull();
});

test('a list for other groups reports the wrong pot, and how many clubs can share a tag', () => {
  const sizes = groupSizes({ clubs: 13, groups: 4 });
  expect(problemIn(drawList({}, sizes), sizes)).toBeNull();
  expect(problemIn(drawList(), sizes)).toEqual({
    kind: 'list',
    message: 'The draw needs 13 clubs; the list has 64.',
  });
  const moved = drawList({}, sizes).map((club, index) => (index === 3 ? { ...club, pot: 1 as const } : club));
  expect(problemIn(moved, sizes)).toEqual({ kind: 'list', message: 'Pot 1 needs 4 clubs; it has 5.' });
  expect(problemIn(drawList({ Nordic: [1] }, sizes), sizes)).toEqual({
    kind: 'impossible',
    message: 'The last pot is not full, so clubs cannot be kept apart. Please remove the tag "Nordic".',
  });
  const few = groupSizes({ clubs: 8, groups: 2 });
  expect(problemIn(drawList({ Nordic: [1] }, few), few)).toBeNull();
  expect(problemIn(drawList({ Nordic: [1, 2] }, few), few)).toEqual({
    kind: 'impossible',
    message: 'There are too few groups to keep clubs apart. Please remove the tag "Nordic".',
  });
  expect(
    [
      [64, 16],
      [32, 8],
      [48, 8],
      [24, 8],
      [12, 4],
      [48, 16],
    ].map(([clubs = 0, groups = 0]) => maxClubsPerTag(groupSizes({ clubs, groups }))),
  ).toEqual([4, 3, 2, 3, 2, 4]);
});
