import { expect, test } from 'vitest';
import type { StandingRow } from '#contract/standings-view.ts';
import { signed } from '#words/numbers.ts';
import { type GroupOutlook, groupTables, sameTable, withoutWithdrawn } from './group-tables.ts';

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

test('only the first four are shown, and who has no group stands in A', () => {
  const rows = [1, 2, 3, 4, 5].map((rank) => row('A', rank, `Rank ${rank}`));
  expect(names(groupTables(rows)[0]?.rows)).toEqual(['Rank 1', 'Rank 2', 'Rank 3', 'Rank 4']);
  const { group, ...homeless } = row('A', 1, 'Homeless');
  expect(names(groupTables([homeless as StandingRow])[0]?.rows)).toEqual(['Homeless']);
});

test('a goal difference carries its sign', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
});

test('a table is the same while its rows are the same objects in the same order, and its outlook', () => {
  const [first, second] = [row('A', 1, 'First'), row('A', 2, 'Second')];
  const table = (rows: StandingRow[], outlook?: GroupOutlook) => ({ group: 'A' as const, rows, outlook });
  expect(sameTable(table([first, second]), table([first, second]))).toBe(true);
  expect(sameTable(table([first, second]), table([second, first]))).toBe(false);
  expect(sameTable(table([first, second]), table([first]))).toBe(false);
  expect(sameTable(table([first]), table([first, second]))).toBe(false);
  expect(sameTable(table([first, second]), table([first, { ...second, points: 3 }]))).toBe(false);
  const outlook: GroupOutlook = { group: 'A', isDecided: false, clubs: [] };
  expect(sameTable(table([first], outlook), table([first], outlook))).toBe(true);
  expect(sameTable(table([first], outlook), table([first], { ...outlook, isDecided: true }))).toBe(false);
});

test('nothing is said of what is possible for a club that has withdrawn; the other groups stay the same objects', () => {
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
