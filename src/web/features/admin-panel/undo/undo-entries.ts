import type { DetailedErrorReply } from '#contract/errors.ts';
import type { UndoReply } from '#contract/undo.ts';
import { isUndoableKind } from '#domain/undo/undoable.ts';
import { HttpError } from '#web/api/http.ts';
import { adminPost } from '../admin-calls.ts';

/** A later decision that rests on what is to be undone. */
export type EntryInTheWay = NonNullable<DetailedErrorReply['entries']>[number];

/** Undoes decisions together with those that stand in the way. */
export function undoEntries(seqs: readonly number[], inTheWay: readonly EntryInTheWay[]): Promise<UndoReply> {
  const all = new Set([...seqs, ...inTheWay.map(({ seq }) => seq)]);
  return adminPost<UndoReply>('/api/ucl/undo', { seqs: [...all] });
}

/** What a refusal names. */
export function entriesInTheWay(error: unknown): readonly EntryInTheWay[] {
  if (!(error instanceof HttpError) || error.code !== 'cannot_undo') return [];
  return (error.reply as DetailedErrorReply).entries ?? [];
}

export function canAllBeUndone(entries: readonly EntryInTheWay[]): boolean {
  return entries.length > 0 && entries.every(({ kind }) => isUndoableKind(kind));
}
