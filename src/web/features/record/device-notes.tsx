import { useEffect, useState } from 'react';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { pageOf, type RecordHead, shortName } from '#domain/record/record-head.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import { entryPath } from '#paths.ts';
import { readRecordPage } from '#web/api/queries.ts';
import {
  forgetReceipts,
  forgetSeenHead,
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
  readonly loaded: readonly RecordEntry[];
}

/** Compares what this device remembers with the current record. */
export function DeviceNotes({ head, loaded }: Props) {
  const memory = useDeviceMemory(head, loaded);
  return (
    <>
      {memory.missingHead && (
        <MissingHead missing={memory.missingHead} loaded={loaded} onForget={memory.forgetHead} />
      )}
      <Receipts
        receipts={memory.receipts}
        missing={memory.missingReceipts}
        onForget={memory.forgetReceipts}
      />
    </>
  );
}

interface MissingHeadProps {
  readonly missing: RecordHead;
  /** May contain the entry of a restore. */
  readonly loaded: readonly RecordEntry[];
  readonly onForget: () => void;
}

/** The head that this device has seen is no longer in the record. */
function MissingHead({ missing, loaded, onForget }: MissingHeadProps) {
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
      <Button variant="secondary" className={styles.action} onClick={onForget}>
        {DEVICE.forget}
      </Button>
    </div>
  );
}

interface ReceiptsProps {
  readonly receipts: readonly Receipt[];
  /** Their hashes. */
  readonly missing: ReadonlySet<string>;
  readonly onForget: () => void;
}

/** Submissions from this device. */
function Receipts({ receipts, missing, onForget }: ReceiptsProps) {
  if (receipts.length === 0) return null;
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
              {missing.has(receipt.hash) && <strong className={shared.red}>{DEVICE.gone}</strong>}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onForget}>
        {DEVICE.forgetReceipts}
      </Button>
    </section>
  );
}

interface DeviceMemory {
  readonly receipts: readonly Receipt[];
  /** Seen by this device, but no longer in the record. */
  readonly missingHead: RecordHead | null;
  /** The hashes of receipts that are no longer in the record. */
  readonly missingReceipts: ReadonlySet<string>;
  readonly forgetHead: () => void;
  readonly forgetReceipts: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Compares what this device remembers with the current record, and then remembers that. */
function useDeviceMemory(head: RecordHead, loaded: readonly RecordEntry[]): DeviceMemory {
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const [missingReceipts, setMissingReceipts] = useState(NONE);
  const [missingHead, setMissingHead] = useState<RecordHead | null>(null);
  const { seq, hash } = head;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each head; what is loaded only saves a request.
  useEffect(() => {
    const now = { seq, hash };
    const seen = seenHead();
    return abortable(async (signal) => {
      const known = loaded.find((entry) => entry.seq === seen?.seq);
      const readPage = async (page: number) => (known ? [known] : readRecordPage(page, signal));
      const [missing = null] = seen ? await missingEntries([seen], now, readPage) : [];
      if (signal.aborted) return;
      setMissingHead(missing);
      if (!missing && seq > 0) storeSeenHead(now);
    });
  }, [seq, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit; a receipt that was found stays found.
  useEffect(() => {
    const stored = storedReceipts();
    setReceipts(stored);
    return abortable(async (signal) => {
      const missing = await missingEntries(stored, head, (page) => readRecordPage(page, signal));
      if (!signal.aborted) setMissingReceipts(new Set(missing.map((receipt) => receipt.hash)));
    });
  }, []);

  return {
    receipts,
    missingHead,
    missingReceipts,
    forgetHead: () => {
      forgetSeenHead();
      setMissingHead(null);
      storeSeenHead(head);
    },
    forgetReceipts: () => {
      forgetReceipts();
      setReceipts([]);
    },
  };
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
