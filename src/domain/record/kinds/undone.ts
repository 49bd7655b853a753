import { kind } from '../kind.ts';
import { takeOut } from '../recorded-match.ts';
import { findResultState, openResultOf } from '../state.ts';

/** The entry with that number has no effect any more. `takenOut` are submissions that gave way to an earlier result. */
export const undone = kind<{
  readonly seq: number;
  readonly kind: string;
  readonly takenOut: readonly number[];
}>()({
  apply(season, { at, data }) {
    takeOut(season, data.takenOut, at);
    for (const id of data.takenOut) {
      const result = findResultState(season, id);
      if (result) result.replacedBy = openResultOf(season, result.fixtureId)?.id ?? null;
    }
  },
  inFeed: true,
  movesMilestones: true,
  changesCalendars: true,
});
