import { expect, it } from 'vitest';
import { bracketOfRank, QUALIFYING_RANKS } from './qualification.ts';

it('sends ranks 1 and 2 to the UCL knockouts, 3 and 4 to the UEL knockouts', () => {
  expect([1, 2, 3, 4, 5, 6].map((rank) => bracketOfRank(rank, 2))).toEqual([
    ...['UCL', 'UCL', 'UEL', 'UEL'],
    ...[null, null],
  ]);
  expect(QUALIFYING_RANKS).toEqual({ UCL: [1, 2], UEL: [3, 4] });
});

it('sends no club to the UEL knockouts in a season with one cup', () => {
  expect([1, 2, 3, 4, 5].map((rank) => bracketOfRank(rank, 1))).toEqual(['UCL', 'UCL', null, null, null]);
});
