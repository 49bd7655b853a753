import type { Places } from '../../knockouts/bracket-places.ts';
import { kind } from '../kind.ts';

/** The groups are closed, and these clubs have the places of the knockouts. */
export const closed = kind<Places>()({
  apply(season, { data: { ucl, uel } }) {
    season.places = { ucl, uel };
  },
  undoneBy: 'administrator',
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});
