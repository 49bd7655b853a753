import { describe, expect, it } from 'vitest';
import { type Agreement, WITHOUT_LINK } from './agreement.ts';
import { answersOf, isReplaceable } from './answers.ts';
import type { Result, SubmissionStatus } from './results.ts';

const REPORTER = 7;
const OTHER = 8;

function result(agreement: Agreement, submissionStatus: SubmissionStatus = 'pending'): Result {
  return {
    id: 1,
    fixtureId: 6500,
    homeScore: 2,
    awayScore: 1,
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: false,
    origin: 'captain',
    submissionStatus,
    submittedBy: 'Team Captain',
    submittedAt: '2026-03-01T20:00:00.000Z',
    adminNotes: null,
    ...WITHOUT_LINK,
    agreement,
    reportedBy: agreement === 'none' ? null : REPORTER,
  };
}

describe('the possible answers of a club', () => {
  it('to its own submission: correct or withdraw it until the other club has answered', () => {
    expect(answersOf(result('reported'), REPORTER)).toEqual(['correct', 'withdraw']);
  });

  it("to the other club's submission: agree or dispute", () => {
    expect(answersOf(result('reported'), OTHER)).toEqual(['confirm', 'dispute']);
  });

  it('in a dispute: either can accept the other score', () => {
    for (const club of [REPORTER, OTHER]) expect(answersOf(result('disputed'), club)).toEqual(['confirm']);
  });

  it.each(['none', 'agreed'] as const)('none when it is %s', (agreement) => {
    for (const club of [REPORTER, OTHER]) expect(answersOf(result(agreement), club)).toEqual([]);
  });

  it.each(['approved', 'rejected'] as const)('none once it is %s', (status) => {
    expect(answersOf(result('reported', status), OTHER)).toEqual([]);
  });
});

it("a club's submission replaces a pending one without a link, and no other", () => {
  expect(isReplaceable(result('none'))).toBe(true);
  expect(isReplaceable(result('none', 'approved'))).toBe(false);
  expect(isReplaceable(result('reported'))).toBe(false);
});
