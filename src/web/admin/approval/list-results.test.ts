import { describe, expect, test } from 'vitest';
import type { MatchResult } from '#contract/result-views.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import type { Decision } from '#domain/results/results.ts';
import { type Filter, listResults, possibleFilter, searchResults } from './list-results.ts';

const ALL: Filter = { status: 'all', group: 'all', order: 'oldest', search: '' };

function result(id: number, change: Partial<MatchResult> = {}): MatchResult {
  return {
    id,
    fixtureId: 6500 + id,
    stage: 'group',
    round: null,
    homeClubId: 1,
    awayClubId: 2,
    homeTeam: `Home ${id}`,
    awayTeam: `Away ${id}`,
    homeScore: 1,
    awayScore: 0,
    homePenalties: null,
    awayPenalties: null,
    afterExtraTime: false,
    late: false,
    origin: 'captain',
    group: 'A',
    submittedBy: 'Team Captain',
    submittedAt: '2026-03-14T20:00:00.000Z',
    submissionStatus: 'pending',
    adminNotes: null,
    ...WITHOUT_LINK,
    ...change,
  };
}

const known = (change: Partial<Parameters<typeof listResults>[0]>) => ({
  results: [],
  pending: [],
  leaving: [],
  decisions: new Map<number, Decision>(),
  unanswered: new Set<number>(),
  ...change,
});
const listed = (...[facts, filter]: Parameters<typeof listResults>) =>
  listResults(facts, filter)?.map(({ result, status, left }) => [result.id, status, left]);

describe('the list', () => {
  test('is undefined before it is loaded', () => {
    expect(listResults(known({ results: undefined }), ALL)).toBeUndefined();
    expect(listResults(known({ pending: undefined }), { ...ALL, status: 'pending' })).toBeUndefined();
  });

  test('has the chosen status in the chosen order', () => {
    const results = [result(3), result(2, { submissionStatus: 'approved' }), result(1)];
    expect(listed(known({ results }), ALL)?.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(listed(known({ results }), { ...ALL, order: 'newest' })?.map(([id]) => id)).toEqual([3, 2, 1]);
    expect(listed(known({ results }), { ...ALL, status: 'approved' })).toEqual([[2, 'approved', null]]);
  });

  test('has results decided here under their new status before the server replies', () => {
    const pending = [result(2), result(1)];
    const facts = known({ pending, results: pending, decisions: new Map([[1, 'rejected']]) });
    expect(listed(facts, { ...ALL, status: 'pending' })).toEqual([[2, 'pending', null]]);
    expect(listed(facts, { ...ALL, status: 'rejected' })).toEqual([[1, 'rejected', null]]);
    expect(listed(facts, ALL)).toEqual([
      [1, 'rejected', null],
      [2, 'pending', null],
    ]);
  });

  test('keeps the place of a result that was decided here', () => {
    const facts = known({
      pending: [result(3), result(2), result(1)],
      leaving: [result(2)],
      decisions: new Map([[2, 'rejected']]),
    });
    expect(listed(facts, { ...ALL, status: 'pending' })).toEqual([
      [1, 'pending', null],
      [2, 'pending', { became: 'rejected', isOwn: true }],
      [3, 'pending', null],
    ]);
  });

  test.each([
    ['approved', [result(2, { submissionStatus: 'approved' })]],
    ['rejected', [result(2, { submissionStatus: 'rejected' })]],
    ['reset', []],
    ['unknown', [result(2)]],
    ['unknown', undefined],
  ] as const)('keeps the place of a result that was decided elsewhere: %s', (became, results) => {
    const facts = known({ pending: [result(3), result(1)], leaving: [result(2)], results });
    expect(listed(facts, { ...ALL, status: 'pending' })).toEqual([
      [1, 'pending', null],
      [2, 'pending', { became, isOwn: false }],
      [3, 'pending', null],
    ]);
  });

  test('names no colleague for a result that a call without a reply may have decided', () => {
    const results = [result(2, { submissionStatus: 'approved' })];
    const facts = known({ leaving: [result(2)], results, unanswered: new Set([2]) });
    expect(listed(facts, { ...ALL, status: 'pending' })).toEqual([
      [2, 'pending', { became: 'unknown', isOwn: false }],
    ]);
  });

  test('has disputes first only in the review: elsewhere a decision would move them', () => {
    const pending = [result(1), result(2, { agreement: 'disputed' })];
    const facts = known({ pending, results: pending });
    expect(listed(facts, { ...ALL, status: 'pending' })?.map(([id]) => id)).toEqual([2, 1]);
    expect(listed(facts, ALL)?.map(([id]) => id)).toEqual([1, 2]);
  });
});

describe('the search', () => {
  const listed =
    listResults(
      known({
        results: [
          result(1, { homeTeam: 'Tromsø IL', awayTeam: 'Ravenscar Rovers', group: 'B' }),
          result(2, { homeTeam: 'Wrocław FC', awayTeam: 'Tromsø IL', group: 'C' }),
          result(3, { homeTeam: 'Harbour Lions', awayTeam: 'Ravenscar Rovers', group: 'B' }),
        ],
      }),
      ALL,
    ) ?? [];
  const found = (change: Partial<Filter>) =>
    searchResults(listed, { ...ALL, ...change }).map(({ result }) => result.id);

  test.each([
    ['', [1, 2, 3]],
    ['  ', [1, 2, 3]],
    ['tromso', [1, 2]],
    ['ROVERS rav', [1, 3]],
    ['tromso rovers', [1]],
    ['wroclaw', [2]],
    ['nobody', []],
  ])('finds a match by one club or both: "%s"', (search, ids) => {
    expect(found({ search })).toEqual(ids);
  });

  test('stays within the chosen group and in order', () => {
    expect(found({ group: 'B' })).toEqual([1, 3]);
    expect(found({ group: 'C', search: 'tromso' })).toEqual([2]);
  });
});

test('a group that no longer exists does not hide the results of the others', () => {
  const inGroup = (group: Filter['group']): Filter => ({ ...ALL, group });
  expect(possibleFilter(inGroup('P'), ['A', 'B', 'UCL'])).toEqual(ALL);
  expect(possibleFilter(inGroup('UEL'), ['A', 'B', 'UCL'])).toEqual(ALL);
  expect(possibleFilter(inGroup('B'), ['A', 'B', 'UCL'])).toEqual(inGroup('B'));
  // Before the clubs are loaded.
  expect(possibleFilter(inGroup('B'), [])).toEqual(inGroup('B'));
});
