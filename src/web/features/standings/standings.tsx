import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { GROUPS, type Group } from '#domain/clubs/groups.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { groupStandingsQuery, outlookQuery } from '#web/api/queries.ts';
import { usePrefetch } from '#web/ui/at-rest.ts';
import { LoadError, StaleMark } from '#web/ui/load-error.tsx';
import shared from '#web/ui/shared.module.css';
import { SkeletonGrid } from '#web/ui/skeleton-grid.tsx';
import { useStaggeredList } from '#web/ui/staggered-list.ts';
import { RECONNECTING } from '#words/connection.ts';
import { STANDINGS } from '#words/hub.ts';
import { GroupTable, RankDetails } from './group-table.tsx';
import {
  type GroupOutlook,
  groupTables,
  sameTable,
  type GroupTable as Table,
  withoutWithdrawn,
} from './group-tables.ts';
import styles from './standings.module.css';
import { StandingsLegend } from './standings-legend.tsx';

interface Places {
  /** Where a group's table is found on the page. */
  readonly idOf: (group: Group) => string;
  /** Where a club's row is found on the page. */
  readonly rowId: (clubId: number) => string;
  /** Beside the title of a group. */
  readonly asideOf: (group: Group) => ReactNode;
  /** From then on what the tables say is final. */
  readonly areGroupsClosed: boolean;
}

/** Tables that somebody supposes, with the outlooks of the groups that are others for it. */
interface Supposed {
  readonly standings: readonly StandingRow[];
  readonly outlooks: readonly GroupOutlook[];
}

interface Props extends Places {
  /** Shown in place of what is, where a visitor asks what if. */
  readonly supposed: Supposed | null;
  readonly withdrawals: readonly { readonly clubId: number }[];
  /** After the last table. */
  readonly children?: ReactNode;
}

/** The tables of all groups, as they are now. */
export function Standings({ children, supposed, withdrawals, ...places }: Props) {
  usePrefetch(RankDetails.load);
  const query = useQuery(groupStandingsQuery);
  const outlook = useQuery(outlookQuery);
  const played = outlook.data?.groups;
  const outlooks = useMemo(
    () => withoutWithdrawn([...(supposed?.outlooks ?? []), ...(played ?? [])], withdrawals),
    [supposed, played, withdrawals],
  );
  const { data, refetch } = query;
  const failed = hasFailed(query);
  if (!data && failed) {
    return <LoadError message={STANDINGS.error} retryLabel={STANDINGS.retry} onRetry={refetch} />;
  }
  if (!data) return <Waiting />;
  return (
    <div className="standings-panel">
      <StandingsLegend caption={STANDINGS.caption} />
      {failed && <StaleMark>{RECONNECTING}</StaleMark>}
      <div className="group-grid">
        <Tables
          standings={supposed?.standings ?? data.standings}
          outlooks={outlooks}
          // The details tell of what is decided alone.
          hasDetails={!supposed}
          {...places}
        />
        {children}
      </div>
    </div>
  );
}

export interface TablesProps extends Places {
  readonly standings: readonly StandingRow[];
  readonly outlooks?: readonly GroupOutlook[] | undefined;
  /** Whether rows can be opened. */
  readonly hasDetails?: boolean;
}

export function Tables({ standings, outlooks, hasDetails = false, ...places }: TablesProps) {
  const cards = useMemo(
    () => groupTables(standings, outlooks).map((table) => ({ table, hasDetails })),
    [standings, outlooks, hasDetails],
  );
  return useStaggeredList(cards, sameCard).map((card) => (
    <TableCard key={card.table.group} {...card} {...places} />
  ));
}

interface Card {
  readonly table: Table;
  readonly hasDetails: boolean;
}

function sameCard(before: Card, now: Card): boolean {
  return before.hasDetails === now.hasDetails && sameTable(before.table, now.table);
}

/** A change renders the table of its own group alone. */
const TableCard = memo(function TableCard({ idOf, asideOf, ...table }: Card & Places) {
  const { group } = table.table;
  return (
    <section id={idOf(group)} className="group-card standings-card">
      <GroupTable {...table} />
      {asideOf(group)}
    </section>
  );
});

function Waiting() {
  return (
    <>
      <p role="status" className={`${styles.loading} ${shared.note}`}>
        {STANDINGS.loading}
      </p>
      <SkeletonGrid cards={GROUPS.length} cardClass="standings-wait" />
    </>
  );
}
