import type { KnownEntry, RecordKind } from '../record/record.ts';

/** The decisions that can be taken back. A draw cannot, nor an undo; the end of a season has a call of its own. */
export const UNDOABLE_KINDS = [
  'approved',
  'rejected',
  'reset',
  'awarded',
  'deducted',
  'revoked',
  'club-withdrawn',
  'club-replaced',
  'renamed',
  'postponed',
  'closed',
] as const satisfies readonly RecordKind[];
type UndoableKind = (typeof UNDOABLE_KINDS)[number];

export type UndoableEntry = Extract<KnownEntry, { readonly kind: UndoableKind }>;

export function isUndoable(entry: KnownEntry): entry is UndoableEntry {
  return UNDOABLE_KINDS.some((kind) => kind === entry.kind);
}
