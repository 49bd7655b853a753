import { describe, expect, it } from 'vitest';
import { placeholderClubs } from './clubs.ts';
import { fixtureStatus, mergeResults } from './fixture-list.ts';
import { buildFixtures } from './fixtures.ts';
import { submittedResults } from './testing/match-notation.ts';

const fixtures = buildFixtures(placeholderClubs());

/** The fixtures that have a result: '6500 COMPLETED #1 2-1'. */
function listed(text: string): string[] {
  return mergeResults(fixtures, submittedResults(text)).flatMap(({ id, status, result }) =>
    result ? [`${id} ${status} #${result.id} ${result.homeScore}-${result.awayScore}`] : [],
  );
}

describe('the status of a fixture', () => {
  it.each([
    ['approved', 'COMPLETED'],
    ['pending', 'PENDING_APPROVAL'],
    ['rejected', 'PENDING'],
    [undefined, 'PENDING'],
  ] as const)('with a result that is %s is %s', (submission, status) => {
    expect(fixtureStatus(submission)).toBe(status);
  });
});

describe('the list of fixtures', () => {
  it('has all 96 in their order, pending and without a result at first', () => {
    expect(mergeResults(fixtures, [])).toEqual(
      fixtures.map((fixture) => ({ ...fixture, status: 'PENDING', result: null })),
    );
  });

  it('shows each result at its own fixture, whatever its status', () => {
    expect(
      listed(`
        #1 8005 0-0 rejected 12:00
        #2 6500 2-1 approved 12:01
        #3 6501 3-2 pending  12:02
      `),
    ).toEqual(['6500 COMPLETED #2 2-1', '6501 PENDING_APPROVAL #3 3-2', '8005 PENDING #1 0-0']);
  });

  it('carries the whole result', () => {
    const results = submittedResults('#1 6500 2-1 approved 12:00');
    expect(mergeResults(fixtures, results)[0]).toEqual({
      ...fixtures[0],
      status: 'COMPLETED',
      result: results[0],
    });
  });

  it('shows a rejected result at a fixture that is pending again', () => {
    expect(listed('#1 6500 9-0 rejected 12:00')).toEqual(['6500 PENDING #1 9-0']);
  });

  it('shows the newest result of a fixture', () => {
    expect(
      listed(`
        #1 6500 9-0 rejected 12:00
        #2 6500 8-0 rejected 12:30
        #3 6500 2-1 pending  13:00
      `),
    ).toEqual(['6500 PENDING_APPROVAL #3 2-1']);
  });

  it('shows the newest result wherever it stands among the results', () => {
    expect(
      listed(`
        #3 6500 2-1 approved 13:00
        #1 6500 9-0 rejected 12:00
        #2 6500 8-0 rejected 12:30
      `),
    ).toEqual(['6500 COMPLETED #3 2-1']);
  });

  it('takes the higher id when two results of a fixture have the same time', () => {
    const newer = '#10 6500 2-1 pending 12:00';
    const older = '#9 6500 9-0 rejected 12:00';
    expect(listed(`${newer}\n${older}`)).toEqual(['6500 PENDING_APPROVAL #10 2-1']);
    expect(listed(`${older}\n${newer}`)).toEqual(['6500 PENDING_APPROVAL #10 2-1']);
  });

  it('leaves out a result whose fixture does not exist', () => {
    expect(listed('#1 50 2-1 approved 12:00')).toEqual([]);
  });

  it('keeps the result of a club that was renamed', () => {
    const renamed = placeholderClubs().map((club) => ({ ...club, name: `Club ${65 - club.id}` }));
    const [first] = mergeResults(buildFixtures(renamed), submittedResults('#1 6500 2-1 approved 12:00'));
    expect(first).toMatchObject({ home: { name: 'Club 64' }, status: 'COMPLETED', result: { id: 1 } });
  });
});
