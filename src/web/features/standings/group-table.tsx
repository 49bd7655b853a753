import type { StandingRow } from '#contract/standings-view.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { groupTitle, STANDINGS } from '#web/content/hub.ts';
import { signed, type GroupTable as Table } from './group-tables.ts';

const COLUMNS = Object.values(STANDINGS.columns);
const UCL_RANKS = 2;

/** The four clubs of a group. Its columns are laid out by their order, in standings.css. */
export function GroupTable({ table }: { readonly table: Table }) {
  return (
    <table className="standings">
      <caption>
        <h3>{groupTitle(table.group)}</h3>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map(({ short, full }) => (
            <th key={full} scope="col" title={full}>
              {short === full ? (
                short
              ) : (
                <>
                  <span aria-hidden="true">{short}</span>
                  <span className="sr-only">{full}</span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: StandingRow }) {
  const zone = row.rank <= UCL_RANKS ? 'ucl' : 'uel';
  return (
    <tr className={row.played > 0 ? zone : `${zone} idle`}>
      <td>
        {row.rank}
        <span className="sr-only">{STANDINGS.legend[zone].label}</span>
      </td>
      <th scope="row" title={row.teamName}>
        <Crest name={row.teamName} className="crest" />
        {row.teamName}
      </th>
      <td>{row.played}</td>
      <td>{row.won}</td>
      <td>{row.drawn}</td>
      <td>{row.lost}</td>
      <td>{signed(row.goalDifference)}</td>
      <td>{row.points}</td>
    </tr>
  );
}
