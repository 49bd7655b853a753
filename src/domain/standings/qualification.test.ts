import { expect, it } from 'vitest';
import { bracketOfRank, QUALIFYING_RANKS } from './qualification.ts';

it('sends ranks 1 and 2 to the UCL knockouts, 3 and 4 to the UEL knockouts', () => {
  expect([1, 2, 3, 4].map(bracketOfRank)).toEqual(['UCL', 'UCL', 'UEL', 'UEL']);
  expect(QUALIFYING_RANKS).toEqual({ UCL: [1, 2], UEL: [3, 4] });
});
