import { useQueryClient } from '@tanstack/react-query';
import type { ClubsReply, RenameClubsBody } from '#contract/clubs.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { useWrite } from '#web/api/use-write.ts';
import { adminPut } from '../admin-calls.ts';
import { useSeenEntry } from '../forms/use-change.ts';
import { type RecordedReply, useUndo } from '../undo/use-undo.ts';
import { CLUBS } from './words.ts';

interface Rename extends RenameClubsBody {
  readonly toast: { readonly title: string; readonly description?: string };
}

export function useRename() {
  const queryClient = useQueryClient();
  const { withUndo } = useUndo();
  const sendSeen = useSeenEntry();
  return useWrite({
    call: ({ clubs }: Rename) =>
      sendSeen((headers) => adminPut<ClubsReply & RecordedReply>('/api/ucl/clubs', { clubs }, headers)),
    onDone: ({ clubs, recorded }, { toast }) => {
      const names = new Map(clubs.map(({ id, name }) => [id, name]));
      queryClient.setQueryData(
        tournamentQuery.queryKey,
        (cached) =>
          cached && {
            ...cached,
            clubs: cached.clubs.map((club) => ({ ...club, name: names.get(club.id) ?? club.name })),
          },
      );
      return withUndo('renamed', { ...toast, look: 'success' }, recorded);
    },
    failed: () => CLUBS.failed,
  });
}
