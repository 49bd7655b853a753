import type { RecordEntry } from '#domain/record/kinds.ts';
import { pageOf, type RecordHead } from '#domain/record/record-head.ts';

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
