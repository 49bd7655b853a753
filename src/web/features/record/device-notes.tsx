import { useEffect, useState } from 'react';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { pageOf, type RecordHead, shortName } from '#domain/record/record-head.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import { readRecordPage } from '#web/api/queries.ts';
import {
  forgetReceipts,
  type Receipt,
  seenHead,
  storedReceipts,
  storeSeenHead,
} from '#web/api/record-memory.ts';
import { Button } from '#web/ui/button.tsx';
import { TriangleAlert } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './check-record.module.css';
import recordToolsStyles from './record-tools.module.css';
import { DEVICE, headMissingText } from './words.ts';

interface Props {
  readonly head: RecordHead;
  /** May contain the entry of a restore. */
  readonly loaded: readonly RecordEntry[];
}

/** Compares what this device remembers with the current record. */
export function DeviceNotes({ head, loaded }: Props) {
  return (
    <>
      <MissingHead head={head} loaded={loaded} />
      <Receipts head={head} />
    </>
  );
}

/** Shown if the head that this device has seen is no longer in the record. Otherwise remembers the current head. */
function MissingHead({ head, loaded }: Props) {
  const [missing, setMissing] = useState<RecordHead | null>(null);
  const { seq, hash } = head;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each head; what is loaded only saves a request.
  useEffect(() => {
    const seen = seenHead();
    return abortable(async (signal) => {
      const known = loaded.find((entry) => entry.seq === seen?.seq);
      const readPage = async (page: number) => (known ? [known] : readRecordPage(page, signal));
      const [gone = null] = seen ? await missingEntries([seen], head, readPage) : [];
      if (signal.aborted) return;
      setMissing(gone);
      if (!gone && seq > 0) storeSeenHead(head);
    });
  }, [seq, hash]);
  if (!missing) return null;

  function forget() {
    storeSeenHead(head);
    setMissing(null);
  }

  const restored = loaded.findLast(({ kind }) => kind === 'restored');
  return (
    <div role="alert" className={`${shared.card} ${recordToolsStyles.recordMissing}`}>
      <p className={`${recordToolsStyles.recordWarning} ${shared.red}`}>
        <TriangleAlert className={shared.iconMedium} />
        {DEVICE.missingTitle}
      </p>
      <p className={`${styles.text} ${shared.small}`}>{headMissingText(missing)}</p>
      {restored && (
        <p className={`${styles.text} ${shared.small}`}>
          {DEVICE.restored}{' '}
          <Link href={entryPath(restored.seq)} className={shared.underlined}>
            {shortName(restored)}
          </Link>
        </p>
      )}
      <Button variant="secondary" className={styles.action} onClick={forget}>
        {DEVICE.forget}
      </Button>
    </div>
  );
}

/** Submissions from this device. */
function Receipts({ head }: Pick<Props, 'head'>) {
  const [receipts, setReceipts] = useState(storedReceipts);
  const [missing, setMissing] = useState<readonly Receipt[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit; a receipt that was found stays found.
  useEffect(
    () =>
      abortable(async (signal) => {
        const gone = await missingEntries(receipts, head, (page) => readRecordPage(page, signal));
        if (!signal.aborted) setMissing(gone);
      }),
    [],
  );
  if (receipts.length === 0) return null;

  function forget() {
    forgetReceipts();
    setReceipts([]);
  }

  return (
    <section aria-labelledby="receipts" className={`${shared.card} ${shared.notOnPaper}`}>
      <h2 id="receipts" className={shared.heading}>
        {DEVICE.receipts}
      </h2>
      <p className={`${styles.text} ${shared.note}`}>{DEVICE.receiptsText}</p>
      <ul className={recordToolsStyles.recordReceipts}>
        {receipts.map((receipt) => (
          <li key={receipt.hash}>
            <Link href={entryPath(receipt.seq)}>
              <b>{shortName(receipt)}</b>
              <span dir="auto">{receipt.text}</span>
              <time dateTime={receipt.at}>{exactText(receipt.at)}</time>
              {missing.includes(receipt) && <strong className={shared.red}>{DEVICE.gone}</strong>}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={forget}>
        {DEVICE.forgetReceipts}
      </Button>
    </section>
  );
}

/** Runs work until the effect is cleaned up. If it fails, the next head tries again. */
function abortable(work: (signal: AbortSignal) => Promise<void>): () => void {
  const leaving = new AbortController();
  work(leaving.signal).catch(() => {});
  return () => leaving.abort();
}

/** Remembered entries that the record does not contain, or contains in another form. */
export async function missingEntries<Known extends RecordHead>(
  known: readonly Known[],
  head: RecordHead,
  readPage: (page: number) => Promise<readonly RecordEntry[]>,
): Promise<readonly Known[]> {
  const hashes = new Map<number, string>();
  const pages = new Set(known.filter(({ seq }) => seq >= 1 && seq <= head.seq).map(({ seq }) => pageOf(seq)));
  for (const page of pages) for (const { seq, hash } of await readPage(page)) hashes.set(seq, hash);
  return known.filter(({ seq, hash }) => hashes.get(seq) !== hash);
}
