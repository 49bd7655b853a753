import { kind } from '../kind.ts';

/** The last season is played again; the one that had begun after it is gone. */
export const seasonReopened = kind<Record<never, never>>()({
  apply(season) {
    season.name = null;
    season.finishedAt = null;
  },
  inFeed: true,
  changesCalendars: true,
});
