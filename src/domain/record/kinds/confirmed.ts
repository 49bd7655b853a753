import { type ReportedScore, scoreOf } from '../../results/results.ts';
import { kind } from '../kind.ts';
import { changeResult, type RecordedResult } from '../recorded-match.ts';

/** The score that both clubs agreed on. Where one of them had claimed another score, `dropped` is that one. */
export const confirmed = kind<RecordedResult & { readonly dropped?: ReportedScore }>()({
  apply(season, { at, data }) {
    changeResult(season, data, { agreedAt: at, ...scoreOf(data) });
  },
  undoneBy: 'club',
});
