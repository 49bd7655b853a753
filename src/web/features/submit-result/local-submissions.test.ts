import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSubmission, submissionOf } from './local-submissions.ts';

const START = Date.parse('2025-11-14T20:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

// The submissions of a visit are kept in one place, so each test has a match of its own.

test('a match that nothing was submitted for has no submission', () => {
  expect(submissionOf(6500)).toBeNull();
});

test('a submission begins with its first attempt', () => {
  beginSubmission(6501, START);
  expect(submissionOf(6501)).toMatchObject({
    fixtureId: 6501,
    status: 'submitting',
    timestamp: START,
    error: null,
    attempt: 1,
    progress: 0,
  });
});

test('a submission counts as under way for 60 s', () => {
  const change = beginSubmission(6502, START);
  change({ attempt: 2, progress: 80 });
  vi.advanceTimersByTime(59_999);
  expect(submissionOf(6502)).toMatchObject({ status: 'submitting', attempt: 2, progress: 80 });
  vi.advanceTimersByTime(1);
  expect(submissionOf(6502)).toMatchObject({ status: 'error', error: null });
});

test('a submission that was stored stays so after 60 s', () => {
  const change = beginSubmission(6503, START);
  change({ status: 'success', progress: 100 });
  vi.advanceTimersByTime(60_000);
  expect(submissionOf(6503)).toMatchObject({ status: 'success', progress: 100 });
});

test('a new submission is not ended by the time of an older one', () => {
  const change = beginSubmission(6504, START);
  vi.advanceTimersByTime(30_000);
  change({ status: 'error', error: 'Because.' });
  beginSubmission(6504, Date.now());
  vi.advanceTimersByTime(30_000);
  expect(submissionOf(6504)).toMatchObject({ status: 'submitting', error: null });
  vi.advanceTimersByTime(30_000);
  expect(submissionOf(6504)).toMatchObject({ status: 'error' });
});

test('a late answer to an older submission is not taken for one to the newest', () => {
  const changeOlder = beginSubmission(6505, START);
  vi.advanceTimersByTime(61_000);
  const changeNewest = beginSubmission(6505, Date.now());
  changeOlder({ status: 'error', error: 'Because.' });
  expect(submissionOf(6505)).toMatchObject({ status: 'submitting', error: null });
  changeNewest({ progress: 20 });
  expect(submissionOf(6505)).toMatchObject({ status: 'submitting', progress: 20 });
});

test('matches do not touch each other', () => {
  beginSubmission(6600, START);
  const change = beginSubmission(6601, START);
  const other = submissionOf(6600);
  change({ status: 'error', error: 'Because.' });
  expect(submissionOf(6600)).toBe(other);
});
