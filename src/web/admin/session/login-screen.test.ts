import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptsLeft, blockFor, countFailure, currentFailures, forgetFailures } from './login-screen.tsx';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  forgetFailures();
  vi.useRealTimers();
});

test('two wrong passwords leave one attempt, the third blocks', () => {
  expect(countFailure()).toBe(false);
  expect(countFailure()).toBe(false);
  expect(attemptsLeft(currentFailures())).toBe(1);
  expect(countFailure()).toBe(true);
});

test('failures are reset five minutes after the last one, and not before', () => {
  countFailure();
  vi.advanceTimersByTime(4 * MINUTE);
  countFailure();
  countFailure();
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(attemptsLeft(currentFailures())).toBe(0);
  vi.advanceTimersByTime(1);
  expect(currentFailures()).toBe(0);
});

test('the server decides how long the block lasts', () => {
  countFailure();
  blockFor(90);
  expect(attemptsLeft(currentFailures())).toBe(0);
  vi.advanceTimersByTime(89_999);
  expect(attemptsLeft(currentFailures())).toBe(0);
  vi.advanceTimersByTime(1);
  expect(currentFailures()).toBe(0);
});

test('a successful login resets at once, and the old timer does not reset later failures', () => {
  countFailure();
  vi.advanceTimersByTime(4 * MINUTE);
  forgetFailures();
  expect(currentFailures()).toBe(0);
  countFailure();
  vi.advanceTimersByTime(MINUTE);
  expect(currentFailures()).toBe(1);
});
