import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { type Exchange, exchange, leaveToPerson, type NamedClub } from '../recorded-match.ts';

/** A club gives up its place. Its undecided group matches are awarded; in a tie its opponent advances. */
export const clubWithdrawn = kind<NamedClub & Exchange & { readonly withdrawalId: number }>()({
  apply(season, entry) {
    const { at, data } = entry;
    const reason = textOf(entry, 'reason');
    season.withdrawals.set(data.withdrawalId, { clubId: data.clubId, reason, at, revokedAt: null });
    exchange(season, data, { at, reason });
  },
  undoneBy: 'administrator',
  afterUndo: (season, { data }) => leaveToPerson(season, data.takenOut),
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});
