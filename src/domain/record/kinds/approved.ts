import { type ReportedScore, type RULE_NOTES, scoreOf } from '../../results/results.ts';
import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { changeResult, leaveToPerson, type RecordedResult } from '../recorded-match.ts';

/** By a person or a rule; `dropped` is the score that was submitted, when the other club's was approved. */
export const approved = kind<
  RecordedResult & { readonly rule?: keyof typeof RULE_NOTES; readonly dropped?: ReportedScore }
>()({
  apply(season, entry) {
    const { at, data } = entry;
    const notes = textOf(entry, 'adminNotes');
    changeResult(season, data, { status: 'approved', notes, decidedAt: at, ...scoreOf(data) });
  },
  undoneBy: 'reviewer',
  afterUndo: (season, { data }) => leaveToPerson(season, [data.resultId]),
  notifies: true,
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});
