import type { TournamentReply } from '#contract/tournament-view.ts';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { decisionText } from './words.ts';

interface Props {
  readonly facts: Pick<TournamentReply, 'deductions' | 'withdrawals' | 'replacements'>;
  readonly clubId: number;
}

/** What was decided about a club, each with its reason, the oldest first. */
export function ClubNotes({ facts, clubId }: Props) {
  const notes = [...facts.deductions, ...facts.withdrawals, ...facts.replacements]
    .filter((decided) => decided.clubId === clubId)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  if (notes.length === 0) return null;
  return (
    <ul className="club-notes">
      {notes.map((decided) => (
        <li key={decided.at} dir="auto">
          <time dateTime={decided.at}>{dateText(decided.at)}</time> {decisionText(decided)}
        </li>
      ))}
    </ul>
  );
}
