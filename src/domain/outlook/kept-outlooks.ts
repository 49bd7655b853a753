import type { Group } from '../clubs/groups.ts';
import { type GroupOutlook, outlookOf } from './outlook.ts';
import type { UnfinishedGroup } from './unfinished-group.ts';

/** The outlook of each group, with all that it follows from. */
export type KeptOutlooks = ReadonlyMap<Group, { readonly from: string; readonly outlook: GroupOutlook }>;

/** Derives the outlook of every group whose facts have changed: it costs more than everything else together. */
export function keepOutlooks(groups: readonly UnfinishedGroup[], before?: KeptOutlooks): KeptOutlooks {
  return new Map(
    groups.map((unfinished) => {
      const from = factsOf(unfinished);
      const kept = before?.get(unfinished.group);
      return [unfinished.group, kept?.from === from ? kept : { from, outlook: outlookOf(unfinished) }];
    }),
  );
}

/** Which matches are open follows from those that are decided. */
function factsOf({ clubs, played, deducted }: UnfinishedGroup): string {
  return JSON.stringify([
    clubs.map(({ id, name }) => [id, name, deducted.get(id) ?? 0]),
    played.map(({ home, away, homeScore, awayScore }) => [home.id, away.id, homeScore, awayScore]),
  ]);
}
