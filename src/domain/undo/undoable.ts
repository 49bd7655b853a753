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
export type UndoableKind = (typeof UNDOABLE_KINDS)[number];

export type UndoableEntry = Extract<KnownEntry, { readonly kind: UndoableKind }>;

/** What a club can undo itself. A person's decision about the result ends that. */
export const CLUB_UNDOABLE_KINDS = ['confirmed', 'report-withdrawn'] as const satisfies readonly RecordKind[];
export type OwnAnswer = Extract<KnownEntry, { readonly kind: (typeof CLUB_UNDOABLE_KINDS)[number] }>;

/** An entry that can be undone, by an administrator or by the club that made it. */
export type Reversible = UndoableEntry | OwnAnswer;

export function isOwnAnswer(entry: KnownEntry): entry is OwnAnswer {
  return CLUB_UNDOABLE_KINDS.some((kind) => kind === entry.kind);
}

export function isUndoable(entry: KnownEntry): entry is UndoableEntry {
  return isUndoableKind(entry.kind);
}

/** Of a name that may come from a newer server. */
export function isUndoableKind(name: string): name is UndoableKind {
  return UNDOABLE_KINDS.some((kind) => kind === name);
}
