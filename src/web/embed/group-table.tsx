import type { StandingRow } from '#contract/standings-view.ts';
import { bracketOfRank } from '#domain/standings/qualification.ts';
import { clubPath } from '#paths.ts';
import { Crest } from '#web/clubs/crest.tsx';
import shared from '#web/ui/shared.module.css';
import { STANDINGS } from '#words/hub.ts';
import { signed } from '#words/numbers.ts';
import { OutLink } from './out-link.tsx';

const { goalsFor: _goalsFor, ...columns } = STANDINGS.columns;
const COLUMNS = Object.values(columns);

interface Props {
  readonly caption: string;
  readonly rows: readonly StandingRow[];
  readonly crest?: number;
  readonly areLinks?: boolean;
}

/** The table of a group, without anything to press but the names. */
export function GroupTable({ caption, rows, crest = 20, areLinks = true }: Props) {
  return (
    <table className="table">
      <caption className={shared.hidden}>{caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ short, full }) => (
            <th key={full} scope="col" title={full} aria-label={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} crest={crest} isLink={areLinks} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly row: StandingRow;
  readonly crest: number;
  readonly isLink: boolean;
}

function Row({ row, crest, isLink }: RowProps) {
  const { id, teamName: name, rank, points } = row;
  const bracket = bracketOfRank(rank);
  const club = (
    <>
      <Crest name={name} size={crest} />
      <bdi className="name">{name}</bdi>
    </>
  );
  return (
    <tr data-key={`club-${id}`} className={bracket.toLowerCase()}>
      <td>
        {rank}
        <span className={shared.hidden}>{STANDINGS.legend[bracket].label}</span>
      </td>
      <th scope="row">
        {isLink ? (
          <OutLink path={clubPath({ id, name })} className="club">
            {club}
          </OutLink>
        ) : (
          <span className="club">{club}</span>
        )}
      </th>
      <td>{row.played}</td>
      <td>{row.won}</td>
      <td>{row.drawn}</td>
      <td>{row.lost}</td>
      <td>{signed(row.goalDifference)}</td>
      <td>{points < 0 ? signed(points) : points}</td>
    </tr>
  );
}
