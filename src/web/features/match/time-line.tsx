import type { RecordEntry } from '#domain/record/kinds.ts';
import { isStandardNote } from '#domain/results/results.ts';
import { type Score, scoreText } from '#domain/results/score-text.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { MATCH, TOLD } from '#words/match-page.ts';
import { authorText } from '#words/record-author.ts';

interface Props {
  readonly fixtureId: number;
  readonly entries: readonly RecordEntry[];
}

/** What happened to a match, the first first: what, who, when, and the number of its entry in the record. */
export function TimeLine({ fixtureId, entries }: Props) {
  return (
    <ol className="time-line">
      {entries.map((entry) => (
        <li key={entry.seq} className={entry.kind}>
          <p>
            <b>{isWithdrawal(entry, fixtureId) ? MATCH.withdrew : (TOLD[entry.kind] ?? entry.kind)}</b>{' '}
            {isWithdrawal(entry, fixtureId) ? <bdi>{String(entry.data.name)}</bdi> : detailOf(entry)}
          </p>
          <Texts entry={entry} />
          <p className={shared.note}>
            <bdi>{authorText(entry)}</bdi> · <time dateTime={entry.at}>{exactText(entry.at)}</time> ·{' '}
            <Link href={entryPath(entry.seq)} className="time-line-entry">{`#${entry.seq}`}</Link>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Whether a club withdrew and the match has no award for it: a tie is a walkover then. */
function isWithdrawal({ kind, data: { putIn } }: RecordEntry, fixtureId: number): boolean {
  const awards = Array.isArray(putIn) ? (putIn as { readonly fixtureId: number }[]) : [];
  return kind === 'club-withdrawn' && !awards.some((award) => award.fixtureId === fixtureId);
}

/** The score, the time or the entry that it is about. */
function detailOf({ kind, data }: RecordEntry): string | null {
  if (typeof data.homeScore === 'number') return scoreText(data as unknown as Score) + otherScore(data);
  if (kind === 'kickoff-agreed') return typeof data.at === 'string' ? exactText(data.at) : MATCH.takenAway;
  if (typeof data.closesAt === 'string') return exactText(lastMinute(data.closesAt));
  return typeof data.seq === 'number' ? `#${data.seq}` : null;
}

/** What the other club says, or what was said before. */
function otherScore({ claimed, dropped }: RecordEntry['data']): string {
  if (claimed) return `: ${scoreText(claimed as Score)}`;
  return dropped ? `, ${MATCH.not} ${scoreText(dropped as Score)}` : '';
}

/** Reasons and notes. Who has written them is told beside them. */
function Texts({ entry: { texts } }: { readonly entry: RecordEntry }) {
  return Object.entries(texts).map(
    ([name, text]) =>
      name !== 'staff' &&
      !(text && isStandardNote(text.text)) && (
        <p key={name} dir="auto">
          {text ? <q>{text.text}</q> : MATCH.struck}
        </p>
      ),
  );
}
