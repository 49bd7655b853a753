import { textOf } from '../entry.ts';
import { kind } from '../kind.ts';

/** One match closes at another time; `before` is the time that it was postponed to before. */
export const postponed = kind<{
  readonly fixtureId: number;
  readonly closesAt: string;
  readonly before: string | null;
}>()({
  apply(season, entry) {
    const { fixtureId, closesAt } = entry.data;
    season.postponements.set(fixtureId, { fixtureId, closesAt, reason: textOf(entry, 'reason') });
  },
  undoneBy: 'administrator',
  changesCalendars: true,
});
