import './rank-details.css';
import { memo, useRef, useState } from 'react';
import type { StandingRow } from '#contract/standings-view.ts';
import { bracketOfRank } from '#domain/standings/qualification.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { ChevronDown } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import { DEDUCTION_MARK, pointsDeducted, STANDINGS } from '#words/hub.ts';
import { signed } from '#words/numbers.ts';
import { groupTitle } from '#words/titles.ts';
import { deductionNoteId } from './deduction-note-id.ts';
import styles from './group-table.module.css';
import type { GroupOutlook, GroupTable as Table } from './group-tables.ts';
import { OutlookSign } from './outlook-sign.tsx';
import { useStandingsMotion } from './use-standings-motion.ts';
import { orderDecided, whyRank } from './words.ts';

export const RankDetails = lazyPart(() => import('./rank-details.tsx'));

/** Fewer than a table ever shows, on any screen; the style sheet makes it as wide as the card. */
const SPANNED_COLUMNS = 6;

const COLUMNS = Object.values(STANDINGS.columns);

interface Props {
  readonly table: Table;
  /** Where a club's row is found on the page. */
  readonly rowId: (clubId: number) => string;
  readonly areGroupsClosed: boolean;
  /** Whether rows can be opened; not where the season is over. */
  readonly hasDetails?: boolean;
}

/** The four clubs of a group. Its columns are laid out by their order, in standings.css. */
export const GroupTable = memo(function GroupTable({ table, rowId, areGroupsClosed, hasDetails }: Props) {
  const { group, rows, outlook } = table;
  const hydrated = useHydrated();
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
            canOpen={hydrated && hasDetails === true}
          />
        ))}
      </tbody>
    </table>
  );
});

interface RowProps extends Pick<Props, 'areGroupsClosed'> {
  readonly canOpen: boolean;
  readonly id: string;
  readonly row: StandingRow;
  readonly outlook: GroupOutlook['clubs'][number] | undefined;
}

function Row({ id, row, outlook, areGroupsClosed, canOpen }: RowProps) {
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
          {canOpen && (
            <RankToggle row={row} isOpen={isOpen} detailsId={detailsId} onToggle={() => setOpen(!isOpen)} />
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
      {canOpen && isOpen && (
        <tr id={detailsId} className={`rank-details ${zone}`}>
          <td colSpan={SPANNED_COLUMNS}>
            <RankDetails clubId={row.id} outlook={outlook} />
          </td>
        </tr>
      )}
    </>
  );
}

interface ToggleProps {
  readonly row: StandingRow;
  readonly isOpen: boolean;
  /** Where the details are found on the page while they are open. */
  readonly detailsId: string;
  readonly onToggle: () => void;
}

/** In the cell of the rank: opens the row. */
function RankToggle({ row, isOpen, detailsId, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      className="rank-toggle"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailsId : undefined}
      aria-label={whyRank(row.teamName, row.rank)}
      title={whyRank(row.teamName, row.rank)}
      onClick={onToggle}
    >
      <ChevronDown />
    </button>
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
