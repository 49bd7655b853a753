import { placeholderClubs } from '../clubs/clubs.ts';
import type { EntryOf } from './entry.ts';
import type { Kind } from './kind.ts';
import { KINDS, type KnownEntry, type RecordEntry } from './kinds.ts';
import { FIRST_REPORTING, newSeason, type TournamentState } from './state.ts';

/** A tournament before its first entry. */
export function newTournament(): TournamentState {
  const start = { clubs: placeholderClubs(), reporting: FIRST_REPORTING, autoApproveAfter: 0 };
  return { seasons: [newSeason(1, start)] };
}

/**
 * The tournament that these entries, from the first on, lead to. Entries that were undone have no effect. One that makes
 * no sense is skipped, so that a record that someone has tampered with can still be examined.
 */
export function foldRecord(entries: readonly (RecordEntry | KnownEntry)[]): TournamentState {
  const tournament = newTournament();
  const known = entries as readonly KnownEntry[];
  const undone = new Set(known.flatMap((entry) => (entry.kind === 'undone' ? entry.data.seq : [])));
  const bySeq = new Map(known.map((entry) => [entry.seq, entry]));
  for (const entry of known) {
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
  }
  return tournament;
}
