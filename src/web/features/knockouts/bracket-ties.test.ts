import { expect, test } from 'vitest';
import type { StandingRow } from '#contract/standings-view.ts';
import { currentRound, feederOf, playsIn, possibleClubs, type Rounds, seatsIn } from './bracket-ties.ts';

const tie = (decidedBy: 'score' | null) =>
  ({ home: { clubId: 1, name: 'Ants' }, away: null, decidedBy }) as Rounds[number]['ties'][number];

test('the winner of the upper tie is the home club of the next one, and the first round has no feeders', () => {
  expect(feederOf('qf', 2, 'home')).toEqual({ round: 'r16', tie: 3 });
  expect(feederOf('qf', 2, 'away')).toEqual({ round: 'r16', tie: 4 });
  expect(feederOf('r32', 1, 'home')).toBeNull();
});

test('the current round is the first with an open tie, or the final', () => {
  const rounds = (r32: 'score' | null, r16: 'score' | null): Rounds => [
    { round: 'r32', ties: [tie('score'), tie(r32)] },
    { round: 'r16', ties: [tie(r16)] },
  ];
  expect(currentRound(rounds(null, null))).toBe('r32');
  expect(currentRound(rounds('score', null))).toBe('r16');
  expect(currentRound(rounds('score', 'score'))).toBe('final');
});

test('a club plays in the ties that have it on a side', () => {
  expect(playsIn(tie(null), 1)).toBe(true);
  expect(playsIn(tie(null), 2)).toBe(false);
});

test('the possible clubs of a side are those of the tie before it, and a bye is none', () => {
  const side = (clubId: number) => ({ clubId, name: `Team ${clubId}` });
  const ties = (...sides: unknown[][]) =>
    sides.map(([fixtureId, home, away]) => ({ fixtureId, home, away }) as Rounds[number]['ties'][number]);
  const possible = possibleClubs([
    { round: 'qf', ties: ties([1, side(1), side(2)], [2, side(3), { clubId: null, bye: true }], [3], [4]) },
    { round: 'sf', ties: ties([5, null, side(3)], [6, null, null]) },
    { round: 'final', ties: ties([7, null, null]) },
  ]);
  const ids = (fixtureId: number) =>
    ['home' as const, 'away' as const].map((name) => possible.get(fixtureId)?.[name].map(({ id }) => id));
  expect(ids(2)).toEqual([[3], []]);
  expect(ids(5)).toEqual([[1, 2], [3]]);
  expect(ids(6)).toEqual([[], []]);
  expect(ids(7)).toEqual([[1, 2, 3], []]);
});

test('a place in the bracket has its group and rank, and the criterion that separates it from its neighbour', () => {
  const row = (id: number, rank: number, decidedBy: StandingRow['decidedBy']) =>
    ({ id, group: 'A', rank, decidedBy }) as StandingRow;
  expect([...seatsIn([row(7, 1, null), row(8, 2, 'goal-difference'), row(9, 3, 'points')])]).toEqual([
    [7, { place: 'A1', reason: 'ahead of 2nd on goal difference' }],
    [8, { place: 'A2', reason: 'behind 1st on goal difference' }],
    [9, { place: 'A3', reason: 'behind 2nd on points' }],
  ]);
});
