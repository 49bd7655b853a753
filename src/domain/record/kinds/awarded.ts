import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { type Exchange, exchange, leaveToPerson, type RecordedResult } from '../recorded-match.ts';

/** An administrator sets the score of a match. */
export const awarded = kind<
  RecordedResult & Exchange & { readonly award: 'no-show' | 'both-absent' | 'ruling' }
>()({
  apply(season, entry) {
    const { home, away } = entry.data;
    const clubIds = [home.clubId, away.clubId] as const;
    exchange(season, entry.data, { at: entry.at, reason: textOf(entry, 'reason'), clubIds });
  },
  undoneBy: 'reviewer',
  afterUndo: (season, { data }) => leaveToPerson(season, data.takenOut),
  notifies: true,
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});
