import type { OutlookReply } from '#contract/outlook-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import { CLUBS_PER_GROUP, type Club, placeholderClubs } from '#domain/clubs/clubs.ts';
import { GROUPS, type Group, isGroup } from '#domain/clubs/groups.ts';

export interface GroupTable {
  readonly group: Group;
  readonly rows: readonly StandingRow[];
  /** What is still possible; missing until it is known, and where the season is over. */
  readonly outlook: GroupOutlook | undefined;
}

export type GroupOutlook = OutlookReply['groups'][number];

/** A club that has withdrawn is through to nothing, wherever it stands. */
export function withoutWithdrawn(
  outlooks: readonly GroupOutlook[],
  withdrawals: readonly { readonly clubId: number }[],
): readonly GroupOutlook[] {
  const gone = new Set(withdrawals.map(({ clubId }) => clubId));
  return outlooks.map((outlook) =>
    outlook.clubs.some(({ clubId }) => gone.has(clubId))
      ? { ...outlook, clubs: outlook.clubs.filter(({ clubId }) => !gone.has(clubId)) }
      : outlook,
  );
}

/** One table a group, A to P. A group without standings lists its clubs from the roster, with zeros. */
export function groupTables(
  standings: readonly StandingRow[],
  outlooks: readonly GroupOutlook[] = [],
): GroupTable[] {
  const rowsOf = new Map<Group, StandingRow[]>(GROUPS.map((group) => [group, []]));
  for (const row of standings) rowsOf.get(groupOf(row))?.push(row);
  return [...rowsOf].map(([group, rows]) => {
    const ranked = rows.sort((a, b) => a.rank - b.rank).slice(0, CLUBS_PER_GROUP);
    return {
      group,
      rows: ranked.length > 0 ? ranked : rosterOf(group),
      outlook: outlooks.find((each) => each.group === group),
    };
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

/** What has not changed are the same objects: the query's cache sees to that. */
export function sameTable(before: GroupTable, now: GroupTable): boolean {
  return (
    before.outlook === now.outlook &&
    before.rows.length === now.rows.length &&
    before.rows.every((row, place) => row === now.rows[place])
  );
}
