import { describe, expect, it } from 'vitest';
import { submittedResults } from '../testing/match-notation.ts';
import { countByStatus, tournamentFigures } from './results.ts';

const results = submittedResults(`
  #1 6500 2-1 approved 12:00
  #2 6501 0-0 approved 12:01
  #3 6502 0-4 approved 12:02
  #4 6503 9-9 pending  12:03
  #5 6504 8-8 pending  12:04
  #6 6505 7-7 rejected 12:05
`);

describe('the figures of the tournament', () => {
  it('are zero before the first result', () => {
    expect(tournamentFigures([])).toEqual({ pending: 0, goals: 0 });
  });

  it('count pending results, and the goals of approved matches only', () => {
    expect(tournamentFigures(results)).toEqual({ pending: 2, goals: 2 + 1 + 0 + 0 + 0 + 4 });
  });
});

describe('the counts for the administrator', () => {
  it('are zero before the first result', () => {
    expect(countByStatus([])).toEqual({ total: 0, pending: 0, approved: 0, rejected: 0 });
  });

  it('give the number of results per status', () => {
    expect(countByStatus(results)).toEqual({ total: 6, pending: 2, approved: 3, rejected: 1 });
  });
});
