import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClubsReply, RenameClubsBody } from '#contract/clubs.ts';
import { messageOf } from '#web/api/http.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPut } from '../admin-calls.ts';
import { type RecordedReply, useUndo } from '../undo/undo-context.ts';
import { CLUBS } from '../words.ts';

interface Told {
  readonly title: string;
  readonly description?: string;
}

/** Renames clubs and tells how it went. */
export function useRename() {
  const queryClient = useQueryClient();
  const undo = useUndo();
  const [isSending, setSending] = useState(false);
  /** Resolves to whether it was done. */
  async function rename(clubs: RenameClubsBody['clubs'], told: Told): Promise<boolean> {
    setSending(true);
    try {
      const reply = await adminPut<ClubsReply & RecordedReply>('/api/ucl/clubs', { clubs });
      const names = new Map(reply.clubs.map(({ id, name }) => [id, name]));
      queryClient.setQueryData(
        tournamentQuery.queryKey,
        (cached) =>
          cached && {
            ...cached,
            clubs: cached.clubs.map((club) => ({ ...club, name: names.get(club.id) ?? club.name })),
          },
      );
      void queryClient.invalidateQueries();
      const seqs = reply.recorded ? [reply.recorded.seq] : [];
      undo.offer({ kind: 'renamed', seqs }, { ...told, look: 'success' });
      return true;
    } catch (error) {
      const { title, fallback } = CLUBS.failed;
      toasts.add({ title, description: messageOf(error, fallback), look: 'destructive' });
      return false;
    } finally {
      setSending(false);
    }
  }
  return { rename, isSending };
}
