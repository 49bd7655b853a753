import { describe, expect, it } from 'vitest';
import { submittedResults } from '../testing/match-notation.ts';
import { DEFAULT_NOTES, newestFirst, OPEN_STATUSES, SUBMISSION_STATUSES, SUBMITTER } from './results.ts';

describe('the life of a result', () => {
  it('knows three statuses', () => {
    expect(SUBMISSION_STATUSES).toEqual(['pending', 'approved', 'rejected']);
  });

  it('leaves the fixture free once it is rejected', () => {
    expect(OPEN_STATUSES).toEqual(['pending', 'approved']);
  });

  it('starts with a team captain and gets the specified notes', () => {
    expect(SUBMITTER).toBe('Team Captain');
    expect(DEFAULT_NOTES).toEqual({ approved: 'Approved by admin', rejected: 'Rejected by admin' });
  });
});

describe('the newest result', () => {
  const idsInOrder = (text: string) =>
    submittedResults(text)
      .sort(newestFirst)
      .map((result) => result.id);

  it('comes first', () => {
    expect(
      idsInOrder(`
        #1  6500 1-0 approved 12:00
        #10 6501 1-0 pending  15:00
        #9  6502 1-0 rejected 14:00
      `),
    ).toEqual([10, 9, 1]);
  });

  it('is determined by its id, since a clock may be set back', () => {
    expect(
      idsInOrder(`
        #1 6500 1-0 rejected 12:01
        #2 6500 1-0 approved 11:00
      `),
    ).toEqual([2, 1]);
  });
});
