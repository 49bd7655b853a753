import { useQuery } from '@tanstack/react-query';
import type { DetailedErrorReply } from '#contract/errors.ts';
import type { UndoReply } from '#contract/undo.ts';
import { isUndoableKind } from '#domain/record/kinds.ts';
import { pageOf } from '#domain/record/record-head.ts';
import { HttpError } from '#web/api/http.ts';
import { recordPagesQuery } from '#web/api/queries.ts';
import { useWrite } from '#web/api/use-write.ts';
import { sentenceText } from '#words/record-sentences.ts';
import { adminPost } from '../admin-calls.ts';
import type { Undoable } from './undo-context.ts';
import { entryInWords, UNDO, undoingDoes } from './words.ts';

/** A later decision that rests on what is to be undone. */
export type EntryInTheWay = NonNullable<DetailedErrorReply['entries']>[number];

/** Decisions to be undone together with those that stand in the way. */
export interface AskedUndo extends Undoable {
  readonly inTheWay: readonly EntryInTheWay[];
}

interface Undoing {
  readonly failed: (error: unknown) => { readonly title?: string; readonly fallback: string };
  /** The server names more that stand in the way, and all of it can be undone. */
  readonly onInTheWay: (all: AskedUndo) => void;
}

export function useUndoEntries({ failed, onInTheWay }: Undoing) {
  return useWrite({
    call: ({ seqs, inTheWay }: AskedUndo) => {
      const all = new Set([...seqs, ...inTheWay.map(({ seq }) => seq)]);
      return adminPost<UndoReply>('/api/ucl/undo', { seqs: [...all] });
    },
    onDone: (_reply, { kind, seqs }) => ({
      title: UNDO.done,
      description: undoingDoes(kind, seqs.length),
      look: 'success',
    }),
    failed,
    onFailed: (error, asked) => {
      const named = entriesInTheWay(error);
      if (canAllBeUndone(named)) onInTheWay({ ...asked, inTheWay: [...asked.inTheWay, ...named] });
    },
  });
}

/** What a refusal names. */
export function entriesInTheWay(error: unknown): readonly EntryInTheWay[] {
  if (!(error instanceof HttpError) || error.code !== 'cannot_undo') return [];
  return (error.reply as DetailedErrorReply).entries ?? [];
}

export function canAllBeUndone(entries: readonly EntryInTheWay[]): boolean {
  return entries.length > 0 && entries.every(({ kind }) => isUndoableKind(kind));
}

/** How an entry is shown: with its clubs and scores, or by its kind until the record is read. */
export function useEntrySentences(entries: readonly EntryInTheWay[]): (entry: EntryInTheWay) => string {
  const pages = entries.map(({ seq }) => pageOf(seq));
  const query = recordPagesQuery(Math.min(...pages), Math.max(...pages));
  const { data } = useQuery({ ...query, enabled: entries.length > 0 });
  const known = new Map(data?.map((entry) => [entry.seq, entry]));
  return ({ seq, kind }) => {
    const entry = known.get(seq);
    return entry ? `#${seq} ${sentenceText(entry)}` : entryInWords(seq, kind);
  };
}
