import type { ScheduleEntry } from '../../schedule/schedule.ts';
import { kind } from '../kind.ts';

export const scheduled = kind<{ readonly entries: readonly ScheduleEntry[] }>()({
  apply(season, { data }) {
    season.schedule = data.entries;
  },
  changesCalendars: true,
});
