import { kind } from '../kind.ts';
import { changeResult, type RecordedResult } from '../recorded-match.ts';

/** A submission without a link, or one that its club has corrected, and the result that took its place. */
export const replaced = kind<RecordedResult & { readonly replacedBy: number }>()({
  apply(season, { at, data }) {
    changeResult(season, data, { outAt: at, replacedBy: data.replacedBy });
  },
});
