import { expect, test } from 'vitest';
import { DEFAULT_FORMAT, groupSizes } from '#domain/clubs/format.ts';
import { ballOf, DRAW_LEADS, drawMeta } from './words.ts';

test('the default format', () => {
  const sizes = groupSizes(DEFAULT_FORMAT);
  expect(DRAW_LEADS.none(sizes)).toBe(
    'The draw has not taken place yet. 64 clubs will be drawn from four pots into 16 groups, live on this page.',
  );
  expect(DRAW_LEADS.done(sizes)).toBe('All 64 clubs have been drawn. Anyone can verify the draw.');
  expect(drawMeta(sizes).description).toContain('four pots, 64 clubs and 16 groups, revealed live');
  expect(ballOf(3, 64)).toBe('Ball 3 of 64');
});

test.each([
  [6, 1, '6 clubs will be drawn from six pots into one group'],
  [12, 4, '12 clubs will be drawn from three pots into 4 groups'],
  [13, 4, '13 clubs will be drawn from four pots into 4 groups'],
  [27, 8, '27 clubs will be drawn from four pots into 8 groups'],
  [40, 8, '40 clubs will be drawn from five pots into 8 groups'],
])('%i clubs in %i groups', (clubs, groups, text) => {
  expect(DRAW_LEADS.none(groupSizes({ clubs, groups }))).toContain(text);
});
