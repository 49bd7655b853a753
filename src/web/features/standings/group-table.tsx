import { memo, useRef, useState } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { bracketOfRank } from '#domain/standings/qualification.ts';
import { ClubLink } from '#web/clubs/club-link.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { groupTitle } from '#web/content/groups.ts';
import { DEDUCTION_MARK, pointsDeducted, STANDINGS } from '#web/content/hub.ts';
import { orderDecided } from '#web/content/outlook-signs.ts';
import { signed } from '#web/content/signed.ts';
import shared from '#web/ui/shared.module.css';
import { deductionNoteId } from './deduction-note-id.ts';
import styles from './group-table.module.css';
import type { GroupOutlook, GroupTable as Table } from './group-tables.ts';
import { OutlookSign } from './outlook-sign.tsx';
import type { RankDetailsModule } from './rank-details-code.ts';
import { useStandingsMotion } from './use-standings-motion.ts';

const COLUMNS = Object.values(STANDINGS.columns);

interface Props {
  readonly table: Table;
  /** Where a club's row is found on the page. */
  readonly rowId: (clubId: number) => string;
  readonly areGroupsClosed: boolean;
  /** Opens a row; missing until its chunk is there, and where the season is over. */
  readonly details?: RankDetailsModule | null | undefined;
}

/** The four clubs of a group. Its columns are laid out by their order, in standings.css. */
export const GroupTable = memo(function GroupTable({ table, rowId, areGroupsClosed, details }: Props) {
  const { group, rows, outlook } = table;
  const body = useRef<HTMLTableSectionElement>(null);
  useStandingsMotion(body, rows);
  return (
    <table className="standings">
      <caption>
        <h3>{groupTitle(group)}</h3>
        {outlook?.isDecided && (
          <span className={`${styles.note} ${shared.fine}`}>{orderDecided(areGroupsClosed)}</span>
        )}
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
                  <span className={shared.hidden}>{full}</span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Row
            key={row.id}
            id={rowId(row.id)}
            row={row}
            outlook={outlook?.clubs.find(({ clubId }) => clubId === row.id)}
            areGroupsClosed={areGroupsClosed}
            details={details}
          />
        ))}
      </tbody>
    </table>
  );
});

interface RowProps extends Pick<Props, 'areGroupsClosed' | 'details'> {
  readonly id: string;
  readonly row: StandingRow;
  readonly outlook: GroupOutlook['clubs'][number] | undefined;
}

function Row({ id, row, outlook, areGroupsClosed, details }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = `${id}-details`;
  const bracket = bracketOfRank(row.rank);
  const zone = bracket.toLowerCase();
  return (
    <>
      <tr id={id} tabIndex={-1} className={row.played > 0 ? zone : `${zone} idle`}>
        <td>
          {row.rank}
          <span className={shared.hidden}>{STANDINGS.legend[bracket].label}</span>
          <OutlookSign outlook={outlook} areGroupsClosed={areGroupsClosed} />
          {details && (
            <details.RankToggle
              row={row}
              isOpen={isOpen}
              detailsId={detailsId}
              onToggle={() => setOpen(!isOpen)}
            />
          )}
        </td>
        <th scope="row" dir="auto" className={hasLongWord(row.teamName) ? 'long' : undefined}>
          <Crest name={row.teamName} className="crest" />
          <ClubLink
            club={{ id: row.id, name: row.teamName }}
            className={`${shared.quietLink} ${shared.wholeCell}`}
          />
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
      {details && isOpen && (
        <details.RankDetails id={detailsId} zone={zone} clubId={row.id} outlook={outlook} />
      )}
    </>
  );
}

/** Leads from the points to the note below the table that says why some are missing. */
function DeductionMark({ id, deducted }: StandingRow) {
  return (
    <a href={`#${deductionNoteId(id)}`} className="deduction-mark">
      <span aria-hidden="true">{DEDUCTION_MARK}</span>
      <span className={shared.hidden}>{pointsDeducted(deducted)}</span>
    </a>
  );
}

/** A word that is set smaller, so that it need not be broken where there is little room. */
function hasLongWord(name: string): boolean {
  return /[^\s-]{13}/u.test(name);
}
