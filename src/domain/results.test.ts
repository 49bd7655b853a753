import { describe, expect, it } from 'vitest';
import { DEFAULT_NOTES, newestFirst, OPEN_STATUSES, SUBMISSION_STATUSES, SUBMITTER } from './results.ts';
import { submittedResults } from './testing/match-notation.ts';

describe('the life of a result', () => {
  it('knows three statuses', () => {
    expect(SUBMISSION_STATUSES).toEqual(['pending', 'approved', 'rejected']);
  });

  it('leaves the fixture free once it is rejected', () => {
    expect(OPEN_STATUSES).toEqual(['pending', 'approved']);
  });

  it('starts with a team captain and gets the notes of the specification', () => {
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
        #1 6500 1-0 approved 12:00
        #2 6501 1-0 pending  18:00
        #3 6502 1-0 rejected 15:00
      `),
    ).toEqual([2, 3, 1]);
  });

  it('is told by its time before its id', () => {
    expect(
      idsInOrder(`
        #9 6500 1-0 approved 12:00
        #1 6501 1-0 approved 12:01
      `),
    ).toEqual([1, 9]);
  });

  it('is the one with the higher id when the times are equal', () => {
    expect(
      idsInOrder(`
        #2  6500 1-0 approved 12:00
        #10 6501 1-0 approved 12:00
        #9  6502 1-0 approved 12:00
      `),
    ).toEqual([10, 9, 2]);
  });

  it('is told to the millisecond', () => {
    const at = (id: number, submittedAt: string) =>
      submittedResults(`#${id} 6500 1-0 approved 12:00`).map((result) => ({ ...result, submittedAt }));
    const early = at(2, '2025-03-01T12:00:00.009Z');
    const late = at(1, '2025-03-01T12:00:00.010Z');
    expect([...early, ...late].sort(newestFirst)).toEqual([...late, ...early]);
  });
});
