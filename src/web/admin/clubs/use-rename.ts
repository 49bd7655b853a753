import { useQueryClient } from '@tanstack/react-query';
import type { ClubsReply, RenameClubsBody } from '#contract/clubs.ts';
import { tournamentQuery } from '#web/api/queries.ts';
import { useWrite } from '#web/api/use-write.ts';
import { adminPut } from '../admin-calls.ts';
import { type RecordedReply, useUndo } from '../undo/undo-context.ts';
import { CLUBS } from '../words.ts';

interface Rename extends RenameClubsBody {
  readonly told: { readonly title: string; readonly description?: string };
}

export function useRename() {
  const queryClient = useQueryClient();
  const { withUndo } = useUndo();
  return useWrite({
    call: ({ clubs }: Rename) => adminPut<ClubsReply & RecordedReply>('/api/ucl/clubs', { clubs }),
    onDone: ({ clubs, recorded }, { told }) => {
      const names = new Map(clubs.map(({ id, name }) => [id, name]));
      queryClient.setQueryData(
        tournamentQuery.queryKey,
        (cached) =>
          cached && {
            ...cached,
            clubs: cached.clubs.map((club) => ({ ...club, name: names.get(club.id) ?? club.name })),
          },
      );
      return withUndo('renamed', { ...told, look: 'success' }, recorded);
    },
    failed: () => CLUBS.failed,
  });
}
