import { placeholderClubs } from '../clubs/clubs.ts';
import { DEFAULT_FORMAT } from '../clubs/format.ts';
import { SILENCE_HOURS } from '../season/season.ts';
import type { EntryOf } from './entry.ts';
import type { Kind } from './kind.ts';
import { startOf } from './kinds/season.ts';
import { KINDS, type KnownEntry, type RecordEntry } from './kinds.ts';
import { copySeason, newSeason, type SeasonStart, type SeasonState } from './state.ts';

/** A season that can be folded without the ones before it. */
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

const FIRST_SEASON: SeasonStart = {
  clubs: placeholderClubs(),
  cups: DEFAULT_FORMAT.cups,
  reporting: {
    mode: 'anybody',
    closedBecause: null,
    autoApprove: 'off',
    autoApproveHours: SILENCE_HOURS.usual,
  },
  autoApproveAfter: 0,
};

/**
 * The seasons of a record, from its first entry on. The last one is running. An entry that belongs to none is left
 * out.
 */
export function historiesOf(
  record: readonly RecordEntry[],
  onLeftOut?: (seq: number) => void,
): [SeasonHistory, ...SeasonHistory[]] {
  const histories: [SeasonHistory, ...SeasonHistory[]] = [newHistory(1, FIRST_SEASON)];
  for (const entry of record as unknown as readonly KnownEntry[]) {
    const { season } = entry.data;
    const history = histories[season - 1];
    if (!history || (entry.kind === 'finished' && season !== histories.length)) {
      onLeftOut?.(entry.seq);
      continue;
    }
    (history.entries as KnownEntry[]).push(entry);
    if (entry.kind === 'season-reopened') histories.splice(season);
    if (entry.kind !== 'finished') continue;
    try {
      histories.push(newHistory(season + 1, startOf(entry)));
    } catch {
      // The fold skips it.
    }
  }
  return histories;
}

/** Every season of a record, from the first entry on. */
export function foldRecord(record: readonly RecordEntry[]): SeasonState[] {
  return historiesOf(record).map((history) => foldSeason(history));
}

/** `visit` sees the season after each entry that was not undone, and whether that entry is well-formed. */
export function foldSeason(
  { number, start, entries }: SeasonHistory,
  visit?: (season: SeasonState, entry: KnownEntry, isApplied: boolean) => void,
): SeasonState {
  let season = newSeason(number, start);
  const undone = undoneAmong(entries);
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const apply = (entry: KnownEntry) =>
    applyTo(season, entry, entry.kind === 'undone' ? bySeq.get(entry.data.seq) : undefined);
  const applied: KnownEntry[] = [];
  for (const entry of entries) {
    if (undone.has(entry.seq)) continue;
    const isApplied = (entry.kind !== 'undone' || undone.has(entry.data.seq)) && apply(entry);
    if (isApplied) applied.push(entry);
    else {
      // It may have changed something before it failed.
      season = newSeason(number, start);
      applied.forEach(apply);
    }
    visit?.(season, entry, isApplied);
  }
  return season;
}

/** The season after one more entry, which is not an undo. */
export function applyEntry(season: SeasonState, entry: KnownEntry, onSkipped: () => void): SeasonState {
  const after = copySeason(season);
  if (applyTo(after, entry)) return after;
  onSkipped();
  return season;
}

/** A malformed entry is skipped: a record that was tampered with can still be read and examined. */
function applyTo(season: SeasonState, entry: KnownEntry, undone?: KnownEntry): boolean {
  try {
    kindOf(entry)?.apply(season, entry as EntryOf<object>);
    if (undone) kindOf(undone)?.afterUndo?.(season, undone as EntryOf<object>, entry.at);
    return true;
  } catch {
    return false;
  }
}

function kindOf({ kind }: KnownEntry): Kind<object> | undefined {
  return KINDS[kind] as unknown as Kind<object> | undefined;
}

/** The numbers of the undone entries. An undo of any other entry has no effect: a draw cannot be undone. */
export function undoneAmong(entries: readonly KnownEntry[]): ReadonlySet<number> {
  const undos = entries.filter(({ kind }) => kind === 'undone');
  const named = new Map(undos.map(({ seq, data }) => ['seq' in data ? data.seq : null, seq]));
  const canBeUndone = (entry: KnownEntry) =>
    kindOf(entry)?.undoneBy !== undefined && entry.seq < (named.get(entry.seq) ?? 0);
  return new Set(entries.filter(canBeUndone).map(({ seq }) => seq));
}
