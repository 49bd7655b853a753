import type { Club } from '../../clubs/clubs.ts';
import { CUPS, type Cups, DEFAULT_FORMAT } from '../../clubs/format.ts';
import { fillFormat } from '../../clubs/possible-formats.ts';
import { validDrawOf } from '../../draw/draw.ts';
import { arePlacesOf, type Places } from '../../knockouts/qualified-places.ts';
import { isSchedule, type ScheduleEntry } from '../../schedule/schedule.ts';
import type { AutoApproval, ReportingMode } from '../../season/season.ts';
import { assertWellFormed, type EntryOf } from '../entry.ts';
import { kind } from '../kind.ts';
import { revoke, type SeasonStart } from '../state.ts';

/** Another number of clubs, groups or cups. All that belonged to the clubs in their former places ends with it. */
export const formatSet = kind<{
  readonly clubs: readonly Club[];
  readonly cups: Cups;
  /** The times of the matchdays and rounds that still exist. */
  readonly schedule: readonly ScheduleEntry[];
  /** The deductions that end. */
  readonly deductions: readonly number[];
}>()({
  apply(season, { at, data: { clubs, cups, schedule, deductions } }) {
    assertWellFormed(fillFormat(clubs) && CUPS.includes(cups) && isSchedule(schedule));
    assertWellFormed(clubs.every(({ name }) => typeof name === 'string'));
    for (const id of deductions) revoke(season.deductions, id, at);
    season.clubs = [...clubs];
    season.cups = cups;
    season.placesSince = at;
    season.schedule = schedule;
    season.places = null;
    season.replacements = [];
    season.postponements.clear();
    season.kickoffs.clear();
    const draw = validDrawOf(season);
    season.draws = season.draws.filter((each) => each !== draw);
  },
  changesCalendars: true,
});

/** The groups are closed, and these clubs have the knockout places. */
export const closed = kind<Places>()({
  apply(season, { data: { ucl, uel } }) {
    assertWellFormed(arePlacesOf({ ucl, uel }, season));
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
  /** The start of the next season. */
  readonly next: {
    readonly clubs: readonly Club[];
    /** Two where it is not named. */
    readonly cups?: Cups;
    readonly reporting: ReportingMode;
    readonly autoApprove: AutoApproval;
    readonly autoApproveHours: number;
    readonly after: number;
  };
}

/** A season is archived, and the next one begins. */
export const finished = kind<Finished>()({
  apply(season, entry) {
    // Without the start of the next season, the entry finishes nothing.
    startOf(entry);
    season.name = entry.data.name;
    season.finishedAt = entry.at;
    // Its entry word is deleted: in a reopened season, registration stays closed.
    season.registration = { ...season.registration, state: 'closed', needsCode: false };
  },
  inFeed: true,
  changesCalendars: true,
});

export function startOf({ data: { next } }: EntryOf<Finished>): SeasonStart {
  const { reporting: mode, autoApprove, autoApproveHours, after: autoApproveAfter } = next;
  const { clubs, cups = DEFAULT_FORMAT.cups } = next;
  assertWellFormed(fillFormat(clubs) && CUPS.includes(cups));
  return {
    clubs: [...clubs],
    cups,
    reporting: { mode, closedBecause: null, autoApprove, autoApproveHours },
    autoApproveAfter,
  };
}

/** The last season is reopened; the one that had begun after it is discarded. */
export const seasonReopened = kind<Record<never, never>>()({
  apply(season) {
    season.name = null;
    season.finishedAt = null;
  },
  inFeed: true,
  changesCalendars: true,
});
