import type { RecordEntry } from '#domain/record/kinds.ts';

/** The entry that tells of the undo of another; null while that one holds. */
export function undoOf(seq: number, entries: readonly RecordEntry[]): RecordEntry | null {
  return entries.find(({ kind, data }) => kind === 'undone' && data.seq === seq) ?? null;
}
