import { memo, useRef, useState } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import { DEDUCTION_MARK, pointsDeducted, STANDINGS } from '#words/hub.ts';
import { signed } from '#words/numbers.ts';
import { groupTitle } from '#words/titles.ts';
import styles from './group-table.module.css';
import type { GroupOutlook, GroupTable as Table } from './group-tables.ts';
import { deductionNoteId } from './group-tables.ts';
import { OutlookSign } from './outlook-sign.tsx';
import { useStandingsMotion } from './standings-motion.ts';
import { enoughText, orderDecided, whyRank } from './table-words.ts';

export const RankDetails = lazyPart(() => import('./rank-details.tsx'));

/** Fewer columns than any screen shows; the style sheet stretches the cell to the full card. */
const SPANNED_COLUMNS = 6;

/** The rail at the left of a row, by qualification. */
export const ZONES = { UCL: styles.ucl, UEL: styles.uel };

const COLUMNS = Object.values(STANDINGS.columns);

interface Props {
  readonly table: Table;
  /** The id of a club's row on the page. */
  readonly rowId: (clubId: number) => string;
  readonly areGroupsClosed: boolean;
  /** Rows of finished seasons cannot be expanded. */
  readonly hasDetails?: boolean;
  /** The clubs that the page is about. */
  readonly lit?: readonly number[];
}

/** The columns are styled by position in the style sheet. */
export const GroupTable = memo(function GroupTable({
  table,
  rowId,
  areGroupsClosed,
  hasDetails,
  lit,
}: Props) {
  const { group, rows, outlook } = table;
  const hydrated = useHydrated();
  const body = useRef<HTMLTableSectionElement>(null);
  useStandingsMotion(body, rows);
  const enough = outlook && enoughText(outlook.clubs, rows);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <h3>{groupTitle(group)}</h3>
          {outlook?.isDecided && <span className={shared.fine}>{orderDecided(areGroupsClosed)}</span>}
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
              canOpen={hydrated && hasDetails === true}
              isLit={lit?.includes(row.id)}
            />
          ))}
        </tbody>
      </table>
      {enough && <p className={styles.enough}>{enough}</p>}
    </>
  );
});

interface RowProps extends Pick<Props, 'areGroupsClosed'> {
  readonly canOpen: boolean;
  readonly isLit: boolean | undefined;
  readonly id: string;
  readonly row: StandingRow;
  readonly outlook: GroupOutlook['clubs'][number] | undefined;
}

function Row({ id, row, outlook, areGroupsClosed, canOpen, isLit }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = `${id}-details`;
  const { advancesTo } = row;
  const zone = advancesTo ? ZONES[advancesTo] : '';
  const look = row.played > 0 ? zone : `${zone} ${styles.idle}`;
  return (
    <>
      <tr id={id} tabIndex={-1} className={`${look} ${isOpen ? styles.open : ''} ${isLit ? styles.lit : ''}`}>
        <td>
          {row.rank}
          {advancesTo && <span className={shared.hidden}>{STANDINGS.legend[advancesTo].label}</span>}
          <OutlookSign outlook={outlook} areGroupsClosed={areGroupsClosed} />
          {/* Covers the row below its links: a press anywhere opens it. */}
          {canOpen && (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={whyRank(row.teamName, row.rank)}
              onClick={() => setOpen(!isOpen)}
            />
          )}
        </td>
        <th scope="row">
          <Crest name={row.teamName} size={24} hasInitials />
          <ClubLink
            club={{ id: row.id, name: row.teamName }}
            className={`${shared.quietLink} ${styles.club}`}
          >
            <ClubName name={row.teamName} />
          </ClubLink>
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
      {canOpen && isOpen && (
        <tr id={detailsId} className={`${styles.details} ${zone}`}>
          <td colSpan={SPANNED_COLUMNS}>
            <RankDetails clubId={row.id} outlook={outlook} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Links the points to the note below the table that explains a deduction. */
function DeductionMark({ id, deducted }: StandingRow) {
  return (
    <a href={`#${deductionNoteId(id)}`} className={styles.mark}>
      <span aria-hidden="true">{DEDUCTION_MARK}</span>
      <span className={shared.hidden}>{pointsDeducted(deducted)}</span>
    </a>
  );
}
