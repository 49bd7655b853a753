import type { RenameClubsBody } from '#contract/clubs.ts';
import { useKeptState } from '../use-kept-state.ts';
import { CLUBS } from '../words.ts';
import { useRename } from './use-rename.ts';

export type ClubImport = ReturnType<typeof useClubImport>;

/** The list to import, as it was typed so far. It outlives the tab that shows it. */
export function useClubImport() {
  const [text, setText] = useKeptState('club-import', '');
  const { rename, isSending } = useRename();
  async function apply(names: RenameClubsBody['clubs']) {
    // What was typed meanwhile stays.
    if (await rename(names, { title: CLUBS.applied })) setText((now) => (now === text ? '' : now));
  }
  return { text, setText, apply, isSending };
}
