import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { groupsOf } from '#domain/clubs/clubs.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { groupStandingsQuery, hasFailed, outlookQuery } from '#web/api/queries.ts';
import cardGrid from '#web/ui/card-grid.module.css';
import { usePrefetch } from '#web/ui/lazy-part.tsx';
import { LoadError, StaleMark } from '#web/ui/load-error.tsx';
import shared from '#web/ui/shared.module.css';
import { SkeletonGrid } from '#web/ui/skeleton-grid.tsx';
import { useStaggeredList } from '#web/ui/staggered-list.ts';
import { RECONNECTING } from '#words/fallbacks.ts';
import { STANDINGS } from '#words/hub.ts';
import { DEFAULT_CLUBS, type SeasonClubs } from '#words/season-format.ts';
import { GroupTable, RankDetails } from './group-table.tsx';
import {
  type GroupOutlook,
  groupTables,
  type GroupTable as Table,
  withoutWithdrawn,
} from './group-tables.ts';
import styles from './standings.module.css';
import { StandingsLegend } from './standings-legend.tsx';

interface Places {
  /** The id of a group's table on the page. */
  readonly idOf: (group: Group) => string;
  /** The id of a club's row on the page. */
  readonly rowId: (clubId: number) => string;
  /** Beside the title of a group. */
  readonly asideOf: (group: Group) => ReactNode;
  /** Once true, the tables are final. */
  readonly areGroupsClosed: boolean;
}

/** What-if tables, and the outlooks of the groups they affect. */
interface HypotheticalTables {
  readonly standings: readonly StandingRow[];
  readonly outlooks: readonly GroupOutlook[];
}

interface Props extends Places {
  /** Replaces the actual tables in what-if mode. */
  readonly hypothetical: HypotheticalTables | null;
  readonly withdrawals: readonly { readonly clubId: number }[];
  /** Undefined until it is loaded. */
  readonly season: SeasonClubs | undefined;
}

/** The current tables of all groups. */
export function Standings({ hypothetical, withdrawals, season, ...places }: Props) {
  usePrefetch(RankDetails.load);
  const query = useQuery(groupStandingsQuery);
  const outlook = useQuery(outlookQuery);
  const played = outlook.data?.groups;
  const outlooks = useMemo(
    () => withoutWithdrawn([...(hypothetical?.outlooks ?? []), ...(played ?? [])], withdrawals),
    [hypothetical, played, withdrawals],
  );
  const { data, refetch } = query;
  const failed = hasFailed(query);
  if (!data && failed)
    return <LoadError message={STANDINGS.error} retryLabel={STANDINGS.retry} onRetry={refetch} />;
  if (!data)
    return (
      <>
        <p role="status" className={`${styles.loading} ${shared.note}`}>
          {STANDINGS.loading}
        </p>
        <SkeletonGrid
          cards={groupsOf((season ?? DEFAULT_CLUBS).clubs).length}
          className={styles.grid}
          cardClass={styles.skeleton}
        />
      </>
    );
  return (
    <div>
      {failed && <StaleMark>{RECONNECTING}</StaleMark>}
      <Tables
        season={season}
        standings={hypothetical?.standings ?? data.standings}
        outlooks={outlooks}
        // Details explain only actual results.
        hasDetails={!hypothetical}
        {...places}
      />
      <StandingsLegend
        caption={places.areGroupsClosed ? STANDINGS.finalCaption : STANDINGS.caption}
        season={season}
      />
    </div>
  );
}

export interface TablesProps extends Places {
  readonly season: SeasonClubs | undefined;
  readonly standings: readonly StandingRow[];
  readonly outlooks?: readonly GroupOutlook[] | undefined;
  /** Whether rows can be expanded. */
  readonly hasDetails?: boolean;
}

export function Tables({ season, standings, outlooks, hasDetails = false, ...places }: TablesProps) {
  const tables = useStaggeredList(
    useMemo(() => groupTables(standings, outlooks, season), [standings, outlooks, season]),
  );
  return (
    <div className={`${cardGrid.grid} ${styles.grid}`}>
      {tables.map((table) => (
        <TableCard key={table.group} table={table} hasDetails={hasDetails} {...places} />
      ))}
    </div>
  );
}

interface CardProps extends Places {
  readonly table: Table;
  readonly hasDetails: boolean;
}

/** Memoised, so that a change renders only its own group. */
const TableCard = memo(function TableCard({ idOf, asideOf, table, ...rest }: CardProps) {
  return (
    <section
      id={idOf(table.group)}
      data-rows={table.rows.length}
      className={`${cardGrid.card} ${styles.card}`}
    >
      <GroupTable table={table} {...rest} />
      {asideOf(table.group)}
    </section>
  );
});
