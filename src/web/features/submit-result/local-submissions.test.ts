import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSubmission, submissionOf } from './local-submissions.ts';

const START = Date.parse('2025-11-14T20:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

// Submissions of a visit share one store, so each test has its own match.

test('a match has no submission at first', () => {
  expect(submissionOf(6500)).toBeNull();
});

test('a submission begins with its first attempt', () => {
  beginSubmission(6501);
  expect(submissionOf(6501)).toMatchObject({
    status: 'submitting',
    error: null,
    attempt: 1,
    progress: 0,
  });
});

test('a submission counts as running for 60 s', () => {
  const { change } = beginSubmission(6502);
  change({ attempt: 2, progress: 80 });
  vi.advanceTimersByTime(59_999);
  expect(submissionOf(6502)).toMatchObject({ status: 'submitting', attempt: 2, progress: 80 });
  vi.advanceTimersByTime(1);
  expect(submissionOf(6502)).toMatchObject({ status: 'error', error: null });
});

test('a stored submission stays stored after 60 s', () => {
  const { change } = beginSubmission(6503);
  change({ status: 'success', progress: 100 });
  vi.advanceTimersByTime(60_000);
  expect(submissionOf(6503)).toMatchObject({ status: 'success', progress: 100 });
});

test('the timeout of an older submission does not end a new one', () => {
  const { change } = beginSubmission(6504);
  vi.advanceTimersByTime(30_000);
  change({ status: 'error', error: 'Because.' });
  beginSubmission(6504);
  vi.advanceTimersByTime(30_000);
  expect(submissionOf(6504)).toMatchObject({ status: 'submitting', error: null });
  vi.advanceTimersByTime(30_000);
  expect(submissionOf(6504)).toMatchObject({ status: 'error' });
});

test('a late reply to an older submission does not change the newest', () => {
  const { change: changeOlder } = beginSubmission(6505);
  vi.advanceTimersByTime(61_000);
  const { change: changeNewest } = beginSubmission(6505);
  changeOlder({ status: 'error', error: 'Because.' });
  expect(submissionOf(6505)).toMatchObject({ status: 'submitting', error: null });
  changeNewest({ progress: 20 });
  expect(submissionOf(6505)).toMatchObject({ status: 'submitting', progress: 20 });
});

test('matches are independent', () => {
  beginSubmission(6600);
  const { change } = beginSubmission(6601);
  const other = submissionOf(6600);
  change({ status: 'error', error: 'Because.' });
  expect(submissionOf(6600)).toBe(other);
});
