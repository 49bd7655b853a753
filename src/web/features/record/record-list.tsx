import type { RecordReply } from '#contract/record.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { hasIdsInUse } from '#domain/record/record-subjects.ts';
import { weekdayText } from '#domain/schedule/evening.ts';
import { EntryRow } from './entry-row.tsx';
import { byEvening, countKinds } from './evenings.ts';
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
