import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptsLeft, blockFor, countFailure, currentAttempts, forgetFailures } from './login-attempts.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetFailures();
  vi.useRealTimers();
});

test('two wrong passwords leave one attempt, the third blocks', () => {
  expect(attemptsLeft(countFailure())).toBe(2);
  expect(countFailure()).toEqual({ failures: 2, blocked: false });
  expect(attemptsLeft(currentAttempts())).toBe(1);
  expect(countFailure()).toEqual({ failures: 3, blocked: true });
});

test('five minutes after the last wrong password all is forgotten, and not before', () => {
  countFailure();
  vi.advanceTimersByTime(4 * MINUTE);
  countFailure();
  countFailure();
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(currentAttempts()).toEqual({ failures: 3, blocked: true });
  vi.advanceTimersByTime(1);
  expect(currentAttempts()).toEqual({ failures: 0, blocked: false });
});

test('the server blocks for as long as it says', () => {
  countFailure();
  blockFor(90);
  expect(currentAttempts().blocked).toBe(true);
  vi.advanceTimersByTime(89_999);
  expect(currentAttempts().blocked).toBe(true);
  vi.advanceTimersByTime(1);
  expect(currentAttempts()).toEqual({ failures: 0, blocked: false });
});

test('the right password forgets at once, and the old timer does not forget later failures', () => {
  countFailure();
  vi.advanceTimersByTime(4 * MINUTE);
  forgetFailures();
  expect(currentAttempts()).toEqual({ failures: 0, blocked: false });
  countFailure();
  vi.advanceTimersByTime(MINUTE);
  expect(currentAttempts()).toEqual({ failures: 1, blocked: false });
});
