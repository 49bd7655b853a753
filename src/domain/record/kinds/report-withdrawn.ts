import { kind } from '../kind.ts';
import { changeResult, type RecordedResult } from '../recorded-match.ts';

export const reportWithdrawn = kind<RecordedResult>()({
  apply(season, { at, data }) {
    changeResult(season, data, { outAt: at });
  },
  undoneBy: 'club',
  afterUndo(season, { data }, undoneAt) {
    changeResult(season, data, { waitingSince: undoneAt });
  },
});
