import { useQueryClient } from '@tanstack/react-query';
import type { ClubsReply, RenameClubsBody } from '#contract/clubs.ts';
import { clubsQuery } from '#web/api/queries.ts';
import { CLUBS } from '#web/content/admin.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPut, messageOf } from '../admin-calls.ts';

interface Told {
  readonly title: string;
  readonly description?: string;
}

/** Renames clubs and tells how it went. Resolves to whether it was done. */
export function useRename(): (clubs: RenameClubsBody['clubs'], told: Told) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async (clubs, told) => {
    try {
      const reply = await adminPut<ClubsReply>('/api/ucl/clubs', { clubs });
      queryClient.setQueryData(clubsQuery.queryKey, reply);
      void queryClient.invalidateQueries();
      toasts.add(told);
      return true;
    } catch (error) {
      const { title, fallback } = CLUBS.failed;
      toasts.add({ title, description: messageOf(error, fallback), look: 'destructive' });
      return false;
    }
  };
}
