import { kind } from '../kind.ts';
import type { RecordHead } from '../record-head.ts';
import { changeResults } from '../recorded-match.ts';
import { openResultOf } from '../state.ts';

/**
 * The entry with that number no longer has an effect. `takenOut` are submissions that an earlier result replaces
 * again.
 */
export const undone = kind<{
  readonly seq: number;
  readonly kind: string;
  readonly takenOut: readonly number[];
}>()({
  apply(season, { at, data }) {
    changeResults(season, data.takenOut, () => ({ removedAt: at }));
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

/** A text is redacted in its entry, and in `alsoIn`, where it was repeated. Those entries show it. */
export const textRedacted = kind<RedactedText & { readonly alsoIn: readonly RedactedText[] }>()({
  apply() {},
});

/** A backup replaced the database. `replaced` is the previous head, if it could be read. */
export const restored = kind<{ readonly backupAt: string; readonly replaced: RecordHead | null }>()({
  apply() {},
  inFeed: true,
  changesCalendars: true,
});
