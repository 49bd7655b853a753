import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { DetailedErrorReply } from '#contract/errors.ts';
import type { RecordReply, UndoReply } from '#contract/record.ts';
import { isUndoableKind, type UndoableKind } from '#domain/record/kinds.ts';
import { pageOf } from '#domain/record/record-head.ts';
import { errorReply } from '#web/api/http.ts';
import { recordPagesQuery } from '#web/api/queries.ts';
import { useWrite } from '#web/api/use-write.ts';
import { type ToastContent, toasts } from '#web/ui/toast/toast-store.ts';
import { labelOf } from '#words/record-kinds.ts';
import { sentenceText } from '#words/record-sentences.ts';
import { adminPost } from '../admin-calls.ts';
import { UNDO, undoEffectText } from './words.ts';

/** Part of every reply to a decision. */
export interface RecordedReply {
  readonly recorded: Pick<RecordReply, 'seq' | 'hash'> | null;
}

/** One or several decisions of the same kind, by their record entries. */
export interface Undoable {
  readonly kind: UndoableKind;
  readonly seqs: readonly number[];
}

interface Undo {
  /** Adds an undo button to a toast, if something was recorded. */
  readonly withUndo: (
    kind: UndoableKind,
    toast: ToastContent,
    ...recorded: readonly RecordedReply['recorded'][]
  ) => ToastContent;
  /** At once, unless its effect is wide. */
  readonly undo: (undoable: Undoable) => void;
  /** Asks for confirmation and shows the effect first. */
  readonly ask: (undoable: Undoable) => void;
}

export const UndoContext = createContext<Undo | null>(null);

export function useUndo(): Undo {
  const undo = useContext(UndoContext);
  if (!undo) throw new Error('There is no UndoProvider');
  return undo;
}

/** A later decision that depends on one to be undone. */
export type ConflictingEntry = NonNullable<DetailedErrorReply['entries']>[number];

/** Decisions to be undone together with their conflicts. */
export interface UndoRequest extends Undoable {
  readonly conflicts: readonly ConflictingEntry[];
}

interface Undoing {
  readonly failed: (error: unknown) => { readonly title?: string; readonly fallback: string };
  /** The server named further conflicts, and all of them can be undone. */
  readonly onConflicts: (all: UndoRequest) => void;
}

export function useUndoEntries({ failed, onConflicts }: Undoing) {
  return useWrite({
    call: (request: UndoRequest) => adminPost<UndoReply>('/api/ucl/undo', { seqs: entriesOf(request) }),
    onDone: (_reply, request) => {
      toasts.dismissUndone(entriesOf(request));
      const { kind, seqs } = request;
      return { title: UNDO.done, description: undoEffectText(kind, seqs.length), look: 'success' };
    },
    failed,
    onFailed: (error, request) => {
      const named = conflictsIn(error);
      if (canAllBeUndone(named)) onConflicts({ ...request, conflicts: [...request.conflicts, ...named] });
    },
  });
}

function entriesOf({ seqs, conflicts }: UndoRequest): number[] {
  return [...new Set([...seqs, ...conflicts.map(({ seq }) => seq)])];
}

export function conflictsIn(error: unknown): readonly ConflictingEntry[] {
  return errorReply<DetailedErrorReply>(error, 'cannot_undo')?.entries ?? [];
}

export function canAllBeUndone(entries: readonly ConflictingEntry[]): boolean {
  return entries.length > 0 && entries.every(({ kind }) => isUndoableKind(kind));
}

type EntryName = Pick<ConflictingEntry, 'seq' | 'kind'>;

/** Sentences have clubs and scores, or only the kind until the record is loaded. */
export function useEntries(entries: readonly EntryName[]) {
  const pages = entries.map(({ seq }) => pageOf(seq));
  const query = recordPagesQuery(Math.min(...pages), Math.max(...pages));
  const { data } = useQuery({ ...query, enabled: entries.length > 0 });
  const known = new Map(data?.map((entry) => [entry.seq, entry]));
  const entryOf = ({ seq }: EntryName) => known.get(seq);
  const sentenceOf = ({ seq, kind }: EntryName) => {
    const entry = known.get(seq);
    return entry ? `#${seq} ${sentenceText(entry)}` : `#${seq} ${labelOf(kind)}`;
  };
  return { entryOf, sentenceOf };
}
