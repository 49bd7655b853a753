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
  ] as const)('that is %s shows %s, online or offline, submitting or not', (status, state) => {
    for (const [online, submitting] of ONLINE_AND_SUBMITTING)
      expect(buttonState({ status, online, submitting, waiting: false })).toBe(state);
  });

  test.each([true, false])(
    'that is rejected shows resubmit until the next one is being sent, online: %s',
    (online) => {
      expect(buttonState({ status: 'rejected', online, submitting: false, waiting: false })).toBe('resubmit');
      expect(buttonState({ status: 'rejected', online, submitting: true, waiting: false })).toBe(
        'submitting',
      );
    },
  );
});

describe('a match without a result', () => {
  test('shows submit when online', () => {
    expect(buttonState({ status: null, online: true, submitting: false, waiting: false })).toBe('submit');
  });

  test('shows submitting while a submission is being sent', () => {
    expect(buttonState({ status: null, online: true, submitting: true, waiting: false })).toBe('submitting');
  });

  test('shows offline rather than submitting', () => {
    expect(buttonState({ status: null, online: false, submitting: false, waiting: false })).toBe('offline');
    expect(buttonState({ status: null, online: false, submitting: true, waiting: false })).toBe('offline');
  });
});

describe('a match with a queued submission', () => {
  test.each([null, 'rejected'] as const)('says so, online or offline, with the result %s', (status) => {
    for (const [online, submitting] of ONLINE_AND_SUBMITTING)
      expect(buttonState({ status, online, submitting, waiting: true })).toBe('waiting');
  });

  test('shows the result if it was decided in the meantime', () => {
    const decided = { online: true, submitting: false, waiting: true };
    expect(buttonState({ ...decided, status: 'approved' })).toBe('completed');
    expect(buttonState({ ...decided, status: 'pending' })).toBe('pending');
  });
});

test('only submit and resubmit can be pressed', () => {
  const states: ButtonState[] = [
    ...(['completed', 'pending', 'resubmit', 'waiting'] as const),
    ...(['offline', 'submitting', 'submit'] as const),
  ];
  expect(states.filter(isPressable)).toEqual(['resubmit', 'submit']);
});
