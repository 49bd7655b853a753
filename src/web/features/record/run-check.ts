import { createRecordCheck, type RecordCheck } from '#domain/record/check-record.ts';
import type { RecordEntry } from '#domain/record/record.ts';
import type { RecordHead } from '#domain/record/record-head.ts';

export type CheckOutcome =
  | { readonly kind: 'right'; readonly head: RecordHead }
  | {
      readonly kind: 'fault';
      readonly fault: NonNullable<Awaited<ReturnType<RecordCheck['add']>>>;
    };

/** So many at a time, so that the progress is seen. */
const STEP = 25;

interface Source {
  /** What the record says of itself. */
  readonly head: RecordHead & { readonly pages: number };
  readonly readPage: (page: number) => Promise<readonly RecordEntry[]>;
}

/** Computes every hash of the record again. */
export async function runCheck(
  { head, readPage }: Source,
  onProgress: (done: number) => void,
): Promise<CheckOutcome> {
  const check = createRecordCheck();
  let hashAtHead: string | null = null;
  for (let page = 1; page <= head.pages; page += 1) {
    const entries = await readPage(page);
    hashAtHead ??= entries.find(({ seq }) => seq === head.seq)?.hash ?? null;
    for (let start = 0; start < entries.length; start += STEP) {
      const fault = await check.add(entries.slice(start, start + STEP));
      if (fault) return { kind: 'fault', fault };
      onProgress(check.head().seq);
    }
  }
  // It may have grown meanwhile, but must hold what it said it ended with.
  if (head.seq > 0 && hashAtHead !== head.hash)
    return { kind: 'fault', fault: { seq: head.seq, problem: 'out of order' } };
  return { kind: 'right', head: check.head() };
}
