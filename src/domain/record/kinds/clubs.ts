import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { type Exchange, exchange, type NamedClub, requireManualApproval } from '../recorded-match.ts';
import { revoke, type SeasonState } from '../state.ts';

export const renamed = kind<{
  readonly renamed: readonly { readonly clubId: number; readonly from: string; readonly to: string }[];
}>()({
  apply(season, { data }) {
    for (const { clubId, to } of data.renamed) nameClub(season, clubId, to);
  },
  undoneBy: 'administrator',
  movesMilestones: true,
  changesCalendars: true,
});

export function nameClub(season: SeasonState, clubId: number, name: string): void {
  season.clubs = season.clubs.map((club) => (club.id === clubId ? { ...club, name } : club));
}

/** A reserve club replaces another and inherits its results. */
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

/** A club withdraws. Its undecided group matches are awarded; in a tie its opponent advances. */
export const clubWithdrawn = kind<NamedClub & Exchange & { readonly withdrawalId: number }>()({
  apply(season, entry) {
    const { at, data } = entry;
    const reason = textOf(entry, 'reason');
    season.withdrawals.set(data.withdrawalId, { clubId: data.clubId, reason, at, revokedAt: null });
    exchange(season, data, { at, reason });
  },
  undoneBy: 'administrator',
  afterUndo: (season, { data }) => requireManualApproval(season, data.takenOut),
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});

export interface RecordedDeduction extends NamedClub {
  readonly deductionId: number;
  readonly points: number;
}

export const deducted = kind<RecordedDeduction>()({
  apply({ deductions }, entry) {
    const { deductionId: id, clubId, points } = entry.data;
    deductions.set(id, {
      id,
      clubId,
      points,
      reason: textOf(entry, 'reason'),
      at: entry.at,
      revokedAt: null,
    });
  },
  undoneBy: 'reviewer',
  inFeed: true,
  movesMilestones: true,
});

export const revoked = kind<RecordedDeduction>()({
  apply({ deductions }, { at, data }) {
    revoke(deductions, data.deductionId, at);
  },
  undoneBy: 'reviewer',
  inFeed: true,
  movesMilestones: true,
});
