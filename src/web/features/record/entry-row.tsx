import { memo } from 'react';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { clockText } from '#domain/schedule/evening.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import { Link } from '#web/ui/link.tsx';
import { authorText } from '#words/record-author.ts';
import styles from './entry-row.module.css';
import { EntrySentence } from './entry-sentence.tsx';
import { EntryTexts } from './entry-texts.tsx';
import { KindSign } from './kind-sign.tsx';
import recordStyles from './record.module.css';

interface Props {
  readonly entry: RecordEntry;
  /** Whether it has come in while the page was open. */
  readonly isNew: boolean;
  readonly hasPages: boolean;
}

/** A line of the ledger. The whole of it leads to the page of the entry. */
export const EntryRow = memo(function EntryRow({ entry, isNew, hasPages }: Props) {
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
