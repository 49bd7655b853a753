import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { leaveToPerson, type RecordedResult, resultOf } from '../recorded-match.ts';

export const rejected = kind<RecordedResult>()({
  apply(season, entry) {
    const result = resultOf(season, entry.data);
    if (!result) return;
    result.status = 'rejected';
    result.notes = textOf(entry, 'adminNotes');
    result.decidedAt = entry.at;
  },
  undoneBy: 'reviewer',
  afterUndo: (season, { data }) => leaveToPerson(season, [data.resultId]),
});
