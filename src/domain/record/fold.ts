import { placeholderClubs } from '../clubs/clubs.ts';
import type { EntryOf } from './entry.ts';
import type { Kind } from './kind.ts';
import { startOf } from './kinds/season.ts';
import { KINDS, type KnownEntry, type RecordEntry } from './kinds.ts';
import { copySeason, FIRST_REPORTING, newSeason, type SeasonStart, type SeasonState } from './state.ts';

/** One season as it can be folded without those before it. */
export interface SeasonHistory {
  readonly number: number;
  readonly start: SeasonStart;
  /** Since it began, ascending. */
  readonly entries: readonly KnownEntry[];
}

/** A season without any entry. */
export function newHistory(number: number, start: SeasonStart): SeasonHistory {
  return { number, start, entries: [] };
}

export function firstHistory(): SeasonHistory {
  return newHistory(1, { clubs: placeholderClubs(), reporting: FIRST_REPORTING, autoApproveAfter: 0 });
}

/** The seasons of a record, from its first entry on. The last one is played. An entry that belongs to none is left out. */
export function historiesOf(
  record: readonly (RecordEntry | KnownEntry)[],
  onLeftOut?: (seq: number) => void,
): SeasonHistory[] {
  const histories: (SeasonHistory & { readonly entries: KnownEntry[] })[] = [
    { ...firstHistory(), entries: [] },
  ];
  for (const entry of record as readonly KnownEntry[]) {
    const { season } = entry.data;
    const history = histories[season - 1];
    if (!history || (entry.kind === 'finished' && season !== histories.length)) {
      onLeftOut?.(entry.seq);
      continue;
    }
    history.entries.push(entry);
    if (entry.kind === 'season-reopened') histories.splice(season);
    if (entry.kind !== 'finished') continue;
    try {
      histories.push({ ...newHistory(season + 1, startOf(entry)), entries: [] });
    } catch {
      // The fold skips it.
    }
  }
  return histories;
}

/** Every season that these entries, from the first on, lead to. */
export function foldRecord(record: readonly (RecordEntry | KnownEntry)[]): SeasonState[] {
  return historiesOf(record).map((history) => foldSeason(history));
}

/** `visit` sees the season after each entry that was not undone, and whether that entry makes sense. */
export function foldSeason(
  { number, start, entries }: SeasonHistory,
  visit?: (season: SeasonState, entry: KnownEntry, isApplied: boolean) => void,
): SeasonState {
  let season = newSeason(number, start);
  const undone = undoneAmong(entries);
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const findEntry = (seq: number) => bySeq.get(seq);
  const applied: KnownEntry[] = [];
  for (const entry of entries) {
    if (undone.has(entry.seq)) continue;
    const isApplied = applyTo(season, entry, findEntry);
    if (isApplied) applied.push(entry);
    else {
      // It may have changed something before it failed.
      season = newSeason(number, start);
      for (const each of applied) applyTo(season, each, findEntry);
    }
    visit?.(season, entry, isApplied);
  }
  return season;
}

/** The season after one more entry, which undoes none. */
export function applyEntry(season: SeasonState, entry: KnownEntry, onSkipped: () => void): SeasonState {
  const after = copySeason(season);
  if (applyTo(after, entry, () => undefined)) return after;
  onSkipped();
  return season;
}

/** One that makes no sense is skipped: a record that someone has tampered with can still be read and examined. */
function applyTo(
  season: SeasonState,
  entry: KnownEntry,
  findEntry: (seq: number) => KnownEntry | undefined,
): boolean {
  try {
    kindOf(entry)?.apply(season, entry as EntryOf<object>);
    const taken = entry.kind === 'undone' ? findEntry(entry.data.seq) : undefined;
    if (taken) kindOf(taken)?.afterUndo?.(season, taken as EntryOf<object>, entry.at);
    return true;
  } catch {
    return false;
  }
}

function kindOf({ kind }: KnownEntry): Kind<object> | undefined {
  return KINDS[kind] as unknown as Kind<object> | undefined;
}

/** The numbers of those entries that were undone. */
export function undoneAmong(entries: readonly KnownEntry[]): ReadonlySet<number> {
  return new Set(entries.flatMap((entry) => (entry.kind === 'undone' ? entry.data.seq : [])));
}
