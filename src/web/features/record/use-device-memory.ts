import { useEffect, useState } from 'react';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { pageOf, type RecordHead } from '#domain/record/record-head.ts';
import { readRecordPage } from '#web/api/queries.ts';
import {
  forgetReceipts,
  forgetSeenHead,
  type Receipt,
  seenHead,
  storedReceipts,
  storeSeenHead,
} from '#web/api/record-memory.ts';

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
export function useDeviceMemory(head: RecordHead, loaded: readonly RecordEntry[]): DeviceMemory {
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
