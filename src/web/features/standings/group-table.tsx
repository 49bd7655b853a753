import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { prefersReducedMotion } from '#web/ui/browser.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import { DEDUCTION_MARK, pointsDeducted, STANDINGS } from '#words/hub.ts';
import { signed } from '#words/numbers.ts';
import { groupTitle } from '#words/titles.ts';
import styles from './group-table.module.css';
import { deductionNoteId, type GroupOutlook, type GroupTable as Table } from './group-tables.ts';
import { OutlookSign } from './outlook-sign.tsx';
import { enoughText, orderDecided, whyRank } from './words.ts';

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
  const decided = outlook?.isDecided ? orderDecided(areGroupsClosed) : null;
  const note = areGroupsClosed ? null : (decided ?? (outlook && enoughText(outlook.clubs, rows)));
  return (
    <>
      <table className={styles.table}>
        <caption>
          <h3>{groupTitle(group)}</h3>
          {areGroupsClosed && decided && <span className={shared.fine}>{decided}</span>}
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
      {note && <p className={styles.note}>{note}</p>}
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

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const GLIDE = { duration: 240, easing: EASING };
const GLOWING = {
  color: 'var(--color-accent)',
  textShadow: '0 0 14px var(--color-accent)',
  offset: 0,
};
const GLOW = { id: 'glow', duration: 1200, easing: EASING };

/** In the order of a row's cells, after rank and club. */
const FIGURES = Object.keys(STANDINGS.columns).slice(2) as (keyof StandingRow)[];
const FIRST_FIGURE_CELL = 2;

/** False for cards so far from the viewport that they are not laid out, and for tabs that are closed. */
const IN_VIEW = { contentVisibilityAuto: true };

/** Animates changes of a table that is in view. Animating all tables after a burst of results would block the page. */
function useStandingsMotion(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly StandingRow[],
): void {
  const shown = useRef(rows);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = rows;
    const table = body.current;
    if (before === rows || !table?.checkVisibility?.(IN_VIEW)) return;
    showMovement(table, before, rows);
  }, [body, rows]);
}

/**
 * Rows glide from their old position to the new one, and changed figures glow once. Rows have nearly the same height,
 * so positions give the distance without measuring.
 */
function showMovement(
  table: HTMLTableSectionElement,
  before: readonly StandingRow[],
  now: readonly StandingRow[],
): void {
  if (prefersReducedMotion()) return;
  // Expanded rows are followed by a details row that belongs to no club.
  const elements = table.querySelectorAll<HTMLTableRowElement>('tr[tabindex]');
  now.forEach((row, place) => {
    const element = elements[place];
    const oldPlace = before.findIndex(({ id }) => id === row.id);
    const old = before[oldPlace];
    if (!element || !old) return;
    if (oldPlace !== place) glide(element, oldPlace - place);
    FIGURES.forEach((figure, index) => {
      const cell = element.cells[FIRST_FIGURE_CELL + index];
      if (cell && old[figure] !== row[figure]) glow(cell);
    });
  });
}

function glide(row: HTMLElement, places: number): void {
  // In units of the row height: measuring would force a layout between one row and the next.
  row.animate([{ transform: `translateY(${places * 100}%)` }, { transform: 'none' }], GLIDE);
}

function glow(cell: HTMLElement): void {
  // A CSS animation would restart whenever the tab is reopened.
  cell.animate([GLOWING], GLOW);
}
