import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';

/** One line on home and hub, as a text; `isShown` is false when it was removed. */
export const announced = kind<{ readonly isShown: boolean }>()({
  apply(season, entry) {
    season.announcement = entry.data.isShown ? textOf(entry, 'announcement') : null;
  },
});
