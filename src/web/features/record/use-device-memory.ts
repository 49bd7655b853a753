import { useEffect, useState } from 'react';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { pageOf, type RecordHead } from '#domain/record/record-head.ts';
import { readRecordPage } from '#web/api/queries.ts';
import {
  forgetReceipts,
  forgetSeenHead,
  keepSeenHead,
  keptReceipts,
  type Receipt,
  seenHead,
} from '#web/api/record-memory.ts';

interface DeviceMemory {
  readonly receipts: readonly Receipt[];
  /** What this device has seen and the record no longer holds. */
  readonly goneHead: RecordHead | null;
  /** The hashes of the receipts that the record no longer holds. */
  readonly goneReceipts: ReadonlySet<string>;
  readonly forgetHead: () => void;
  readonly forgetReceipts: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Compares what this device remembers with the record as it is, and from then on remembers that. */
export function useDeviceMemory(head: RecordHead, loaded: readonly RecordEntry[]): DeviceMemory {
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const [goneReceipts, setGoneReceipts] = useState(NONE);
  const [goneHead, setGoneHead] = useState<RecordHead | null>(null);
  const { seq, hash } = head;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each head; what is loaded only saves a request.
  useEffect(() => {
    const now = { seq, hash };
    const seen = seenHead();
    return whileWanted(async (signal) => {
      const known = loaded.find((entry) => entry.seq === seen?.seq);
      const readPage = async (page: number) => (known ? [known] : readRecordPage(page, signal));
      const [gone = null] = seen ? await missingEntries([seen], now, readPage) : [];
      if (signal.aborted) return;
      setGoneHead(gone);
      if (!gone && seq > 0) keepSeenHead(now);
    });
  }, [seq, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit; a receipt that was found stays found.
  useEffect(() => {
    const kept = keptReceipts();
    setReceipts(kept);
    return whileWanted(async (signal) => {
      const missing = await missingEntries(kept, head, (page) => readRecordPage(page, signal));
      if (!signal.aborted) setGoneReceipts(new Set(missing.map((receipt) => receipt.hash)));
    });
  }, []);

  return {
    receipts,
    goneHead,
    goneReceipts,
    forgetHead: () => {
      forgetSeenHead();
      setGoneHead(null);
      keepSeenHead(head);
    },
    forgetReceipts: () => {
      forgetReceipts();
      setReceipts([]);
    },
  };
}

/** Work for an effect. Should it fail, the next head asks again. */
function whileWanted(work: (signal: AbortSignal) => Promise<void>): () => void {
  const leaving = new AbortController();
  work(leaving.signal).catch(() => {});
  return () => leaving.abort();
}

/** Of entries that somebody remembers, those that the record does not hold, or holds in another form. */
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
