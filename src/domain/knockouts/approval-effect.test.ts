import { expect, test } from 'vitest';
import { GROUPS } from '../clubs/groups.ts';
import type { Result } from '../results/results.ts';
import { submittedResults } from '../testing/match-notation.ts';
import { seasonFacts } from '../testing/season-facts.ts';
import { tieApprovalEffect } from './approval-effect.ts';

/** Clubs 1 to 32 in the UCL, in bracket order: 1 meets 2 in match 9001, 3 meets 4 in 9002. */
const ids = (from: number) => Array.from({ length: 2 * GROUPS.length }, (_, index) => from + index);
const places = { ucl: ids(1), uel: ids(33) };

/** Every tie before the final, won by the home club. */
const UNTIL_THE_FINAL = Array.from(
  { length: 30 },
  (_, index) => `#${index + 1} ${9001 + index} 1-0 approved 17:00`,
).join('\n');

function effectOf(pending: string, decided = '') {
  const [result] = submittedResults(pending) as [Result];
  const facts = seasonFacts({ places, results: [...submittedResults(decided), result] });
  const effect = tieApprovalEffect(facts, result);
  const next = effect?.next;
  return (
    effect &&
    [effect.winner?.name, next && `${next.stage.round} ${next.stage.tie}`, next?.opponent?.name].join(' | ')
  );
}

test('the winner advances, whether or not the opponent is known', () => {
  expect(effectOf('#2 9001 2-1 pending 18:00')).toBe('Team 1 | r16 1 | ');
  expect(effectOf('#2 9001 1-2 pending 18:00', '#1 9002 0-1 approved 17:00')).toBe('Team 2 | r16 1 | Team 4');
});

test('penalties decide a level score', () => {
  expect(effectOf('#2 9001 1-1p3-4 pending 18:00')).toBe('Team 2 | r16 1 | ');
});

test('a bye is skipped', () => {
  expect(effectOf('#2 9001 2-1 pending 18:00', '#1 9002 0-0a approved 17:00')).toBe('Team 1 | qf 1 | ');
});

test('nothing follows a final', () => {
  expect(effectOf('#99 9031 3-0 pending 18:00', UNTIL_THE_FINAL)).toBe('Team 1 |  | ');
});

test('a group match has no effect', () => {
  expect(effectOf('#2 6500 2-1 pending 18:00')).toBeNull();
});
