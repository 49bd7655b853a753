import { expect, test } from 'vitest';
import { countResults } from './tournament-progress.tsx';

const RESULTS = [
  { stage: 'group', submissionStatus: 'approved' },
  { stage: 'group', submissionStatus: 'pending' },
  { stage: 'group', submissionStatus: 'pending' },
  { stage: 'group', submissionStatus: 'rejected' },
  { stage: 'knockout', submissionStatus: 'approved' },
] as const;

test('only confirmed matches count as completed, and only pending ones as pending', () => {
  expect(countResults(RESULTS, 'approved')).toBe(2);
  expect(countResults(RESULTS, 'pending')).toBe(2);
});
