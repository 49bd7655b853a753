import { useRef } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { bracketOfRank } from '#domain/standings/qualification.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { groupTitle } from '#web/content/groups.ts';
import { DEDUCTION_MARK, pointsDeducted, STANDINGS } from '#web/content/hub.ts';
import { deductionNoteId } from './deduction-note-id.ts';
import { signed, type GroupTable as Table } from './group-tables.ts';
import { useStandingsMotion } from './use-standings-motion.ts';

const COLUMNS = Object.values(STANDINGS.columns);

interface Props {
  readonly table: Table;
  /** Where a club's row is found on the page. */
  readonly rowId: (clubId: number) => string;
}

/** The four clubs of a group. Its columns are laid out by their order, in standings.css. */
export function GroupTable({ table, rowId }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  useStandingsMotion(body, table.rows);
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
      <tbody ref={body}>
        {table.rows.map((row) => (
          <Row key={row.id} id={rowId(row.id)} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ id, row }: { readonly id: string; readonly row: StandingRow }) {
  const bracket = bracketOfRank(row.rank);
  const zone = bracket.toLowerCase();
  return (
    <tr id={id} tabIndex={-1} className={row.played > 0 ? zone : `${zone} idle`}>
      <td>
        {row.rank}
        <span className="sr-only">{STANDINGS.legend[bracket].label}</span>
      </td>
      <th scope="row" dir="auto" className={hasLongWord(row.teamName) ? 'long' : undefined}>
        <Crest name={row.teamName} className="crest" />
        {row.teamName}
      </th>
      <td>{row.played}</td>
      <td>{row.won}</td>
      <td>{row.drawn}</td>
      <td>{row.lost}</td>
      <td>{row.goalsFor}</td>
      <td>{signed(row.goalDifference)}</td>
      <td>
        {row.points < 0 ? signed(row.points) : row.points}
        {row.deducted > 0 && <DeductionMark {...row} />}
      </td>
    </tr>
  );
}

/** Leads from the points to the note below the table that says why some are missing. */
function DeductionMark({ id, deducted }: StandingRow) {
  return (
    <a href={`#${deductionNoteId(id)}`} className="deduction-mark">
      <span aria-hidden="true">{DEDUCTION_MARK}</span>
      <span className="sr-only">{pointsDeducted(deducted)}</span>
    </a>
  );
}

/** A word that is set smaller, so that it need not be broken where there is little room. */
function hasLongWord(name: string): boolean {
  return /[^\s-]{13}/u.test(name);
}
