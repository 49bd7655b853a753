import { setImmediate } from 'node:timers/promises';
import type { RecordEntry } from '#domain/record/record.ts';

/** How many entries are looked at before others have their turn. */
const SLICE = 500;

/**
 * Entries of the record from the head back to the end of the season before, ascending. In slices, of which `list` picks
 * what is wanted and with it what ends a season: no index leads there, and on SQLite a query holds the event loop.
 */
export async function readSeasonBackwards(
  season: number,
  head: number,
  list: (first: number, last: number) => Promise<RecordEntry[]>,
): Promise<RecordEntry[]> {
  const slices: RecordEntry[][] = [];
  for (let last = head; last > 0; last -= SLICE) {
    const slice = await list(last - SLICE + 1, last);
    slices.unshift(slice);
    if (slice.some(({ kind, data }) => kind === 'finished' && Number(data.season) < season)) break;
    await setImmediate();
  }
  return slices.flat();
}
