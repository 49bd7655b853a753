import type { Group } from '../../clubs/groups.ts';
import type { Places } from '../../knockouts/qualified-places.ts';
import { type ReportedScore, type RULE_NOTES, scoreOf } from '../../results/results.ts';
import { type RecordedBy, textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import {
  addResult,
  changeResult,
  type Exchange,
  exchange,
  type RecordedMatch,
  type RecordedResult,
  requireManualApproval,
} from '../recorded-match.ts';
import { canBeApprovedByRule, revoke } from '../state.ts';

/** After a correction, `submittedAt` is when the first submission arrived: that time counts. */
export const reported = kind<RecordedResult & { readonly submittedAt?: string }>()({
  apply(season, { at, by, data }) {
    const { resultId: id, fixtureId, submittedAt = at } = data;
    const first = season.results.get(fixtureId)?.find(({ replacedBy }) => replacedBy === id);
    addResult(season, {
      ...scoreOf(data),
      id,
      fixtureId,
      clubIds: [data.home.clubId, data.away.clubId],
      origin: 'captain',
      submittedAt,
      reportedBy: clubOf(by),
      status: 'pending',
      // A rule approves a correction only if it could have approved the corrected result.
      needsPerson: first !== undefined && first.reportedBy !== null && !canBeApprovedByRule(season, first),
      waitingSince: at,
    });
  },
  notifies: true,
});

/** A submission without a link, or one that its club has corrected, and the result that replaced it. */
export const replaced = kind<RecordedResult & { readonly replacedBy: number }>()({
  apply(season, { at, data }) {
    changeResult(season, data, { removedAt: at, replacedBy: data.replacedBy });
  },
});

export const reportWithdrawn = kind<RecordedResult>()({
  apply(season, { at, data }) {
    changeResult(season, data, { removedAt: at });
  },
  undoneBy: 'club',
  afterUndo(season, { data }, undoneAt) {
    changeResult(season, data, { waitingSince: undoneAt });
  },
});

/** The score on which both clubs agreed. If one of them had claimed another score, `dropped` is that one. */
export const confirmed = kind<RecordedResult & { readonly dropped?: ReportedScore }>()({
  apply(season, { at, data }) {
    changeResult(season, data, { agreedAt: at, ...scoreOf(data) });
  },
  undoneBy: 'club',
});

/** The other club claims another score. Its reason is not public. */
export const disputed = kind<RecordedResult & { readonly claimed: ReportedScore }>()({
  apply(season, { at, by, data }) {
    const { afterExtraTime: _, ...score } = data.claimed;
    const dispute = { by: clubOf(by) ?? 0, ...score, at };
    changeResult(season, data, { dispute });
  },
});

/** By a person or a rule; `dropped` is the submitted score if the other club's was approved. */
export const approved = kind<
  RecordedResult & { readonly rule?: keyof typeof RULE_NOTES; readonly dropped?: ReportedScore }
>()({
  apply(season, entry) {
    const { at, data } = entry;
    const notes = textOf(entry, 'adminNotes');
    changeResult(season, data, { status: 'approved', notes, decidedAt: at, ...scoreOf(data) });
  },
  undoneBy: 'reviewer',
  afterUndo: (season, { data }) => requireManualApproval(season, [data.resultId]),
  notifies: true,
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});

export const rejected = kind<RecordedResult>()({
  apply(season, entry) {
    const notes = textOf(entry, 'adminNotes');
    changeResult(season, entry.data, { status: 'rejected', notes, decidedAt: entry.at });
  },
  undoneBy: 'reviewer',
  afterUndo: (season, { data }) => requireManualApproval(season, [data.resultId]),
});

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
  afterUndo: (season, { data }) => requireManualApproval(season, data.takenOut),
  notifies: true,
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});

/** Results are removed; a reset of the whole tournament also ends deductions, withdrawals and knockout places. */
interface Reset extends Exchange {
  readonly scope: 'match' | 'group' | 'tournament';
  readonly only: 'pending' | null;
  readonly match: RecordedMatch | null;
  readonly group: Group | null;
  readonly deductions: readonly number[];
  readonly withdrawals: readonly number[];
  /** The knockout places that it cleared. */
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
  afterUndo: (season, { data }) => requireManualApproval(season, data.takenOut),
  inFeed: true,
  movesMilestones: true,
  changesCalendars: true,
});

/** The club that made an entry, if one did. */
function clubOf(by: RecordedBy): number | null {
  return by.startsWith('club:') ? Number(by.slice('club:'.length)) : null;
}
