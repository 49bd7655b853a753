import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { changeResult, leaveToPerson, type RecordedResult } from '../recorded-match.ts';

export const rejected = kind<RecordedResult>()({
  apply(season, entry) {
    const notes = textOf(entry, 'adminNotes');
    changeResult(season, entry.data, { status: 'rejected', notes, decidedAt: entry.at });
  },
  undoneBy: 'reviewer',
  afterUndo: (season, { data }) => leaveToPerson(season, [data.resultId]),
});
