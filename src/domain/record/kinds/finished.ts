import type { Club } from '../../clubs/clubs.ts';
import type { AutoApproval, ReportingMode } from '../../season/season.ts';
import { kind } from '../kind.ts';
import { newSeason } from '../state.ts';

/** A season goes into the archive, and the next one begins. */
export const finished = kind<{
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
}>()({
  apply(season, { at, data: { name, next } }, { seasons }) {
    season.name = name;
    season.finishedAt = at;
    const { clubs, reporting: mode, autoApprove, autoApproveHours, after: autoApproveAfter } = next;
    const reporting = { mode, closedBecause: null, autoApprove, autoApproveHours };
    seasons.push(newSeason(season.number + 1, { clubs, reporting, autoApproveAfter }));
  },
  inFeed: true,
  changesCalendars: true,
});
