import { expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { submittedResults } from '../testing/match-notation.ts';
import { approvalEffect } from './approval-effect.ts';

const fixtures = groupFixtures(placeholderClubs());

function effect(results: string, resultId: number): string[] {
  return approvalEffect(fixtures, submittedResults(results), resultId).map(
    ({ club, from, to, points }) => `${club.name}: ${from} to ${to}, ${points}`,
  );
}

it('lists the clubs of the group whose rank or points would change, in the order of the new table', () => {
  expect(effect('#1 6505 0-2 pending 20:00', 1)).toEqual([
    'Team 4: 4 to 1, 3',
    'Team 1: 1 to 2, 0',
    'Team 2: 2 to 3, 0',
    'Team 3: 3 to 4, 0',
  ]);
});

it('counts earlier approved results', () => {
  expect(effect('#1 6500 3-0 approved 20:00\n#2 6505 0-2 pending 20:01', 2)).toEqual([
    'Team 4: 3 to 2, 3',
    'Team 3: 2 to 3, 0',
  ]);
});

it('lists changed points even if no club would move', () => {
  expect(effect('#1 6505 0-1 approved 20:00\n#2 6504 0-1 pending 20:01', 2)).toEqual(['Team 4: 1 to 1, 3']);
  expect(effect('#1 6500 0-0 pending 20:00', 1)).toEqual(['Team 1: 1 to 1, 1', 'Team 2: 2 to 2, 1']);
});

it('lists nothing for a removed result', () => {
  expect(effect('', 7)).toEqual([]);
});
