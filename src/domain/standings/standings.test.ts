import { describe, expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { GROUPS, type Group } from '../clubs/groups.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { rows, submittedResults, tableRows } from '../testing/match-notation.ts';
import { standings } from './standings.ts';

function allTables(results: string, clubs = placeholderClubs()) {
  return standings(clubs, groupFixtures(clubs), submittedResults(results));
}

function groupRows(group: Group, results: string, clubs = placeholderClubs()): string[] {
  return tableRows(allTables(results, clubs).filter((line) => line.club.group === group));
}

const UNTOUCHED_GROUP_A = rows(`
  1 Team 1  0  0 0 0  0-0  0  0 leads
  2 Team 2  0  0 0 0  0-0  0  0 club-name
  3 Team 3  0  0 0 0  0-0  0  0 club-name
  4 Team 4  0  0 0 0  0-0  0  0 club-name
`);

describe('the standings', () => {
  it('have 64 lines: the groups in order, with the ranks 1 to 4', () => {
    const places = allTables('').map((line) => `${line.club.group}${line.rank}`);
    expect(places).toEqual(GROUPS.flatMap((group) => [`${group}1`, `${group}2`, `${group}3`, `${group}4`]));
  });

  it('are all zero, in the natural order of names, before the first result', () => {
    expect(groupRows('A', '')).toEqual(UNTOUCHED_GROUP_A);
    expect(groupRows('C', '')).toEqual(
      rows(`
        1 Team 9   0  0 0 0  0-0  0  0 leads
        2 Team 10  0  0 0 0  0-0  0  0 club-name
        3 Team 11  0  0 0 0  0-0  0  0 club-name
        4 Team 12  0  0 0 0  0-0  0  0 club-name
      `),
    );
  });

  it('show Team 1 in the lead with 3 points after a 2-1 in fixture 6500', () => {
    expect(groupRows('A', '#1 6500 2-1 approved 12:00')).toEqual(
      rows(`
        1 Team 1  1  1 0 0  2-1 +1  3 leads
        2 Team 3  0  0 0 0  0-0  0  0 points
        3 Team 4  0  0 0 0  0-0  0  0 club-name
        4 Team 2  1  0 0 1  1-2 -1  0 goal-difference
      `),
    );
  });

  it('count approved results only', () => {
    expect(
      groupRows(
        'A',
        `
        #1 6500 2-1 pending  12:00
        #2 6501 3-0 rejected 12:01
        #3 6505 1-0 approved 12:02
      `,
      ),
    ).toEqual(
      rows(`
        1 Team 3  1  1 0 0  1-0 +1  3 leads
        2 Team 1  0  0 0 0  0-0  0  0 points
        3 Team 2  0  0 0 0  0-0  0  0 club-name
        4 Team 4  1  0 0 1  0-1 -1  0 goal-difference
      `),
    );
  });

  it('count the approved result of a fixture that had a rejected one before', () => {
    expect(
      groupRows(
        'A',
        `
        #1 6500 9-0 rejected 12:00
        #2 6500 0-0 approved 12:01
      `,
      ),
    ).toEqual(
      rows(`
        1 Team 1  1  0 1 0  0-0  0  1 leads
        2 Team 2  1  0 1 0  0-0  0  1 club-name
        3 Team 3  0  0 0 0  0-0  0  0 points
        4 Team 4  0  0 0 0  0-0  0  0 club-name
      `),
    );
  });

  it('of a whole group follow from its six results', () => {
    // 6600: 5-6, 6601: 5-7, 6602: 5-8, 6603: 6-7, 6604: 6-8, 6605: 7-8.
    expect(
      groupRows(
        'B',
        `
        #1 6600 0-3 approved 12:00
        #2 6601 2-2 approved 12:01
        #3 6602 1-0 approved 12:02
        #4 6603 1-1 approved 12:03
        #5 6604 2-0 approved 12:04
        #6 6605 0-4 approved 12:05
      `,
      ),
    ).toEqual(
      rows(`
        1 Team 6  3  2 1 0  6-1 +5  7 leads
        2 Team 5  3  1 1 1  3-5 -2  4 points
        3 Team 8  3  1 0 2  4-3 +1  3 points
        4 Team 7  3  0 2 1  3-7 -4  2 points
      `),
    );
  });

  it('of a group do not depend on another group', () => {
    expect(groupRows('A', '#1 6600 5-0 approved 12:00')).toEqual(UNTOUCHED_GROUP_A);
  });

  it('leave out a result whose fixture does not exist', () => {
    expect(groupRows('A', '#1 50 5-0 approved 12:00')).toEqual(UNTOUCHED_GROUP_A);
  });

  it('keep the results of a club that was renamed', () => {
    const renamed = placeholderClubs().map((club) => (club.id === 2 ? { ...club, name: 'Zebras' } : club));
    expect(groupRows('A', '#1 6500 0-1 approved 12:00', renamed)).toEqual(
      rows(`
        1 Zebras  1  1 0 0  1-0 +1  3 leads
        2 Team 3  0  0 0 0  0-0  0  0 points
        3 Team 4  0  0 0 0  0-0  0  0 club-name
        4 Team 1  1  0 0 1  0-1 -1  0 goal-difference
      `),
    );
  });
});
