import { useWrite } from '#web/api/use-write.ts';
import { adminPost, adminPut } from '../admin-calls.ts';
import { SEASON_PANEL } from '../season/words.ts';
import { type RecordedReply, useUndo } from '../undo/undo-context.ts';
import { undoableKindOf } from '../undo/words.ts';

/** A change of the season: where it is sent, and what is told when it is done. */
export interface Change {
  readonly method?: 'PUT';
  /** Below /api/ucl/. */
  readonly path: string;
  readonly body: object;
  readonly done: string;
  readonly onRefused?: (error: unknown) => void;
}

export function useChange() {
  const { withUndo } = useUndo();
  return useWrite({
    call: ({ method, path, body }: Change) =>
      (method === 'PUT' ? adminPut : adminPost)<RecordedReply>(`/api/ucl/${path}`, body),
    onDone: ({ recorded }, { path, done }) => {
      const toast = { title: done, look: 'success' } as const;
      // Calls are named as the actions are.
      const kind = undoableKindOf(path);
      return kind ? withUndo(kind, toast, recorded) : toast;
    },
    failed: () => SEASON_PANEL.failed,
    onFailed: (error, { onRefused }) => onRefused?.(error),
  });
}
