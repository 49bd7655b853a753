import { describe, expect, it } from 'vitest';
import { countMatches } from '../knockouts/qualified-places.ts';
import { placeholderClubs } from './clubs.ts';
import { countByes, countMatchdays, DEFAULT_FORMAT, formatOf, groupSizes } from './format.ts';
import { fillFormat, isPossible, nearestFormats, possibleGroupCounts } from './possible-formats.ts';

const COUNTS = Array.from({ length: 70 }, (_, count) => count);

/** '27/8': 27 clubs in 8 groups. */
function read(text: string) {
  const [clubs = 0, groups = 0] = text.split('/').map(Number);
  return { clubs, groups };
}

/** '16 x 4', '3 x 4, 5 x 3'. */
function sizesText(text: string): string {
  const sizes = groupSizes(read(text));
  return [...new Set(sizes)]
    .map((size) => `${sizes.filter((each) => each === size).length} x ${size}`)
    .join(', ');
}

describe('a format', () => {
  it('has 48 to 64 clubs in 16 groups, 24 to 48 in 8, 12 to 24 in 4, 6 to 12 in 2, 4 to 6 in one', () => {
    const ranges = [1, 2, 4, 8, 16].map((groups) => {
      const possible = COUNTS.filter((clubs) => isPossible({ clubs, groups }));
      expect(possible).toHaveLength((possible.at(-1) ?? 0) - (possible[0] ?? 0) + 1);
      return `${groups}: ${possible[0]}-${possible.at(-1)}`;
    });
    expect(ranges).toEqual(['1: 4-6', '2: 6-12', '4: 12-24', '8: 24-48', '16: 48-64']);
    for (const groups of [0, 3, 5, 32, 1.5])
      expect(COUNTS.some((clubs) => isPossible({ clubs, groups }))).toBe(false);
    expect(isPossible({ clubs: 12.5, groups: 4 })).toBe(false);
  });

  it('spreads its clubs evenly, larger groups first', () => {
    expect(['64/16', '27/8', '13/4', '40/8', '50/16', '6/1'].map(sizesText)).toEqual([
      '16 x 4',
      '3 x 4, 5 x 3',
      '1 x 4, 3 x 3',
      '8 x 5',
      '2 x 4, 14 x 3',
      '1 x 6',
    ]);
  });

  it('is read from the clubs of a season', () => {
    expect(formatOf(placeholderClubs({ clubs: 13, groups: 4 }), 1)).toEqual({
      ...{ clubs: 13, groups: 4, cups: 1 },
      sizes: [4, 3, 3, 3],
    });
    expect(
      placeholderClubs({ clubs: 13, groups: 4 }).map(({ id, group, slot }) => `${id}${group}${slot}`),
    ).toEqual('1A1 2A2 3A3 4A4 5B1 6B2 7B3 8C1 9C2 10C3 11D1 12D2 13D3'.split(' '));
  });

  it('has its matchdays, matches and byes', () => {
    const line = (text: string, cups: 1 | 2) => {
      const clubs = placeholderClubs(read(text));
      const { groups, all } = countMatches({ clubs, cups });
      const sizes = groupSizes(read(text));
      return `${countMatchdays(sizes)} days, ${groups} + ${all - groups}, ${countByes(sizes, cups)} byes`;
    };
    expect(line('64/16', 2)).toBe('3 days, 96 + 62, 0 byes');
    expect(line('27/8', 2)).toBe('3 days, 33 + 25, 5 byes');
    expect(line('24/8', 2)).toBe('3 days, 24 + 22, 0 byes');
    expect(line('40/8', 1)).toBe('5 days, 80 + 15, 0 byes');
    expect(line('6/1', 2)).toBe('5 days, 15 + 2, 0 byes');
  });

  it('lists the group counts for every number of clubs, fewest byes first, then sizes nearest four', () => {
    for (let clubs = 4; clubs <= 64; clubs += 1)
      expect(possibleGroupCounts(clubs, 2).length).toBeGreaterThan(0);
    expect([64, 48, 27, 24, 12, 6, 5].map((clubs) => possibleGroupCounts(clubs, 2))).toEqual([
      ...[[16], [16, 8], [8], [8, 4], [4, 2], [2, 1]],
      [1],
    ]);
    expect(possibleGroupCounts(3, 2)).toEqual([]);
  });

  it('suggests others near an impossible one', () => {
    const near = (text: string) =>
      nearestFormats({ ...read(text), cups: 2 }).map(({ clubs, groups }) => `${clubs}/${groups}`);
    expect(near('27/4')).toEqual(['27/8', '24/4']);
    expect(near('27/16')).toEqual(['27/8', '48/16']);
    expect(near('20/3')).toEqual(['20/4']);
    expect(near('3/1')).toEqual(['4/1']);
    expect(near('200/16')).toEqual(['64/16']);
  });
});

it('is filled by a list of clubs with each of its places once, in order', () => {
  const clubs = placeholderClubs({ clubs: 13, groups: 4 });
  expect(fillFormat(clubs)).toBe(true);
  expect(fillFormat(placeholderClubs(DEFAULT_FORMAT))).toBe(true);
  expect(fillFormat(clubs.toReversed())).toBe(false);
  expect(fillFormat(clubs.slice(1))).toBe(false);
  expect(fillFormat(clubs.slice(0, 12))).toBe(false);
  expect(fillFormat([])).toBe(false);
});
