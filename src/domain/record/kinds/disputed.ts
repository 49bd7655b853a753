import type { ReportedScore } from '../../results/results.ts';
import { kind } from '../kind.ts';
import { type RecordedResult, resultOf } from '../recorded-match.ts';

/** The other club claims another score. Its reason is not public. */
export const disputed = kind<RecordedResult & { readonly claimed: ReportedScore }>()({
  apply(season, { at, by, data }) {
    const result = resultOf(season, data);
    if (!result) return;
    const { afterExtraTime: _, ...score } = data.claimed;
    result.dispute = { by: Number(by.slice('club:'.length)), ...score, at };
  },
});
