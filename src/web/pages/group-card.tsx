import { useMemo } from 'react';
import type { StandingsReply } from '#contract/standings-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { GroupTable } from '#web/features/standings/group-table.tsx';
import { type GroupOutlook, groupTables, withoutWithdrawn } from '#web/features/standings/group-tables.ts';
import cardGrid from '#web/ui/card-grid.module.css';

interface Props {
  readonly group: string;
  /** The clubs that the page is about. */
  readonly lit: readonly number[];
  /** The standings of all groups; undefined until they are loaded. */
  readonly standings: StandingsReply['standings'] | undefined;
  readonly outlooks?: readonly GroupOutlook[] | undefined;
  readonly facts: Pick<
    TournamentReply,
    'clubs' | 'format' | 'deductions' | 'withdrawals' | 'replacements' | 'places'
  >;
}

/** The table of a group, as on the hub, with the rows of these clubs lit. */
export function GroupCard({ group, lit, standings, outlooks, facts }: Props) {
  const table = useMemo(
    () =>
      groupTables(standings ?? [], withoutWithdrawn(outlooks ?? [], facts.withdrawals), facts).find(
        (each) => each.group === group,
      ),
    [group, standings, outlooks, facts],
  );
  if (!table) return null;
  return (
    <div className={cardGrid.card}>
      <GroupTable table={table} rowId={rowId} areGroupsClosed={facts.places !== null} lit={lit} />
      <GroupNotes facts={facts} group={table.group} />
    </div>
  );
}

const rowId = (clubId: number) => `club-${clubId}`;
