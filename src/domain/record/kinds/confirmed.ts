import { type ReportedScore, scoreOf } from '../../results/results.ts';
import { kind } from '../kind.ts';
import { type RecordedResult, resultOf, setScore } from '../recorded-match.ts';

/** The score that both clubs agreed on. Where one of them had claimed another score, `dropped` is that one. */
export const confirmed = kind<RecordedResult & { readonly dropped?: ReportedScore }>()({
  apply(season, { at, data }) {
    const result = resultOf(season, data);
    if (!result) return;
    result.agreedAt = at;
    setScore(result, scoreOf(data));
  },
  undoneBy: 'club',
});
