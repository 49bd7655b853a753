import { type ReportedScore, type RULE_NOTES, scoreOf } from '../../results/results.ts';
import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { leaveToPerson, type RecordedResult, resultOf, setScore } from '../recorded-match.ts';

/** By a person or a rule; `dropped` is the score that was submitted, when the other club's was approved. */
export const approved = kind<
  RecordedResult & { readonly rule?: keyof typeof RULE_NOTES; readonly dropped?: ReportedScore }
>()({
  apply(season, entry) {
    const result = resultOf(season, entry.data);
    if (!result) return;
    result.status = 'approved';
    result.notes = textOf(entry, 'adminNotes');
    result.decidedAt = entry.at;
    setScore(result, scoreOf(entry.data));
  },
  undoneBy: 'reviewer',
  afterUndo: (season, { data }) => leaveToPerson(season, [data.resultId]),
  notifies: true,
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});
