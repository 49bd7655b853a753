import { expect, it } from 'vitest';
import { submittedResults } from '#domain/testing/match-notation.ts';
import { storedFacts } from '#store/testing/stored-facts.ts';
import { deriveViews } from './derive-views.ts';

function viewsAfter(results: string) {
  return deriveViews(storedFacts(1, { results: submittedResults(results) })).views;
}

it('tells the facts of a tournament about which nothing was decided yet', () => {
  const { clubs, ...rest } = viewsAfter('')['/api/ucl/tournament'];
  expect(rest).toEqual({
    season: { number: 1, name: null },
    phase: 'groups',
    status: 'Soon',
    announcement: null,
    deductions: [],
    withdrawals: [],
    replacements: [],
    schedule: [],
    postponements: [],
    reporting: { mode: 'anybody', closedBecause: null },
    places: null,
  });
  expect(clubs).toHaveLength(64);
  expect(clubs[5]).toEqual({ id: 6, name: 'Team 6', group: 'B', slot: 2, withdrawn: false });
});

it('lists all matches in the order of their ids, those of the knockouts without clubs', () => {
  const { fixtures } = viewsAfter('')['/api/ucl/fixtures'];
  expect(fixtures).toHaveLength(158);
  const undecided = { status: 'PENDING', result: null, winner: null, closesAt: null, kickoff: null };
  expect(fixtures[7]).toEqual({
    id: 6601,
    stage: 'group',
    group: 'B',
    round: null,
    tie: null,
    matchday: 2,
    home: { clubId: 5, name: 'Team 5' },
    away: { clubId: 7, name: 'Team 7' },
    ...undecided,
  });
  expect(fixtures.at(-2)).toEqual({
    id: 9530,
    stage: 'knockout',
    group: 'UEL',
    round: 'sf',
    tie: 2,
    matchday: null,
    home: null,
    away: null,
    ...undecided,
  });
});

it('gives a match its open result, and its winner when it is decided', () => {
  const views = viewsAfter(`
    #1 6500 2-1 approved 20:00
    #2 6501 0-1 approved 20:01
    #3 6502 1-1 approved 20:02
    #4 6503 3-0 pending  20:03
    #5 6504 9-0 rejected 20:04
  `);
  const { results } = views['/api/ucl/match-results'];
  const shown = views['/api/ucl/fixtures'].fixtures.slice(0, 5);
  expect(shown.map(({ status, winner, result }) => [status, winner, result])).toEqual([
    ['COMPLETED', 1, results[4]],
    ['COMPLETED', 3, results[3]],
    ['COMPLETED', null, results[2]],
    ['PENDING_APPROVAL', null, results[1]],
    ['PENDING', null, null],
  ]);
});
