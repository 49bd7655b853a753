import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DetailedErrorReply } from '#contract/errors.ts';
import { errorReply } from '#web/api/http.ts';
import { recordQuery } from '#web/api/queries.ts';
import { useWrite } from '#web/api/use-write.ts';
import { adminPost, adminPut } from '../admin-calls.ts';
import { type RecordedReply, useUndo } from '../undo/use-undo.ts';
import { undoableKindOf } from '../undo/words.ts';
import { FORM } from './words.ts';

/** A change of the season, and the toast after it. */
export interface Change {
  readonly method?: 'PUT';
  /** Below /api/ucl/. */
  readonly path: string;
  readonly body: object;
  readonly done: string;
  /** For a change that compares itself with what a colleague has saved. */
  readonly onConflict?: (error: unknown) => void;
}

export function useChange() {
  const { withUndo } = useUndo();
  const sendSeen = useSeenEntry();
  return useWrite({
    call: ({ method, path, body, onConflict }: Change) => {
      const send = (headers?: Readonly<Record<string, string>>) =>
        (method === 'PUT' ? adminPut : adminPost)<RecordedReply>(`/api/ucl/${path}`, body, headers);
      return onConflict ? send() : sendSeen(send);
    },
    onDone: ({ recorded }, { path, done }) => {
      const toast = { title: done, look: 'success' } as const;
      // Paths have the names of actions.
      const kind = undoableKindOf(path);
      return kind ? withUndo(kind, toast, recorded) : toast;
    },
    failed: () => FORM.failed,
    onFailed: (error, { onConflict }) => onConflict?.(error),
  });
}

/** The entries that this page has made: they surprise no one here. */
const own = new Set<number>();

/**
 * Sends a change with the newest record entry at the time when its form was opened. If a colleague has done the same
 * since, the server refuses it; after that error the entry counts as seen, so that the next press is sent knowingly.
 */
export function useSeenEntry() {
  const { data: head } = useQuery(recordQuery);
  const [seen, setSeen] = useState<number | null>(null);
  if (seen === null && head) setSeen(head.seq);

  return async function sendSeen<Reply extends RecordedReply>(
    send: (headers: Readonly<Record<string, string>>) => Promise<Reply>,
  ): Promise<Reply> {
    const sendWith = async (entry: number | null) => {
      const reply = await send(entry === null ? {} : { 'x-seen-entry': String(entry) });
      if (reply.recorded) {
        own.add(reply.recorded.seq);
        setSeen(reply.recorded.seq);
      }
      return reply;
    };
    try {
      return await sendWith(seen === null ? null : skipOwn(seen));
    } catch (error) {
      const unseen = unseenEntries(error);
      const last = unseen.at(-1);
      if (last === undefined) throw error;
      setSeen(last);
      if (unseen.every((seq) => own.has(seq))) return sendWith(last);
      throw error;
    }
  };
}

/** The last of the page's own entries that follow directly. */
function skipOwn(seen: number): number {
  return own.has(seen + 1) ? skipOwn(seen + 1) : seen;
}

function unseenEntries(error: unknown): readonly number[] {
  const entries = errorReply<DetailedErrorReply>(error, 'changed_meanwhile')?.entries ?? [];
  return entries.map(({ seq }) => seq);
}
