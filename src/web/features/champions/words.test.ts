import { expect, test } from 'vitest';
import { seasonLine } from './words.ts';

test('a season has its name, or the year in which its final was to be played', () => {
  const final = { key: 'final', opensAt: null, closesAt: '2027-01-01T00:00:00.000Z' } as const;
  expect(seasonLine({ season: { number: 2, name: 'Spring Cup' }, schedule: [final] })).toBe(
    'Season 2 · Spring Cup',
  );
  expect(seasonLine({ season: { number: 2, name: null }, schedule: [final] })).toBe('Season 2 · 2026');
  expect(seasonLine({ season: { number: 2, name: null }, schedule: [] })).toBe('Season 2');
});
