import { expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { submittedResults } from '../testing/match-notation.ts';
import { DRAW, HOME_WIN, possibleOrders, rivalsIn } from './possible-ranks.ts';
import { unfinishedGroups } from './unfinished-group.ts';

it('ranks every score that leaves three clubs level, because the goals among them may decide', () => {
  const clubs = placeholderClubs();
  const results = submittedResults(`
    #1 6500 1-1 approved 20:00
    #2 6503 1-1 approved 20:00
    #3 6502 2-1 approved 20:00
    #4 6505 2-1 approved 20:00`);
  const [group] = unfinishedGroups({ clubs, cups: 2, results, deductions: [] });
  if (!group) throw new Error('There is no group A');
  // 1 v 3 is level and 2 beats 4 by a goal. All three are level when 2 scores one more than 1 and 3 do. Then 2 is
  // first after 0-0, between the others (by name) after 1-1 and last after 2-2.
  const orders = possibleOrders(group, rivalsIn(group), [DRAW, HOME_WIN]);
  expect(orders.map((order) => order.map(({ id }) => id).join(' ')).sort()).toEqual([
    '1 2 3 4',
    '1 3 2 4',
    '2 1 3 4',
  ]);
});
