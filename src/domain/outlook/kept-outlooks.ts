import type { Group } from '../clubs/groups.ts';
import { type GroupOutlook, outlookOf } from './outlook.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/** The outlook of a group, with all that it follows from. */
interface KeptOutlook {
  readonly from: string;
  readonly outlook: GroupOutlook;
}

export type KeptOutlooks = ReadonlyMap<Group, KeptOutlook>;

/** Derives the outlook of every group whose facts have changed: that of all 16 costs more than everything else together. */
export function keepOutlooks(groups: readonly UnfinishedGroup[], before?: KeptOutlooks): KeptOutlooks {
  const outlooks = new Map<Group, KeptOutlook>();
  for (const unfinished of groups) {
    const { group } = unfinished;
    const from = factsOf(unfinished);
    const kept = before?.get(group);
    outlooks.set(group, kept?.from === from ? kept : { from, outlook: outlookOf(unfinished) });
  }
  return outlooks;
}

/** Which matches are open follows from those that are decided. */
function factsOf({ clubs, played, deducted, frozenRanks }: UnfinishedGroup): string {
  return JSON.stringify([
    clubs.map(({ id, name }) => [id, name, deducted.get(id) ?? 0, frozenRanks?.get(id) ?? 0]),
    played.map(({ home, away, homeScore, awayScore }) => [home.id, away.id, homeScore, awayScore]),
  ]);
}
