import { memo } from 'react';
import type { RecordReply } from '#contract/record.ts';
import type { RecordEntry, RecordKind } from '#domain/record/kinds.ts';
import { hasIdsInUse } from '#domain/record/record-subjects.ts';
import { clockText, exactText, weekdayText } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { authorText } from '#words/record-kinds.ts';
import { EntryLines } from './entry-lines.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { KindSign } from './kind-sign.tsx';
import recordStyles from './record.module.css';
import { countsText } from './words.ts';

interface Props {
  readonly head: RecordReply;
  /** Oldest first. */
  readonly entries: readonly RecordEntry[];
  /** Entries after this one arrived while the page was open. */
  readonly newAfter: number;
  /** Whether there are earlier entries, so that the last evening may be incomplete. */
  readonly hasEarlier: boolean;
}

/** The newest entry first, grouped by evening. */
export function RecordList({ head, entries, newAfter, hasEarlier }: Props) {
  const evenings = byEvening(entries);
  return evenings.map(({ day, entries: ofEvening }, index) => {
    const newest = ofEvening[0]?.seq ?? 0;
    const isCut = hasEarlier && index === evenings.length - 1;
    return (
      <section key={newest} aria-labelledby={`evening-${newest}`} className={recordStyles.day}>
        <header className={`${shared.spread} ${recordStyles.recordEvening}`}>
          <h2 id={`evening-${newest}`} className={shared.heading}>
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
  /** Whether it arrived while the page was open. */
  readonly isNew: boolean;
  readonly hasPages: boolean;
}

/** The whole line links to the page of the entry. */
const EntryRow = memo(function EntryRow({ entry, isNew, hasPages }: EntryRowProps) {
  const { seq, at, kind, hash } = entry;
  return (
    <li className={isNew ? `${recordStyles.recordEntry} ${recordStyles.arriving}` : recordStyles.recordEntry}>
      <KindSign kind={kind} />
      <div className={recordStyles.body}>
        <EntryLines entry={entry} hasPages={hasPages} />
        <EntryTexts entry={entry} />
      </div>
      <time dateTime={at} title={exactText(at)}>
        {clockText(at)}
      </time>
      <p className={recordStyles.recordSeal}>
        <Link href={entryPath(seq)} className={`${recordStyles.recordNumber} ${shared.wholeCell}`}>
          {`#${seq}`}
        </Link>{' '}
        <code title={hash}>{hash.slice(0, 8)}</code> <span>{authorText(entry)}</span>
      </p>
    </li>
  );
});

interface Evening {
  readonly day: string;
  /** Newest first. */
  readonly entries: readonly RecordEntry[];
}

/** A match evening continues after midnight: until six in the morning it is still the day before. */
const EVENING_ENDS_MS = 6 * 3_600_000;

/** The day, as an ISO date, whose evening a time belongs to. */
export function eveningOf(iso: string): string {
  return new Date(Date.parse(iso) - EVENING_ENDS_MS).toISOString().slice(0, 10);
}

/** From entries in ascending order; newest evening first. */
export function byEvening(entries: readonly RecordEntry[]): readonly Evening[] {
  const evenings: { day: string; entries: RecordEntry[] }[] = [];
  for (const entry of [...entries].reverse()) {
    const day = eveningOf(entry.at);
    const last = evenings.at(-1);
    // In record order: a clock that was set back starts the same day again.
    if (last?.day === day) last.entries.push(entry);
    else evenings.push({ day, entries: [entry] });
  }
  return evenings;
}

/** The number of entries per kind, in order of first appearance. */
export function countKinds(entries: readonly RecordEntry[]): ReadonlyMap<RecordKind, number> {
  const counts = new Map<RecordKind, number>();
  for (const { kind } of [...entries].reverse()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
