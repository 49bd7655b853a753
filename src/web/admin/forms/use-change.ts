import { useWrite } from '#web/api/use-write.ts';
import { adminPost, adminPut } from '../admin-calls.ts';
import { SEASON_PANEL } from '../season/words.ts';
import { type RecordedReply, useUndo } from '../undo/undo-context.ts';
import { undoableKindOf } from '../undo/words.ts';
import { useSeenEntry } from './use-seen-entry.ts';

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
    failed: () => SEASON_PANEL.failed,
    onFailed: (error, { onConflict }) => onConflict?.(error),
  });
}
