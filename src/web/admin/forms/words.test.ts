import { expect, test } from 'vitest';
import { possibleGroupCounts } from '#domain/clubs/possible-formats.ts';
import { formatRounds, formatText } from './words.ts';

test.each([
  [{ clubs: 27, groups: 8 }, '27 clubs: 8 groups, three of 4 and five of 3 · 3 matchdays · 33 group matches'],
  [{ clubs: 64, groups: 16 }, '64 clubs: 16 groups of 4 · 3 matchdays · 96 group matches'],
  [
    { clubs: 49, groups: 16 },
    '49 clubs: 16 groups, one of 4 and fifteen of 3 · 3 matchdays · 51 group matches',
  ],
  [{ clubs: 6, groups: 1 }, '6 clubs: 1 group of 6 · 5 matchdays · 15 group matches'],
  [{ clubs: 9, groups: 2 }, '9 clubs: 2 groups, one of 5 and one of 4 · 5 matchdays · 16 group matches'],
])('a format is described: %j', (format, text) => {
  expect(formatText(format)).toBe(text);
});

test.each([
  [{ clubs: 27, groups: 8, cups: 2 }, 'UCL: Round of 16 · UEL: Round of 16, 5 byes'],
  [{ clubs: 15, groups: 4, cups: 2 }, 'UCL: Quarter-finals · UEL: Quarter-finals, 1 bye'],
  [{ clubs: 12, groups: 4, cups: 2 }, 'UCL: Quarter-finals · UEL: Semi-finals'],
  [{ clubs: 40, groups: 8, cups: 1 }, 'UCL: Round of 16'],
  [{ clubs: 6, groups: 1, cups: 2 }, 'UCL: Final · UEL: Final'],
] as const)('the first round of each cup is named: %j', (format, text) => {
  expect(formatRounds(format)).toBe(text);
});

test('24 clubs are offered in groups of six or three, without byes', () => {
  expect(possibleGroupCounts(24, 2)).toEqual([8, 4]);
});
