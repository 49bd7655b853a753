import type { Club } from '../../clubs/clubs.ts';
import type { AutoApproval, ReportingMode } from '../../season/season.ts';
import type { EntryOf } from '../entry.ts';
import { kind } from '../kind.ts';
import type { SeasonStart } from '../state.ts';

interface Finished {
  readonly name: string;
  readonly keepClubs: boolean;
  /** What the next season begins with. */
  readonly next: {
    readonly clubs: readonly Club[];
    readonly reporting: ReportingMode;
    readonly autoApprove: AutoApproval;
    readonly autoApproveHours: number;
    readonly after: number;
  };
}

/** A season goes into the archive, and the next one begins. */
export const finished = kind<Finished>()({
  apply(season, entry) {
    // One that does not say what comes next finishes nothing.
    startOf(entry);
    season.name = entry.data.name;
    season.finishedAt = entry.at;
  },
  inFeed: true,
  changesCalendars: true,
});

/** What the next season begins with. */
export function startOf({ data: { next } }: EntryOf<Finished>): SeasonStart {
  const { reporting: mode, autoApprove, autoApproveHours, after: autoApproveAfter } = next;
  return {
    clubs: [...next.clubs],
    reporting: { mode, closedBecause: null, autoApprove, autoApproveHours },
    autoApproveAfter,
  };
}
