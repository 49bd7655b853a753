import type { RecordEntry } from '#domain/record/kinds.ts';
import { isStandardNote } from '#domain/results/results.ts';
import styles from './record.module.css';
import { RECORD } from './words.ts';

/** Reasons and notes of an entry. The author is named beside them. */
export function EntryTexts({ entry: { texts } }: { readonly entry: RecordEntry }) {
  const written = Object.entries(texts).filter(
    ([name, text]) => name !== 'staff' && !(text && isStandardNote(text.text)),
  );
  return written.map(([name, text]) =>
    text ? (
      <p key={name} className={styles.recordTexts}>
        <q dir="auto">{text.text}</q>
      </p>
    ) : (
      <p key={name} className={styles.recordTexts}>
        {RECORD.redacted}
      </p>
    ),
  );
}
