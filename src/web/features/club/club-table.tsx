import type { StandingsReply } from '#contract/standings-view.ts';
import { bracketOfRank } from '#domain/standings/qualification.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import shared from '#web/ui/shared.module.css';
import { signed } from '#words/numbers.ts';
import { groupTitle } from '#words/titles.ts';
import { CLUB_TABLE } from './words.ts';

interface Props {
  readonly club: { readonly id: number; readonly group: string };
  /** Of all groups. */
  readonly standings: StandingsReply['standings'] | undefined;
}

/** The table of a club's group in short, with its row lit. The hub has all of it. */
export function ClubTable({ club, standings }: Props) {
  const rows = standings?.filter(({ group }) => group === club.group);
  if (!rows || rows.length === 0) return null;
  return (
    <table className="club-table">
      <caption>{groupTitle(club.group)}</caption>
      <thead>
        <tr>
          {CLUB_TABLE.map(({ short, full }) => (
            <th key={full} scope="col" abbr={full}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, teamName, rank, played, goalDifference, points }) => (
          <tr key={id} className={id === club.id ? `${bracketOfRank(rank)} own` : bracketOfRank(rank)}>
            <td>{rank}</td>
            <th scope="row" dir="auto">
              <ClubLink club={{ id, name: teamName }} className={`club-match-club ${shared.quietLink}`}>
                <Crest name={teamName} />
                <span>{teamName}</span>
              </ClubLink>
            </th>
            <td>{played}</td>
            <td>{signed(goalDifference)}</td>
            <td>{points < 0 ? signed(points) : points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
