import { expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { checkScore } from '../results/scores.ts';
import { submittedResults } from '../testing/match-notation.ts';
import { outlookOf } from './outlook.ts';
import { OUTCOMES } from './possible-ranks.ts';
import { unfinishedGroups } from './unfinished-group.ts';

const clubs = placeholderClubs();

/** Group A, one line per club: id, best and worst rank, verdict, result needed. */
function outlook(results: string, deductions: { clubId: number; points: number }[] = []) {
  const [groupA] = unfinishedGroups({ clubs, cups: 2, results: submittedResults(results), deductions }).map(
    outlookOf,
  );
  return {
    isDecided: groupA?.isDecided,
    clubs: groupA?.clubs.map(
      ({ clubId, bestRank, worstRank, verdict, enough }) =>
        `${clubId}: ${bestRank}-${worstRank} ${verdict} ${enough}`,
    ),
  };
}

// 6500 1v2, 6501 1v3, 6502 1v4, 6503 2v3, 6504 2v4, 6505 3v4; the last matchday is 6502 and 6503.
const TWO_MATCHDAYS = `
  #1 6500 1-0 approved 20:00
  #2 6505 1-0 approved 20:00
  #3 6501 1-0 approved 20:00
  #4 6504 1-0 approved 20:00`;

it('treats exactly the scores that may be submitted as possible', () => {
  const possible = OUTCOMES.flatMap(({ margins }) => margins.flatMap(({ scores }) => scores));
  const upTo51 = Array.from({ length: 52 }, (_, goals) => goals);
  const allowed = upTo51
    .flatMap((homeScore) => upTo51.map((awayScore) => ({ homeScore, awayScore })))
    .filter((score) => checkScore(score).length === 0);
  expect(allowed).toHaveLength(231);
  expect(possible).toHaveLength(231);
  expect(possible).toEqual(expect.arrayContaining(allowed));
});

it('claims nothing before a match is decided', () => {
  expect(outlook('')).toEqual({
    isDecided: false,
    clubs: ['1: 1-4 open null', '2: 1-4 open null', '3: 1-4 open null', '4: 1-4 open null'],
  });
});

it("gives every club's possible ranks and the result it needs when two matches are left", () => {
  // A draw leaves Team 2 and Team 3 level on everything but their names.
  expect(outlook(TWO_MATCHDAYS)).toEqual({
    isDecided: false,
    clubs: ['1: 1-2 ucl loss', '2: 1-4 open draw', '3: 1-4 open win', '4: 3-4 uel null'],
  });
});

it('counts points that were deducted', () => {
  expect(outlook(TWO_MATCHDAYS, [{ clubId: 1, points: 3 }]).clubs).toEqual([
    '1: 1-4 open draw',
    '2: 1-4 open draw',
    '3: 1-4 open win',
    '4: 2-4 open null',
  ]);
});

it('treats a pending or rejected result as an open match', () => {
  const more = '#5 6503 5-0 pending 20:00\n#6 6502 5-0 rejected 20:00';
  expect(outlook(`${TWO_MATCHDAYS}\n${more}`)).toEqual(outlook(TWO_MATCHDAYS));
});

it('counts the awards after a withdrawal', () => {
  // Team 4 has withdrawn: every club that had not met it has won 1-0.
  expect(outlook(`${TWO_MATCHDAYS}\n#5 6502 1-0a approved 20:00`)).toEqual({
    isDecided: false,
    clubs: ['1: 1-1 ucl null', '2: 2-3 open draw', '3: 2-3 open win', '4: 4-4 uel null'],
  });
});

it('retracts a claim when the decision behind it is undone', () => {
  const before = outlook(TWO_MATCHDAYS);
  const decided = `${TWO_MATCHDAYS}\n#5 6503 0-1 approved 20:00`;
  expect(outlook(decided).clubs).toEqual([
    '1: 1-2 ucl loss',
    '2: 3-4 uel null',
    '3: 1-2 ucl null',
    '4: 3-4 uel null',
  ]);
  expect(outlook(decided.replace('#5 6503 0-1 approved 20:00', ''))).toEqual(before);
});

it('is decided when every match is decided, or the remaining ones cannot change the order', () => {
  expect(outlook(`${TWO_MATCHDAYS}\n#5 6503 0-1 approved 20:00\n#6 6502 1-0 approved 20:00`)).toEqual({
    isDecided: true,
    clubs: ['1: 1-1 ucl null', '2: 3-3 uel null', '3: 2-2 ucl null', '4: 4-4 uel null'],
  });
  // Only Team 2 and Team 3 have a match left; a deduction of nine points keeps Team 3 last.
  const oneOpen = `${TWO_MATCHDAYS}\n#5 6502 1-0 approved 20:00`;
  expect(outlook(oneOpen).isDecided).toBe(false);
  expect(outlook(oneOpen, [{ clubId: 3, points: 9 }])).toEqual({
    isDecided: true,
    clubs: ['1: 1-1 ucl null', '2: 2-2 ucl loss', '3: 4-4 uel null', '4: 3-3 uel null'],
  });
});

it('makes claims by points alone while more than two matches are open', () => {
  const results = `
    #1 6500 1-0 approved 20:00
    #2 6501 1-0 approved 20:00
    #3 6502 1-0 approved 20:00`;
  expect(outlook(results).clubs).toEqual([
    '1: 1-1 ucl null',
    '2: 2-4 open null',
    '3: 2-4 open null',
    '4: 2-4 open null',
  ]);
});
