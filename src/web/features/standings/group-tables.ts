import type { StandingRow } from '#contract/standings-view.ts';
import { CLUBS_PER_GROUP, type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import { GROUPS, type Group, isGroup } from '#domain/clubs/groups.ts';

export interface GroupTable {
  readonly group: Group;
  readonly rows: readonly StandingRow[];
}

/** One table a group, A to P. A group without standings lists its clubs from the roster, with zeros. */
export function groupTables(standings: readonly StandingRow[]): GroupTable[] {
  const rowsOf = new Map<Group, StandingRow[]>(GROUPS.map((group) => [group, []]));
  for (const row of standings) rowsOf.get(groupOf(row))?.push(row);
  return [...rowsOf].map(([group, rows]) => {
    const ranked = rows.sort((a, b) => a.rank - b.rank).slice(0, CLUBS_PER_GROUP);
    return { group, rows: ranked.length > 0 ? ranked : rosterOf(group) };
  });
}

function groupOf(row: StandingRow): Group {
  return isGroup(row.group) ? row.group : 'A';
}

function rosterOf(group: Group): StandingRow[] {
  return placeholderClubs()
    .filter((club) => club.group === group)
    .map(unplayed);
}

function unplayed({ id, group, slot, name }: Club): StandingRow {
  return {
    id,
    teamName: name,
    group,
    rank: slot,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    goalDifference: 0,
    deducted: 0,
    points: 0,
    decidedBy: null,
  };
}

/** Rows that have not changed are the same objects: the query's cache sees to that. */
export function sameTable({ rows: before }: GroupTable, { rows: now }: GroupTable): boolean {
  return before.length === now.length && before.every((row, place) => row === now[place]);
}

/** '+3', '0', '−2': with the minus sign, which is as wide as the plus. */
export function signed(difference: number): string {
  if (difference > 0) return `+${difference}`;
  return difference < 0 ? `−${-difference}` : '0';
}
