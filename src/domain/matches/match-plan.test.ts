import { describe, expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { bracketTies, groupMatches, stageAmong, stageOfId } from './match-plan.ts';

const lines = (size: number) =>
  groupMatches('A', size).map(
    ({ id, stage, homeSlot, awaySlot }) => `${id} day ${stage.matchday}: ${homeSlot} - ${awaySlot}`,
  );

describe.each([3, 4, 5, 6])('a group of %i', (size) => {
  const matches = groupMatches('C', size);
  const slots = Array.from({ length: size }, (_, index) => index + 1);
  const days = size < 5 ? 3 : 5;

  it('pairs every two clubs once', () => {
    const pairs = matches.map(({ homeSlot, awaySlot }) => [homeSlot, awaySlot].sort().join('-'));
    expect(new Set(pairs).size).toBe((size * (size - 1)) / 2);
    expect(matches).toHaveLength(pairs.length);
  });

  it('lets every club play at most once per matchday, on all but one in an odd group', () => {
    for (const slot of slots) {
      const own = matches.filter(({ homeSlot, awaySlot }) => [homeSlot, awaySlot].includes(slot));
      expect(new Set(own.map(({ stage }) => stage.matchday)).size).toBe(size - 1);
    }
    expect(Math.max(...matches.map(({ stage }) => stage.matchday))).toBe(days);
  });

  it('pairs slot 1 with slot 2 on the first matchday, with slot 3 on the second, and so on', () => {
    const days = matches.filter(({ homeSlot, awaySlot }) => Math.min(homeSlot, awaySlot) === 1);
    for (const { stage, homeSlot, awaySlot } of days)
      expect(Math.max(homeSlot, awaySlot)).toBe(stage.matchday + 1);
  });

  it('gives every club as many home as away matches, or one more or less', () => {
    if (size === 4) return;
    for (const slot of slots) {
      const atHome = matches.filter(({ homeSlot }) => homeSlot === slot).length;
      expect(Math.abs(2 * atHome - (size - 1))).toBeLessThanOrEqual(1);
    }
  });
});

it('three clubs', () => {
  expect(lines(3)).toEqual(['6500 day 1: 1 - 2', '6501 day 2: 3 - 1', '6503 day 3: 2 - 3']);
});

it('five clubs', () => {
  expect(lines(5)).toEqual([
    '6500 day 1: 1 - 2',
    '6501 day 2: 3 - 1',
    '6502 day 3: 1 - 4',
    '6503 day 4: 2 - 3',
    '6504 day 2: 4 - 2',
    '6505 day 5: 3 - 4',
    '6506 day 4: 5 - 1',
    '6507 day 5: 2 - 5',
    '6508 day 3: 5 - 3',
    '6509 day 1: 4 - 5',
  ]);
});

describe('an id', () => {
  it('means the same in every format', () => {
    const idsOf = (size: number) => groupMatches('A', size).map(({ id }) => id);
    expect(idsOf(6)).toEqual(Array.from({ length: 15 }, (_, index) => 6500 + index));
    for (const size of [3, 4, 5]) expect(idsOf(6)).toEqual(expect.arrayContaining(idsOf(size)));
  });

  it('of a tie belongs to its round: a small bracket begins with a later one', () => {
    const idsOf = (places: number) => bracketTies('UEL', places).map(({ id }) => id);
    expect(idsOf(2)).toEqual([9531]);
    expect(idsOf(4)).toEqual([9529, 9530, 9531]);
    expect(idsOf(8)).toEqual([9525, 9526, 9527, 9528, 9529, 9530, 9531]);
    expect(idsOf(32)).toHaveLength(31);
    expect(idsOf(0)).toEqual([]);
  });

  it('alone determines the group, or the tie', () => {
    expect([6514, 8000, 9025].map(stageOfId)).toEqual([
      { kind: 'group', group: 'A' },
      { kind: 'group', group: 'P' },
      { kind: 'knockout', bracket: 'UCL', round: 'qf', tie: 1 },
    ]);
    expect([6515, 6499, 8100, 9000, 9032, 650, 6.5, -6500, Number.NaN].map(stageOfId)).toEqual(
      Array(9).fill(undefined),
    );
  });

  it('determines the matchday together with the size of the group', () => {
    const among = (clubs: number) => stageAmong(placeholderClubs({ clubs, groups: 1 }), 6503);
    expect([4, 5].map(among)).toMatchObject([{ matchday: 3 }, { matchday: 4 }]);
    expect(stageAmong(placeholderClubs(), 6506)).toBeUndefined();
    expect(stageAmong(placeholderClubs({ clubs: 6, groups: 2 }), 6700)).toBeUndefined();
  });
});
