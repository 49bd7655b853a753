import { describe, expect, test } from 'vitest';
import type { MatchResult } from '#contract/result-views.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';
import type { Decision } from '#domain/results/results.ts';
import { type Filter, listResults, searchResults } from './list-results.ts';

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
  elsewhere: [],
  decisions: new Map<number, Decision>(),
  unanswered: new Set<number>(),
  ...change,
});
const told = (...[facts, filter]: Parameters<typeof listResults>) =>
  listResults(facts, filter)?.map(({ result, status, elsewhere }) => [result.id, status, elsewhere]);

describe('the list', () => {
  test('is not known before it is read', () => {
    expect(listResults(known({ results: undefined }), ALL)).toBeUndefined();
    expect(listResults(known({ pending: undefined }), { ...ALL, status: 'pending' })).toBeUndefined();
  });

  test('has the chosen status in the chosen order', () => {
    const results = [result(3), result(2, { submissionStatus: 'approved' }), result(1)];
    expect(told(known({ results }), ALL)?.map(([id]) => id)).toEqual([1, 2, 3]);
    expect(told(known({ results }), { ...ALL, order: 'newest' })?.map(([id]) => id)).toEqual([3, 2, 1]);
    expect(told(known({ results }), { ...ALL, status: 'approved' })).toEqual([[2, 'approved', null]]);
  });

  test('has what was decided here under its new status, before the server has answered', () => {
    const pending = [result(2), result(1)];
    const facts = known({ pending, results: pending, decisions: new Map([[1, 'rejected']]) });
    expect(told(facts, { ...ALL, status: 'pending' })).toEqual([[2, 'pending', null]]);
    expect(told(facts, { ...ALL, status: 'rejected' })).toEqual([[1, 'rejected', null]]);
    expect(told(facts, ALL)).toEqual([
      [1, 'rejected', null],
      [2, 'pending', null],
    ]);
  });

  test.each([
    ['approved', [result(2, { submissionStatus: 'approved' })]],
    ['rejected', [result(2, { submissionStatus: 'rejected' })]],
    ['reset', []],
    ['unknown', [result(2)]],
    ['unknown', undefined],
  ] as const)('keeps the place of what somebody else has decided: %s', (became, results) => {
    const facts = known({ pending: [result(3), result(1)], elsewhere: [result(2)], results });
    expect(told(facts, { ...ALL, status: 'pending' })).toEqual([
      [1, 'pending', null],
      [2, 'pending', became],
      [3, 'pending', null],
    ]);
  });

  test('says of nobody that they have decided what a call without a reply may have', () => {
    const results = [result(2, { submissionStatus: 'approved' })];
    const facts = known({ elsewhere: [result(2)], results, unanswered: new Set([2]) });
    expect(told(facts, { ...ALL, status: 'pending' })).toEqual([[2, 'pending', 'unknown']]);
  });

  test('keeps it in the list of all results as well, and as it was', () => {
    const facts = known({ elsewhere: [result(2)], results: [result(2, { submissionStatus: 'approved' })] });
    expect(told(facts, ALL)).toEqual([[2, 'pending', 'approved']]);
    expect(told(facts, { ...ALL, status: 'approved' })).toEqual([[2, 'approved', null]]);
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
