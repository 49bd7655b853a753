import { kind } from '../kind.ts';
import { type RecordedResult, resultOf } from '../recorded-match.ts';

export const reportWithdrawn = kind<RecordedResult>()({
  apply(season, { at, data }) {
    const result = resultOf(season, data);
    if (result) result.outAt = at;
  },
  undoneBy: 'club',
  afterUndo(season, { data }, undoneAt) {
    const result = resultOf(season, data);
    if (result) result.waitingSince = undoneAt;
  },
});
