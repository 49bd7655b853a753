import { kind } from '../kind.ts';
import type { RecordHead } from '../record-head.ts';
import { changeResults } from '../recorded-match.ts';
import { openResultOf } from '../state.ts';

/** The entry with that number has no effect any more. `takenOut` are submissions that gave way to an earlier result. */
export const undone = kind<{
  readonly seq: number;
  readonly kind: string;
  readonly takenOut: readonly number[];
}>()({
  apply(season, { at, data }) {
    changeResults(season, data.takenOut, () => ({ outAt: at }));
    changeResults(season, data.takenOut, ({ fixtureId }) => ({
      replacedBy: openResultOf(season, fixtureId)?.id ?? null,
    }));
  },
  inFeed: true,
  movesMilestones: true,
  changesCalendars: true,
});

/** A text by the number of its entry and its name there. */
interface RedactedText {
  readonly seq: number;
  readonly name: string;
}

/** A text is gone from its entry, and from `alsoIn`, where it was repeated. Whoever reads those entries sees that. */
export const textStruck = kind<RedactedText & { readonly alsoIn: readonly RedactedText[] }>()({ apply() {} });

/** A backup took the place of the database. `replaced` is the head that was there before, if it could be read. */
export const restored = kind<{ readonly backupAt: string; readonly replaced: RecordHead | null }>()({
  apply() {},
  inFeed: true,
  changesCalendars: true,
});
