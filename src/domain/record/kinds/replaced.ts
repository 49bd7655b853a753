import { kind } from '../kind.ts';
import { type RecordedResult, resultOf } from '../recorded-match.ts';

/** A submission without a link, or one that its club has corrected, and the result that took its place. */
export const replaced = kind<RecordedResult & { readonly replacedBy: number }>()({
  apply(season, { at, data }) {
    const result = resultOf(season, data);
    if (!result) return;
    result.outAt = at;
    result.replacedBy = data.replacedBy;
  },
});
