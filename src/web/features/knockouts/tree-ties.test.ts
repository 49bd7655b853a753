import { expect, test } from 'vitest';
import { currentRound, feederOf, playsIn, type Rounds } from './tree-ties.ts';

const tie = (decidedBy: 'score' | null) =>
  ({ home: { clubId: 1, name: 'Ants' }, away: null, decidedBy }) as Rounds[number]['ties'][number];

test('the winner of the upper tie is home in the next one, and the first round has none before it', () => {
  expect(feederOf('qf', 2, 'home')).toEqual({ round: 'r16', tie: 3 });
  expect(feederOf('qf', 2, 'away')).toEqual({ round: 'r16', tie: 4 });
  expect(feederOf('r32', 1, 'home')).toBeNull();
});

test('the round that is played now is the first with an open tie, and the final when there is none', () => {
  const rounds = (r32: 'score' | null, r16: 'score' | null): Rounds => [
    { round: 'r32', ties: [tie('score'), tie(r32)] },
    { round: 'r16', ties: [tie(r16)] },
  ];
  expect(currentRound(rounds(null, null))).toBe('r32');
  expect(currentRound(rounds('score', null))).toBe('r16');
  expect(currentRound(rounds('score', 'score'))).toBe('final');
});

test('a club plays in the ties where it stands on a side', () => {
  expect(playsIn(tie(null), 1)).toBe(true);
  expect(playsIn(tie(null), 2)).toBe(false);
});
