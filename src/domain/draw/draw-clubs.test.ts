import { expect, test } from 'vitest';
import { drawProblem, tidyDrawClubs } from './draw-clubs.ts';
import { drawList } from './testing/draw-lists.ts';

test('64 clubs, sixteen a pot, can be drawn', () => {
  expect(drawProblem(drawList())).toBeNull();
  expect(drawProblem(drawList({ Nordic: [1, 2, 3, 4] }))).toBeNull();
});

test('a list with a club too few says so', () => {
  expect(drawProblem(drawList().slice(1))).toEqual({
    kind: 'list',
    sentence: 'The draw needs 64 clubs; the list has 63.',
  });
});

test('a pot with seventeen clubs leaves another with fifteen', () => {
  const list = drawList().map((club, index) => (index === 1 ? { ...club, pot: 1 as const } : club));
  expect(drawProblem(list)).toEqual({ kind: 'list', sentence: 'Each pot needs 16 clubs; pot 1 has 17.' });
});

test('two names that people take for the same are refused', () => {
  const list = drawList().map((club, index) => (index === 8 ? { ...club, name: 'CLUB 3' } : club));
  expect(drawProblem(list)).toMatchObject({ kind: 'name', sentence: expect.stringContaining('Club 3') });
});

test('a tag that cannot be shown is refused', () => {
  const list = drawList({ 'Bad\u202etag': [7] });
  expect(drawProblem(list)).toMatchObject({ kind: 'name', sentence: expect.stringMatching(/^Club 7: /) });
});

test('five clubs with one tag cannot be kept apart', () => {
  expect(drawProblem(drawList({ Nordic: [1, 2, 3, 4, 5] }))).toEqual({
    kind: 'impossible',
    sentence: '5 clubs share the tag "Nordic"; at most 4 can be kept apart.',
  });
});

test('tags that people take for the same get one spelling, empty ones become none', () => {
  const [first, second, third] = tidyDrawClubs([
    { name: ' Aurora  11 ', pot: 1, keepApart: ' Nordic ' },
    { name: 'Kestrel Town', pot: 2, keepApart: 'NORDIC' },
    { name: 'Iron Harbour', pot: 3, keepApart: '  ' },
  ]);
  expect(first).toEqual({ name: 'Aurora 11', pot: 1, keepApart: 'Nordic' });
  expect(second?.keepApart).toBe('Nordic');
  expect(third?.keepApart).toBeNull();
});
