import type { Group } from '../clubs/groups.ts';
import type { SeasonFacts } from '../season/facts.ts';
import { type GroupOutlook, outlookOf } from './outlook.ts';
import { type UnfinishedGroup, unfinishedGroups } from './unfinished-group.ts';

/** The outlook of a group, with the facts it is derived from. */
interface CachedOutlook {
  readonly from: string;
  readonly outlook: GroupOutlook;
}

export type CachedOutlooks = ReadonlyMap<Group, CachedOutlook>;

/** The qualification outlook of every group. */
export function deriveOutlooks(facts: SeasonFacts, before?: CachedOutlooks): CachedOutlooks {
  return cacheOutlooks(unfinishedGroups(facts), before);
}

/** Derives the outlook only for groups whose facts have changed: all groups cost more than everything else together. */
export function cacheOutlooks(groups: readonly UnfinishedGroup[], before?: CachedOutlooks): CachedOutlooks {
  const outlooks = new Map<Group, CachedOutlook>();
  for (const unfinished of groups) {
    const { group } = unfinished;
    const from = factsOf(unfinished);
    const kept = before?.get(group);
    outlooks.set(group, kept?.from === from ? kept : { from, outlook: outlookOf(unfinished) });
  }
  return outlooks;
}

/** Which matches are open follows from those that are decided. */
function factsOf({ clubs, cups, played, deducted, frozenRanks }: UnfinishedGroup): string {
  return JSON.stringify([
    cups,
    clubs.map(({ id, name }) => [id, name, deducted.get(id) ?? 0, frozenRanks?.get(id) ?? 0]),
    played.map(({ home, away, homeScore, awayScore }) => [home.id, away.id, homeScore, awayScore]),
  ]);
}
