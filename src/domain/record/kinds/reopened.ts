import { kind } from '../kind.ts';

export const reopened = kind<Record<never, never>>()({
  apply(season) {
    season.places = null;
  },
  inFeed: true,
  movesMilestones: true,
  changesCalendars: true,
});
