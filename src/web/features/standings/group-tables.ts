import type { OutlookReply } from '#contract/outlook-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import { type Club, groupsOf } from '#domain/clubs/clubs.ts';
import type { Cups } from '#domain/clubs/format.ts';
import { type Group, isGroup } from '#domain/clubs/groups.ts';
import { bracketOfRank } from '#domain/standings/qualification.ts';
import { DEFAULT_CLUBS, type SeasonClubs } from '#words/season-format.ts';
import { groupTitle } from '#words/titles.ts';

export interface GroupTable {
  readonly group: Group;
  readonly rows: readonly StandingRow[];
  /** Undefined until it is loaded, and in finished seasons. */
  readonly outlook: GroupOutlook | undefined;
}

export type GroupOutlook = OutlookReply['groups'][number];

/** A withdrawn club does not qualify, whatever its rank. */
export function withoutWithdrawn(
  outlooks: readonly GroupOutlook[],
  withdrawals: readonly { readonly clubId: number }[],
): readonly GroupOutlook[] {
  const withdrawn = new Set(withdrawals.map(({ clubId }) => clubId));
  return outlooks.map((outlook) =>
    outlook.clubs.some(({ clubId }) => withdrawn.has(clubId))
      ? { ...outlook, clubs: outlook.clubs.filter(({ clubId }) => !withdrawn.has(clubId)) }
      : outlook,
  );
}

/**
 * One table per group, as long as the group has clubs. A group without standings lists its clubs from the roster, with
 * zeros. Until the season is loaded, it has the default format.
 */
export function groupTables(
  standings: readonly StandingRow[],
  outlooks: readonly GroupOutlook[] = [],
  { clubs, format }: SeasonClubs = DEFAULT_CLUBS,
): GroupTable[] {
  const rowsOf = new Map<Group, StandingRow[]>(groupsOf(clubs).map((group) => [group, []]));
  for (const row of standings) rowsOf.get(groupOf(row))?.push(row);
  return [...rowsOf].map(([group, rows]) => {
    const roster = clubs.filter((club) => club.group === group);
    const ranked = rows.sort((a, b) => a.rank - b.rank).slice(0, roster.length);
    return {
      group,
      rows: ranked.length > 0 ? ranked : roster.map((club) => unplayed(club, format.cups)),
      outlook: outlooks.find((each) => each.group === group),
    };
  });
}

/** The groups of a season, for its jump bar. */
export function groupTargets({ clubs }: SeasonClubs = DEFAULT_CLUBS, idOf: (group: Group) => string) {
  return groupsOf(clubs).map((group) => ({ id: idOf(group), text: group, name: groupTitle(group) }));
}

function groupOf(row: StandingRow): Group {
  return isGroup(row.group) ? row.group : 'A';
}

function unplayed({ id, group, slot, name }: Club, cups: Cups): StandingRow {
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
    advancesTo: bracketOfRank(slot, cups),
  };
}

/** The id of the note about a club's deduction, below its table. */
export function deductionNoteId(clubId: number): string {
  return `club-${clubId}-deduction`;
}
