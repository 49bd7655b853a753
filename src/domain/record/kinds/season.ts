import { type Club, placeholderClubs } from '../../clubs/clubs.ts';
import type { Places } from '../../knockouts/qualified-places.ts';
import type { AutoApproval, ReportingMode } from '../../season/season.ts';
import { assertSense, type EntryOf } from '../entry.ts';
import { kind } from '../kind.ts';
import type { SeasonStart } from '../state.ts';

/** The groups are closed, and these clubs have the places of the knockouts. */
export const closed = kind<Places>()({
  apply(season, { data: { ucl, uel } }) {
    const ids = new Set([...ucl, ...uel]);
    assertSense(ucl.length === uel.length && ids.size === season.clubs.length);
    assertSense(season.clubs.every(({ id }) => ids.has(id)));
    season.places = { ucl, uel };
  },
  undoneBy: 'administrator',
  inFeed: true,
  movesMilestones: true,
  isDecisive: true,
  changesCalendars: true,
});

export const reopened = kind<Record<never, never>>()({
  apply(season) {
    season.places = null;
  },
  inFeed: true,
  movesMilestones: true,
  changesCalendars: true,
});

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
  const isPlace = (one: Club) => (other: Club) => one.group === other.group && one.slot === other.slot;
  assertSense(placeholderClubs().every((place) => next.clubs.some(isPlace(place))));
  return {
    clubs: [...next.clubs],
    reporting: { mode, closedBecause: null, autoApprove, autoApproveHours },
    autoApproveAfter,
  };
}

/** The last season is played again; the one that had begun after it is gone. */
export const seasonReopened = kind<Record<never, never>>()({
  apply(season) {
    season.name = null;
    season.finishedAt = null;
  },
  inFeed: true,
  changesCalendars: true,
});
