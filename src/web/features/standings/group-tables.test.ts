import { expect, test } from 'vitest';
import type { StandingRow } from '#contract/standings-view.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import type { Cups } from '#domain/clubs/format.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { zonesOf } from '#domain/standings/qualification.ts';
import { standingRows, standings } from '#domain/standings/standings.ts';
import { signed } from '#words/numbers.ts';
import { type GroupOutlook, groupTables, groupTargets, withoutWithdrawn } from './group-tables.ts';
import { ranksText } from './words.ts';

const row = (group: string, rank: number, teamName: string) => ({ group, rank, teamName }) as StandingRow;
const names = (rows: readonly StandingRow[] = []) => rows.map((each) => each.teamName);

test('sixteen tables, each in the order of its ranks', () => {
  const tables = groupTables([row('B', 2, 'Second'), row('B', 1, 'First')]);
  expect(tables.map((table) => table.group).join('')).toBe('ABCDEFGHIJKLMNOP');
  expect(names(tables[1]?.rows)).toEqual(['First', 'Second']);
});

test('a group without standings lists its roster with zeros', () => {
  const [, , c] = groupTables([row('A', 1, 'First')]);
  expect(names(c?.rows)).toEqual(['Team 9', 'Team 10', 'Team 11', 'Team 12']);
  expect(c?.rows[3]).toMatchObject({ rank: 4, played: 0, goalDifference: 0, points: 0 });
});

test('only the first four are shown, and a club without a group is in A', () => {
  const rows = [1, 2, 3, 4, 5].map((rank) => row('A', rank, `Rank ${rank}`));
  expect(names(groupTables(rows)[0]?.rows)).toEqual(['Rank 1', 'Rank 2', 'Rank 3', 'Rank 4']);
  const { group, ...homeless } = row('A', 1, 'Homeless');
  expect(names(groupTables([homeless as StandingRow])[0]?.rows)).toEqual(['Homeless']);
});

test('a goal difference has its sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('a withdrawn club has no outlook; the other groups stay the same objects', () => {
  const open = { verdict: 'open', bestRank: 1, worstRank: 4, enough: null } as const;
  const through = { ...open, verdict: 'ucl', worstRank: 2 } as const;
  const a: GroupOutlook = {
    group: 'A',
    isDecided: false,
    clubs: [
      { clubId: 1, ...through },
      { clubId: 2, ...open },
    ],
  };
  const b: GroupOutlook = { group: 'B', isDecided: false, clubs: [{ clubId: 5, ...open }] };
  const [shownA, shownB] = withoutWithdrawn([a, b], [{ clubId: 1 }]);
  expect(shownA).toEqual({ ...a, clubs: [{ clubId: 2, ...open }] });
  expect(shownB).toBe(b);
});

const seasonOf = (clubs: number, groups: number, cups: Cups) => ({
  clubs: placeholderClubs({ clubs, groups }),
  format: { cups },
});

test.each<[number, number, Cups, Record<string, string>, string]>([
  [6, 1, 2, { A: 'UCL UCL UEL UEL - -' }, 'UCL Ranks 1-2, UEL Ranks 3-4, - Ranks 5-6'],
  [
    13,
    4,
    2,
    { A: 'UCL UCL UEL UEL', B: 'UCL UCL UEL', C: 'UCL UCL UEL', D: 'UCL UCL UEL' },
    'UCL Ranks 1-2, UEL Ranks 3-4',
  ],
  [12, 4, 2, { A: 'UCL UCL UEL', D: 'UCL UCL UEL' }, 'UCL Ranks 1-2, UEL Rank 3'],
  [27, 8, 2, { C: 'UCL UCL UEL UEL', D: 'UCL UCL UEL' }, 'UCL Ranks 1-2, UEL Ranks 3-4'],
  [40, 8, 1, { H: 'UCL UCL - - -' }, 'UCL Ranks 1-2, - Ranks 3-5'],
])(
  '%i clubs in %i groups with %i cups: every row, with the zone of its rank',
  (clubs, groups, cups, rows, legend) => {
    const season = seasonOf(clubs, groups, cups);
    const played = standingRows(standings(season.clubs, groupFixtures(season.clubs), [], []), cups);
    for (const tables of [groupTables(played, [], season), groupTables([], [], season)]) {
      expect(tables).toHaveLength(groups);
      expect(groupTargets(season, String).map(({ text }) => text)).toEqual(tables.map(({ group }) => group));
      for (const [group, zones] of Object.entries(rows))
        expect(
          tables
            .find((table) => table.group === group)
            ?.rows.map(({ advancesTo }) => advancesTo ?? '-')
            .join(' '),
        ).toBe(zones);
    }
    expect(
      zonesOf(season.clubs, cups)
        .map(({ bracket, ranks }) => `${bracket ?? '-'} ${ranksText(ranks)}`)
        .join(', '),
    ).toBe(legend);
  },
);
