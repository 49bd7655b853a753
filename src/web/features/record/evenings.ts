import type { RecordEntry, RecordKind } from '#domain/record/kinds.ts';
import { eveningOf } from '#domain/schedule/evening.ts';

export interface Evening {
  /** An ISO date. */
  readonly day: string;
  /** The newest first. */
  readonly entries: readonly RecordEntry[];
}

/** Entries, of which the first is the oldest, by the evening they were written on; the newest evening first. */
export function byEvening(entries: readonly RecordEntry[]): readonly Evening[] {
  const evenings: { day: string; entries: RecordEntry[] }[] = [];
  for (const entry of [...entries].reverse()) {
    const day = eveningOf(entry.at);
    const last = evenings.at(-1);
    // In the order of the record: a clock that was set back begins the day once more.
    if (last?.day === day) last.entries.push(entry);
    else evenings.push({ day, entries: [entry] });
  }
  return evenings;
}

/** How often something of each kind happened, in the order in which the kinds first did. */
export function countKinds(entries: readonly RecordEntry[]): ReadonlyMap<RecordKind, number> {
  const counts = new Map<RecordKind, number>();
  for (const { kind } of [...entries].reverse()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
