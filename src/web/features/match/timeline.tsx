import type { RecordEntry } from '#domain/record/kinds.ts';
import { isStandardNote } from '#domain/results/results.ts';
import { type Score, scoreText } from '#domain/results/score-text.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { MATCH, MATCH_EVENTS } from '#words/match-page.ts';
import { authorText } from '#words/record-author.ts';
import styles from './timeline.module.css';

interface Props {
  readonly fixtureId: number;
  readonly entries: readonly RecordEntry[];
}

/** Events of a match, oldest first: what, who, when, and the number of the record entry. */
export function Timeline({ fixtureId, entries }: Props) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.seq} data-kind={entry.kind}>
          <p>
            <b>
              {isWithdrawal(entry, fixtureId) ? MATCH.withdrew : (MATCH_EVENTS[entry.kind] ?? entry.kind)}
            </b>{' '}
            <Detail entry={entry} fixtureId={fixtureId} />
          </p>
          <Texts entry={entry} />
          <p className={shared.note}>
            <bdi>{authorText(entry)}</bdi> · <time dateTime={entry.at}>{exactText(entry.at)}</time> ·{' '}
            <Link href={entryPath(entry.seq)} className={styles.entry}>{`#${entry.seq}`}</Link>
          </p>
        </li>
      ))}
    </ol>
  );
}

function Detail({ entry, fixtureId }: { readonly entry: RecordEntry; readonly fixtureId: number }) {
  if (isWithdrawal(entry, fixtureId)) return <bdi>{String(entry.data.name)}</bdi>;
  // Only a club with a link replaces a submission. Its own score follows.
  return entry.kind === 'replaced' ? <bdi>{authorText(entry)}</bdi> : detailOf(entry);
}

/** A withdrawal without an award for this match makes a tie a walkover. */
function isWithdrawal({ kind, data: { putIn } }: RecordEntry, fixtureId: number): boolean {
  const awards = Array.isArray(putIn) ? (putIn as { readonly fixtureId: number }[]) : [];
  return kind === 'club-withdrawn' && !awards.some((award) => award.fixtureId === fixtureId);
}

/** The score, the time or the record entry that the event is about. */
function detailOf({ kind, data }: RecordEntry): string | null {
  if (typeof data.homeScore === 'number') return scoreText(data as unknown as Score) + otherScore(data);
  if (kind === 'kickoff-agreed') return typeof data.at === 'string' ? exactText(data.at) : MATCH.cleared;
  if (typeof data.closesAt === 'string') return exactText(shownDeadline(data.closesAt));
  return typeof data.seq === 'number' ? `#${data.seq}` : null;
}

/** The other club's claim, or the previous score. */
function otherScore({ claimed, dropped }: RecordEntry['data']): string {
  if (claimed) return `, ${MATCH.claimed} ${scoreText(claimed as Score)}`;
  return dropped ? `, ${MATCH.not} ${scoreText(dropped as Score)}` : '';
}

/** Reasons and notes. The author is named beside them. */
function Texts({ entry: { texts } }: { readonly entry: RecordEntry }) {
  return Object.entries(texts).map(
    ([name, text]) =>
      name !== 'staff' &&
      !(text && isStandardNote(text.text)) && (
        <p key={name} dir="auto">
          {text ? <q>{text.text}</q> : MATCH.redacted}
        </p>
      ),
  );
}
