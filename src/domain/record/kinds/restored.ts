import { kind } from '../kind.ts';
import type { RecordHead } from '../record-head.ts';

/** A backup took the place of the database. `replaced` is the head that was there before, if it could be read. */
export const restored = kind<{ readonly backupAt: string; readonly replaced: RecordHead | null }>()({
  apply() {},
  inFeed: true,
  changesCalendars: true,
});
