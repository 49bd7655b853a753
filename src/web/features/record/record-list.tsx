import { memo } from 'react';
import type { RecordReply } from '#contract/record.ts';
import type { RecordEntry, RecordKind } from '#domain/record/kinds.ts';
import { hasIdsInUse } from '#domain/record/record-subjects.ts';
import { clockText, eveningOf, weekdayText } from '#domain/schedule/evening.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import { authorText } from '#words/record-author.ts';
import { EntrySentence } from './entry-sentence.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { KindSign } from './kind-sign.tsx';
import recordStyles from './record.module.css';
import styles from './record-list.module.css';
import { countsText } from './words.ts';

interface Props {
  readonly head: RecordReply;
  /** The oldest first. */
  readonly entries: readonly RecordEntry[];
  /** Entries after this one have come in while the page was open. */
  readonly newAfter: number;
  /** Whether there are earlier ones, so that the last evening may be shown in part only. */
  readonly hasEarlier: boolean;
}

/** The ledger: the newest entry first, under the evening on which it was written. */
export function RecordList({ head, entries, newAfter, hasEarlier }: Props) {
  const evenings = byEvening(entries);
  return evenings.map(({ day, entries: ofEvening }, index) => {
    const newest = ofEvening[0]?.seq ?? 0;
    const isCut = hasEarlier && index === evenings.length - 1;
    return (
      <section key={newest} aria-labelledby={`evening-${newest}`} className={styles.day}>
        <header className={recordStyles.recordEvening}>
          <h2 id={`evening-${newest}`}>
            <time dateTime={day}>{weekdayText(day)}</time>
          </h2>
          {!isCut && <p>{countsText(countKinds(ofEvening))}</p>}
        </header>
        <ol reversed className={recordStyles.recordList}>
          {ofEvening.map((entry) => (
            <EntryRow
              key={entry.seq}
              entry={entry}
              isNew={entry.seq > newAfter}
              hasPages={hasIdsInUse(entry, head)}
            />
          ))}
        </ol>
      </section>
    );
  });
}

interface EntryRowProps {
  readonly entry: RecordEntry;
  /** Whether it has come in while the page was open. */
  readonly isNew: boolean;
  readonly hasPages: boolean;
}

/** A line of the ledger. The whole of it leads to the page of the entry. */
const EntryRow = memo(function EntryRow({ entry, isNew, hasPages }: EntryRowProps) {
  const { seq, at, kind, hash } = entry;
  return (
    <li className={isNew ? `${recordStyles.recordEntry} ${styles.arriving}` : recordStyles.recordEntry}>
      <KindSign kind={kind} />
      <div className={styles.body}>
        <p className={recordStyles.recordSentence}>
          <EntrySentence entry={entry} hasPages={hasPages} />
        </p>
        <EntryTexts entry={entry} />
        <p className={recordStyles.recordAuthor}>{authorText(entry)}</p>
      </div>
      <p className={recordStyles.recordSeal}>
        <Link href={entryPath(seq)} className={recordStyles.recordNumber}>
          {`#${seq}`}
        </Link>
        <time dateTime={at} title={exactText(at)}>
          {clockText(at)}
        </time>
        <code title={hash}>{hash.slice(0, 8)}</code>
      </p>
    </li>
  );
});

interface Evening {
  /** An ISO date. */
  readonly day: string;
  /** The newest first. */
  readonly entries: readonly RecordEntry[];
}

/** Entries, of which the first is the oldest, by the evening they were written on; the newest evening first. */
export function byEvening(entries: readonly RecordEntry[]): readonly Evening[] {
  const evenings: { day: string; entries: RecordEntry[] }[] = [];
  for (const entry of [...entries].reverse()) {
    const day = eveningOf(entry.at);
    const last = evenings.at(-1);
    // In the order of the record: a clock that was set back begins the day once more.
    if (last?.day === day) last.entries.push(entry);
    else evenings.push({ day, entries: [entry] });
  }
  return evenings;
}

/** How often something of each kind happened, in the order in which the kinds first did. */
export function countKinds(entries: readonly RecordEntry[]): ReadonlyMap<RecordKind, number> {
  const counts = new Map<RecordKind, number>();
  for (const { kind } of [...entries].reverse()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
