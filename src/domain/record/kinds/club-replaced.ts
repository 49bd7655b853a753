import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { nameClub } from './renamed.ts';

/** A reserve club takes the place of another, with its results. */
export const clubReplaced = kind<{ readonly clubId: number; readonly from: string; readonly to: string }>()({
  apply(season, entry) {
    const { clubId, from, to } = entry.data;
    nameClub(season, clubId, to);
    season.replacements = [
      ...season.replacements,
      { clubId, from, to, reason: textOf(entry, 'reason'), at: entry.at },
    ];
  },
  undoneBy: 'administrator',
  inFeed: true,
  movesMilestones: true,
  changesCalendars: true,
});
