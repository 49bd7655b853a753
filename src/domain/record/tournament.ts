import type { Club } from '../clubs/clubs.ts';
import type { Cups } from '../clubs/format.ts';
import { championOf } from '../knockouts/phase.ts';
import { type KnockoutFixture, playBrackets } from '../knockouts/play-brackets.ts';
import { type Bracket, ROUNDS, type Round } from '../matches/stages.ts';
import { RECORD_FORMAT } from './entry.ts';
import { applyEntry, foldSeason, historiesOf, newHistory, type SeasonHistory } from './fold.ts';
import { startOf } from './kinds/season.ts';
import { isKnown, type KnownEntry, type RecordEntry } from './kinds.ts';
import { EMPTY_RECORD, type RecordHead } from './record-head.ts';
import { factsOf, type SeasonState } from './state.ts';

/** The public summary of a finished season. */
export interface FinishedSeason {
  readonly number: number;
  readonly name: string;
  readonly finishedAt: string;
  readonly champions: { readonly ucl: Club | null; readonly uel: Club | null };
  /** Every club of the season, in the order of the draw. */
  readonly clubs: readonly Club[];
  readonly cups: Cups;
  /** The last round of each club in the knockouts. */
  readonly lastRounds: readonly LastRound[];
}

/** The last round that a club has reached, in which bracket. */
export interface LastRound {
  readonly clubId: number;
  readonly bracket: Bracket;
  readonly round: Round;
}

/** The highest ids so far. Undone entries count, too: no id is used twice. */
interface LastIds {
  readonly result: number;
  readonly deduction: number;
  readonly withdrawal: number;
}

/** The tournament after its record. */
export interface Tournament {
  readonly head: RecordHead;
  /** The newest first. */
  readonly finished: readonly FinishedSeason[];
  /** The running season, and its history. */
  readonly season: SeasonState;
  readonly history: SeasonHistory;
  readonly lastIds: LastIds;
  /** Malformed entries. They have no effect, and an operator has to examine them. */
  readonly skipped: readonly number[];
  /** A newer version has added kinds that this one does not know: it can show the known part, but decide nothing. */
  readonly hasNewerEntries: boolean;
}

/** The tournament after a whole record. */
export function foldTournament(record: readonly RecordEntry[]): Tournament {
  const entries = record as unknown as readonly KnownEntry[];
  const skipped: number[] = [];
  const histories = historiesOf(record, (seq) => skipped.push(seq));
  const history = histories.at(-1) ?? histories[0];
  const fold = (past: SeasonHistory) => foldReportingSkipped(past, skipped);
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

/** Collects malformed entries. */
function foldReportingSkipped(history: SeasonHistory, skipped: number[]): SeasonState {
  return foldSeason(history, (_season, { seq }, isApplied) => {
    if (!isApplied) skipped.push(seq);
  });
}

/** The tournament after more entries; null if it has to be folded from the beginning. */
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
      season = foldReportingSkipped(history, skipped);
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

/** Without the redacted texts. */
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
    cups: facts.cups,
    lastRounds: lastRoundsOf(ties),
  };
}

function lastRoundsOf(ties: readonly KnockoutFixture[]): LastRound[] {
  const last = new Map<number, LastRound>();
  for (const { stage, home, away } of ties.toSorted((a, b) => roundIndex(a) - roundIndex(b)))
    for (const side of [home, away])
      if (side && side !== 'bye')
        last.set(side.id, { clubId: side.id, bracket: stage.bracket, round: stage.round });
  return [...last.values()];
}

function roundIndex({ stage }: KnockoutFixture): number {
  return ROUNDS.indexOf(stage.round);
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

/** Ignores values that are not numbers. */
function highest(...values: readonly unknown[]): number {
  return Math.max(0, ...values.filter((value): value is number => Number.isSafeInteger(value)));
}
