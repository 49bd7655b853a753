import type { Group } from '../../clubs/groups.ts';
import type { Places } from '../../knockouts/bracket-places.ts';
import { kind } from '../kind.ts';
import { type Exchange, exchange, leaveToPerson, type RecordedMatch } from '../recorded-match.ts';

/** Results go out of play; with the whole tournament deductions, withdrawals and knockout places end, too. */
interface Reset extends Exchange {
  readonly scope: 'match' | 'group' | 'tournament';
  readonly only: 'pending' | null;
  readonly match: RecordedMatch | null;
  readonly group: Group | null;
  readonly deductions: readonly number[];
  readonly withdrawals: readonly number[];
  /** Those that it cleared. */
  readonly places: Places | null;
}

export const reset = kind<Reset>()({
  apply(season, { at, data }) {
    for (const id of data.deductions) revoke(season.deductions, id, at);
    for (const id of data.withdrawals) revoke(season.withdrawals, id, at);
    if (data.places) season.places = null;
    exchange(season, data, { at, reason: '' });
  },
  undoneBy: 'administrator',
  afterUndo: (season, { data }) => leaveToPerson(season, data.takenOut),
  inFeed: true,
  movesMilestones: true,
  changesCalendars: true,
});

function revoke<Decision extends object>(
  decisions: Map<number, Decision & { readonly revokedAt: string | null }>,
  id: number,
  at: string,
): void {
  const decision = decisions.get(id);
  if (decision) decisions.set(id, { ...decision, revokedAt: at });
}
