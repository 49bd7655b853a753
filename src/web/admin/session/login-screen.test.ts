import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptsLeft, blockFor, countFailure, currentAttempts, forgetFailures } from './login-screen.tsx';

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

test('failures are reset five minutes after the last one, and not before', () => {
  countFailure();
  vi.advanceTimersByTime(4 * MINUTE);
  countFailure();
  countFailure();
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(currentAttempts()).toEqual({ failures: 3, blocked: true });
  vi.advanceTimersByTime(1);
  expect(currentAttempts()).toEqual({ failures: 0, blocked: false });
});

test('the server decides how long the block lasts', () => {
  countFailure();
  blockFor(90);
  expect(currentAttempts().blocked).toBe(true);
  vi.advanceTimersByTime(89_999);
  expect(currentAttempts().blocked).toBe(true);
  vi.advanceTimersByTime(1);
  expect(currentAttempts()).toEqual({ failures: 0, blocked: false });
});

test('a successful login resets at once, and the old timer does not reset later failures', () => {
  countFailure();
  vi.advanceTimersByTime(4 * MINUTE);
  forgetFailures();
  expect(currentAttempts()).toEqual({ failures: 0, blocked: false });
  countFailure();
  vi.advanceTimersByTime(MINUTE);
  expect(currentAttempts()).toEqual({ failures: 1, blocked: false });
});
