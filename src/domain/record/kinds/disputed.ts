import type { ReportedScore } from '../../results/results.ts';
import { kind } from '../kind.ts';
import { changeResult, type RecordedResult } from '../recorded-match.ts';

/** The other club claims another score. Its reason is not public. */
export const disputed = kind<RecordedResult & { readonly claimed: ReportedScore }>()({
  apply(season, { at, by, data }) {
    const { afterExtraTime: _, ...score } = data.claimed;
    const dispute = { by: Number(by.slice('club:'.length)), ...score, at };
    changeResult(season, data, { dispute });
  },
});
