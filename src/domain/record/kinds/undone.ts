import { kind } from '../kind.ts';
import { changeResult, takeOut } from '../recorded-match.ts';
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
      if (!result) continue;
      const { fixtureId } = result;
      const replacedBy = openResultOf(season, fixtureId)?.id ?? null;
      changeResult(season, { fixtureId, resultId: id }, { replacedBy });
    }
  },
  inFeed: true,
  movesMilestones: true,
  changesCalendars: true,
});
