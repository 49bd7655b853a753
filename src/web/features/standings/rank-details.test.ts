import { expect, test } from 'vitest';
import { reasonAround } from './rank-details.tsx';
import { whyRank } from './words.ts';

type Compared = Parameters<typeof reasonAround>[0];

test.each<[string, Compared['criterion'], [number, number] | null, Partial<Compared>]>([
  ['Above Iron Harbour on points (7, 6)', 'points', [7, 6], {}],
  ['Below Iron Harbour on points (−2, 0)', 'points', [-2, 0], { isAbove: false }],
  ['Above Iron Harbour on goal difference (+3, 0)', 'goal-difference', [3, 0], {}],
  ['Below Iron Harbour on goal difference (−1, +2)', 'goal-difference', [-1, 2], { isAbove: false }],
  ['Above Iron Harbour on goals scored (5, 4)', 'goals-for', [5, 4], {}],
  ['Above Iron Harbour on points between the two (3, 0)', 'head-to-head-points', [3, 0], { levelClubs: 2 }],
  [
    'Above Iron Harbour on goal difference among the 3 level clubs (+1, −1)',
    'head-to-head-goal-difference',
    [1, -1],
    { levelClubs: 3 },
  ],
  [
    'Above Iron Harbour on goals scored among the 3 level clubs (4, 3)',
    'head-to-head-goals',
    [4, 3],
    { levelClubs: 3 },
  ],
  ['Above Iron Harbour on wins (2, 1)', 'wins', [2, 1], {}],
  ['Above Iron Harbour in alphabetical order: level on everything else', 'club-name', null, {}],
])('%s', (sentence, criterion, figures, more) => {
  const compared = {
    isAbove: true,
    criterion,
    figures: figures && { own: figures[0], other: figures[1] },
    levelClubs: 4,
    ...more,
  };
  expect(reasonAround(compared).join(' Iron Harbour ')).toBe(sentence);
});

test('the button that expands a row names the club and its rank', () => {
  expect([1, 2, 3, 4].map((rank) => whyRank('Aurora 11', rank)).join()).toBe(
    'Why Aurora 11 is 1st,Why Aurora 11 is 2nd,Why Aurora 11 is 3rd,Why Aurora 11 is 4th',
  );
});
