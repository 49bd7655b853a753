import type { Group } from '../clubs/groups.ts';
import { type GroupOutlook, outlookInSteps } from './outlook.ts';
import type { Steps } from './steps.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/** The outlook of a group, with all that it follows from. */
interface KeptOutlook {
  readonly from: string;
  readonly outlook: GroupOutlook;
}

export type KeptOutlooks = ReadonlyMap<Group, KeptOutlook>;

/**
 * Derives the outlook of every group whose facts have changed: it costs more than everything else together. In steps,
 * because all of them can change at once.
 */
export function* keepOutlooks(
  groups: readonly UnfinishedGroup[],
  before?: KeptOutlooks,
): Steps<KeptOutlooks> {
  const outlooks = new Map<Group, KeptOutlook>();
  for (const unfinished of groups) {
    const { group } = unfinished;
    const from = factsOf(unfinished);
    const kept = before?.get(group);
    outlooks.set(group, kept?.from === from ? kept : { from, outlook: yield* outlookInSteps(unfinished) });
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
