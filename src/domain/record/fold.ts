import { placeholderClubs } from '../clubs/clubs.ts';
import type { EntryOf } from './entry.ts';
import type { Kind } from './kind.ts';
import { KINDS, type KnownEntry, type RecordEntry } from './kinds.ts';
import {
  FIRST_REPORTING,
  newSeason,
  type SeasonStart,
  type SeasonState,
  type TournamentState,
} from './state.ts';

/** What the first season begins with. */
export function firstStart(): SeasonStart {
  return { clubs: placeholderClubs(), reporting: FIRST_REPORTING, autoApproveAfter: 0 };
}

/** A tournament before its first entry. */
export function newTournament(): TournamentState {
  return { seasons: [newSeason(1, firstStart())] };
}

/**
 * The tournament that these entries, from the first on, lead to. Entries that were undone have no effect. One that makes
 * no sense is skipped, so that a record that someone has tampered with can still be examined.
 */
export function foldRecord(entries: readonly (RecordEntry | KnownEntry)[]): TournamentState {
  const tournament = newTournament();
  applyEntries(tournament, entries as readonly KnownEntry[]);
  return tournament;
}

/** One season as it can be folded without those before it. */
export interface SeasonHistory {
  readonly number: number;
  readonly start: SeasonStart;
  /** Since it began, ascending. */
  readonly entries: readonly KnownEntry[];
}

/** `visit` sees the season after each entry that has an effect. */
export function foldSeason(
  { number, start, entries }: SeasonHistory,
  visit?: (season: SeasonState, entry: KnownEntry) => void,
): SeasonState {
  const seasons: SeasonState[] = [];
  const season = newSeason(number, start);
  seasons[number - 1] = season;
  applyEntries({ seasons }, entries, visit && ((entry) => visit(season, entry)));
  return season;
}

function applyEntries(
  tournament: TournamentState,
  entries: readonly KnownEntry[],
  visit?: (entry: KnownEntry) => void,
): void {
  const undone = undoneAmong(entries);
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  for (const entry of entries) {
    const season = tournament.seasons[entry.data.season - 1];
    if (!season || undone.has(entry.seq)) continue;
    const kindOf = ({ kind }: KnownEntry) => KINDS[kind] as unknown as Kind<object> | undefined;
    try {
      kindOf(entry)?.apply(season, entry as EntryOf<object>, tournament);
      const taken = entry.kind === 'undone' ? bySeq.get(entry.data.seq) : undefined;
      if (taken) kindOf(taken)?.afterUndo?.(season, taken as EntryOf<object>, entry.at);
    } catch {
      // Its data lacks something that its kind needs. The check of the hashes names it.
    }
    visit?.(entry);
  }
}

/** The numbers of those entries that were undone. */
export function undoneAmong(entries: readonly KnownEntry[]): ReadonlySet<number> {
  return new Set(entries.flatMap((entry) => (entry.kind === 'undone' ? entry.data.seq : [])));
}
