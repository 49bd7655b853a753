import { describe, expect, test } from 'vitest';
import { type ButtonState, buttonState, isPressable } from './button-state.ts';

const ONLINE_AND_SUBMITTING = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;

describe('a match with a result', () => {
  test.each([
    ['approved', 'completed'],
    ['pending', 'pending'],
  ] as const)('that is %s says %s, online or not, submitting or not', (status, state) => {
    for (const [online, submitting] of ONLINE_AND_SUBMITTING)
      expect(buttonState({ status, online, submitting })).toBe(state);
  });

  test.each([true, false])(
    'that is rejected says resubmit until the next one is under way, online: %s',
    (online) => {
      expect(buttonState({ status: 'rejected', online, submitting: false })).toBe('resubmit');
      expect(buttonState({ status: 'rejected', online, submitting: true })).toBe('submitting');
    },
  );
});

describe('a match without a result', () => {
  test('says submit to whoever is online', () => {
    expect(buttonState({ status: null, online: true, submitting: false })).toBe('submit');
  });

  test('says submitting while a submission is under way', () => {
    expect(buttonState({ status: null, online: true, submitting: true })).toBe('submitting');
  });

  test('says offline before it says submitting', () => {
    expect(buttonState({ status: null, online: false, submitting: false })).toBe('offline');
    expect(buttonState({ status: null, online: false, submitting: true })).toBe('offline');
  });
});

test('only submit and resubmit can be pressed', () => {
  const states: ButtonState[] = ['completed', 'pending', 'resubmit', 'offline', 'submitting', 'submit'];
  expect(states.filter(isPressable)).toEqual(['resubmit', 'submit']);
});
