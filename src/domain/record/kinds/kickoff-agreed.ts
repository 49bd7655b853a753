import { kind } from '../kind.ts';
import type { RecordedMatch } from '../recorded-match.ts';

/** Agreed by both clubs or set by an administrator; null when it was removed. */
export const kickoffAgreed = kind<
  RecordedMatch & {
    readonly at: string | null;
    readonly before: string | null;
    /** The two clubs that it is for: another one that takes a place has agreed to nothing. */
    readonly pairing: string;
  }
>()({
  apply({ kickoffs }, { data: { fixtureId, pairing, at } }) {
    const key = `${fixtureId} ${pairing}`;
    if (at === null) kickoffs.delete(key);
    else kickoffs.set(key, { fixtureId, pairing, at });
  },
  changesCalendars: true,
});
