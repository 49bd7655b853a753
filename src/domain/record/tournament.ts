import type { Club } from '../clubs/clubs.ts';
import { championOf } from '../knockouts/phase.ts';
import { playBrackets } from '../knockouts/play-brackets.ts';
import { RECORD_FORMAT } from './entry.ts';
import { applyEntry, foldSeason, historiesOf, newHistory, type SeasonHistory } from './fold.ts';
import { startOf } from './kinds/season.ts';
import { isKnown, type KnownEntry, type RecordEntry } from './kinds.ts';
import { EMPTY_RECORD, type RecordHead } from './record-head.ts';
import { factsOf, type SeasonState } from './state.ts';

/** What everybody may know of a finished season without opening it. */
export interface FinishedSeason {
  readonly number: number;
  readonly name: string;
  readonly finishedAt: string;
  readonly champions: { readonly ucl: Club | null; readonly uel: Club | null };
  /** Every club of the season, in the order of the draw. */
  readonly clubs: readonly Club[];
}

/** The highest numbers given so far. They count entries that were undone, too: no number is given twice. */
interface LastIds {
  readonly result: number;
  readonly deduction: number;
  readonly withdrawal: number;
}

/** The tournament as the record leaves it. */
export interface Tournament {
  readonly head: RecordHead;
  /** The newest first. */
  readonly finished: readonly FinishedSeason[];
  /** The one that is played, and how it came to be as it is. */
  readonly season: SeasonState;
  readonly history: SeasonHistory;
  readonly lastIds: LastIds;
  /** Entries that make no sense. They have no effect, and an operator has to look at them. */
  readonly skipped: readonly number[];
  /** A newer version has added entries that this one does not know: it can show what it knows, and decide nothing. */
  readonly hasNewerEntries: boolean;
}

/** The tournament that a whole record leads to. */
export function foldTournament(record: readonly RecordEntry[]): Tournament {
  const entries = record as unknown as readonly KnownEntry[];
  const skipped: number[] = [];
  const histories = historiesOf(record, (seq) => skipped.push(seq));
  const history = histories.at(-1) ?? histories[0];
  const fold = (past: SeasonHistory) => foldNoting(past, skipped);
  const last = record.at(-1);
  return {
    head: last ? { seq: last.seq, hash: last.hash } : EMPTY_RECORD,
    finished: histories
      .slice(0, -1)
      .map((past) => finishedSeason(fold(past)))
      .reverse(),
    season: fold(history),
    history,
    lastIds: entries.reduce(withIds, { result: 0, deduction: 0, withdrawal: 0 }),
    skipped: skipped.sort((a, b) => a - b),
    hasNewerEntries: record.some(isNewer),
  };
}

/** Notes the entries that make no sense. */
function foldNoting(history: SeasonHistory, skipped: number[]): SeasonState {
  return foldSeason(history, (_season, { seq }, isApplied) => {
    if (!isApplied) skipped.push(seq);
  });
}

/** The tournament after more entries; null when it has to be folded from the beginning. */
export function advance(tournament: Tournament, added: readonly RecordEntry[]): Tournament | null {
  const entries = added as unknown as readonly KnownEntry[];
  if (entries.some(({ kind }) => kind === 'season-reopened')) return null;
  let { finished, season, history } = tournament;
  let skipped = [...tournament.skipped];
  for (const entry of entries) {
    if (entry.data.season !== history.number) return null;
    const before = entry.kind === 'text-struck' ? redacted(history.entries, entry) : history.entries;
    history = { ...history, entries: [...before, entry] };
    if (entry.kind === 'undone' || entry.kind === 'text-struck') {
      const inSeason = new Set(history.entries.map(({ seq }) => seq));
      skipped = skipped.filter((seq) => !inSeason.has(seq));
      season = foldNoting(history, skipped);
    } else season = applyEntry(season, entry, () => skipped.push(entry.seq));
    if (entry.kind !== 'finished' || season.finishedAt === null) continue;
    finished = [finishedSeason(season), ...finished];
    history = newHistory(season.number + 1, startOf(entry));
    season = foldSeason(history);
  }
  const last = added.at(-1);
  return {
    head: last ? { seq: last.seq, hash: last.hash } : tournament.head,
    finished,
    season,
    history,
    lastIds: entries.reduce(withIds, tournament.lastIds),
    skipped,
    hasNewerEntries: tournament.hasNewerEntries || added.some(isNewer),
  };
}

function isNewer(entry: RecordEntry): boolean {
  return !isKnown(entry) || Number(entry.data.v) > RECORD_FORMAT;
}

type Redaction = Extract<KnownEntry, { readonly kind: 'text-struck' }>;

/** Without the texts that were taken out of the record. */
function redacted(entries: readonly KnownEntry[], { data }: Redaction): KnownEntry[] {
  const texts = [data, ...(Array.isArray(data.alsoIn) ? data.alsoIn : [])];
  return entries.map((entry) => {
    const names = texts.filter((text) => text?.seq === entry.seq).map(({ name }) => name);
    if (names.length === 0) return entry;
    return { ...entry, texts: { ...entry.texts, ...Object.fromEntries(names.map((name) => [name, null])) } };
  });
}

function finishedSeason(season: SeasonState): FinishedSeason {
  const facts = factsOf(season);
  const ties = playBrackets(facts);
  const { number, name, finishedAt } = season;
  return {
    number,
    name: name ?? `Season ${number}`,
    finishedAt: finishedAt ?? '',
    champions: { ucl: championOf('UCL', ties), uel: championOf('UEL', ties) },
    clubs: facts.clubs,
  };
}

function withIds(ids: LastIds, { kind, data }: KnownEntry): LastIds {
  const putIn = 'putIn' in data && Array.isArray(data.putIn) ? data.putIn : [];
  return {
    result: highest(
      ids.result,
      ...putIn.map((award) => award?.resultId),
      kind === 'reported' && data.resultId,
    ),
    deduction: highest(ids.deduction, kind === 'deducted' && data.deductionId),
    withdrawal: highest(ids.withdrawal, kind === 'club-withdrawn' && data.withdrawalId),
  };
}

/** Of those that are numbers. */
function highest(...values: readonly unknown[]): number {
  return Math.max(0, ...values.filter((value): value is number => Number.isSafeInteger(value)));
}
