import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { GROUPS, type Group } from '#domain/groups.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { groupStandingsQuery } from '#web/api/queries.ts';
import { RECONNECTING } from '#web/content/connection.ts';
import { STANDINGS } from '#web/content/hub.ts';
import { Kept } from '#web/ui/kept.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { StaleMark } from '#web/ui/stale-mark.tsx';
import { WaitingGrid } from '#web/ui/waiting-grid.tsx';
import { GroupTable } from './group-table.tsx';
import { groupTables } from './group-tables.ts';
import { StandingsLegend } from './standings-legend.tsx';

interface Props {
  /** Where a group's table is found on the page. */
  readonly idOf: (group: Group) => string;
  /** Where a club's row is found on the page. */
  readonly rowId: (clubId: number) => string;
  /** Beside the title of a group. */
  readonly asideOf: (group: Group) => ReactNode;
  /** After the last table. */
  readonly children?: ReactNode;
}

/** The tables of all groups. */
export function Standings({ idOf, rowId, asideOf, children }: Props) {
  const query = useQuery(groupStandingsQuery);
  const { refetch } = query;
  // Deferred, React renders a rush of results in pieces, and a tap in between is answered.
  const data = useDeferredValue(query.data);
  const failed = hasFailed(query);
  if (!data && failed) {
    return <LoadError message={STANDINGS.error} retryLabel={STANDINGS.retry} onRetry={refetch} />;
  }
  if (!data) return <Waiting />;
  return (
    <>
      <StandingsLegend />
      {failed && <StaleMark>{RECONNECTING}</StaleMark>}
      <div className="group-grid">
        {groupTables(data.standings).map((table) => (
          <Kept
            as="section"
            name="standings"
            by={table.rows.map(Object.values)}
            key={table.group}
            id={idOf(table.group)}
            className="group-card standings-card"
          >
            <GroupTable table={table} rowId={rowId} />
            {asideOf(table.group)}
          </Kept>
        ))}
        {children}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className="py-4 text-muted text-sm">
        {STANDINGS.loading}
      </p>
      <WaitingGrid cards={GROUPS.length} cardClass="standings-wait" />
    </>
  );
}
