import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#web/api/http.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
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
  /** Sees the error before its message is shown. */
  readonly onRefused?: (error: unknown) => void;
}

/** By what is sent. */
const underWay = new Map<string, Promise<string | null>>();

/** A second press before the answer is the same press: it gets the answer to the first. */
function oncePerAnswer(change: Change, send: () => Promise<string | null>): Promise<string | null> {
  const key = JSON.stringify([change.path, change.body]);
  const running = underWay.get(key) ?? send().finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

/** Sends a change and tells how it went. Resolves to null when it was made, else to the sentence that says why not. */
export function useChange(): (change: Change) => Promise<string | null> {
  const queryClient = useQueryClient();
  const undo = useUndo();
  async function make({ method, path, body, done, onRefused }: Change): Promise<string | null> {
    const send = method === 'PUT' ? adminPut : adminPost;
    try {
      const { recorded } = await send<RecordedReply>(`/api/ucl/${path}`, body);
      const toast = { title: done, look: 'success' } as const;
      // Calls are named as the actions are.
      const kind = undoableKindOf(path);
      if (kind && recorded) undo.offer({ kind, seqs: [recorded.seq] }, toast);
      else toasts.add(toast);
      return null;
    } catch (error) {
      onRefused?.(error);
      const description = messageOf(error, SEASON_PANEL.fallback);
      toasts.add({ title: SEASON_PANEL.failed, description, look: 'destructive' });
      return description;
    } finally {
      void queryClient.invalidateQueries();
    }
  }
  return (change) => oncePerAnswer(change, () => make(change));
}
