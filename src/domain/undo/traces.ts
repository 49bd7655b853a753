import { foldName } from '../clubs/club-names.ts';
import { buildFixtures } from '../fixtures/fixtures.ts';
import { stageOf, TIES } from '../fixtures/match-plan.ts';
import { wayToFinal } from '../knockouts/later-ties.ts';
import { isClub } from '../knockouts/tie-outcome.ts';
import { isOwnAnswer, type KnownEntry, type Reversible, type UndoableEntry } from '../record/kinds.ts';
import type { Exchange } from '../record/recorded-match.ts';
import type { SeasonFacts } from '../season/facts.ts';

/** A season, with what its entries name by numbers alone: results and withdrawals, in force or not. */
export interface SeasonIndex {
  readonly facts: SeasonFacts;
  readonly matchOfResult: ReadonlyMap<number, number>;
  readonly clubOfWithdrawal: ReadonlyMap<number, number>;
}

/**
 * Something that decisions change, and that others rest on: 'match 6500' is what was decided about it, 'absent 6500'
 * that one of its clubs has withdrawn, 'club 7' who holds a place, 'called rovers' that a club bears the name, 'groups'
 * and 'ties' anything at all about those.
 */
type Trace = string;

/** What an entry has changed. Reports are no decisions and leave no trace. */
export function tracesOf(entry: KnownEntry, index: SeasonIndex): readonly Trace[] {
  switch (entry.kind) {
    case 'approved':
    case 'rejected':
    case 'awarded':
    case 'reset':
    case 'club-withdrawn':
      return [...matchTraces(matchesOf(entry, index)), ...clubTraces(entry, index)];
    case 'deducted':
    case 'revoked':
      return deductionTraces(entry.data.deductionId);
    case 'club-replaced':
      return [`club ${entry.data.clubId}`, ...nameTraces(entry.data.clubId, entry.data.to)];
    case 'renamed':
      return entry.data.renamed.flatMap(({ clubId, to }) => nameTraces(clubId, to));
    case 'postponed':
      return [`postponement ${entry.data.fixtureId}`];
    case 'closed':
    case 'reopened':
      return ['places'];
    default:
      return [];
  }
}

/** What must not have changed since, if the entry is to be taken back. */
export function restsOn(entry: Reversible, index: SeasonIndex): ReadonlySet<Trace> {
  switch (entry.kind) {
    case 'renamed':
      return new Set(entry.data.renamed.flatMap(({ clubId, from }) => nameTraces(clubId, from)));
    case 'club-replaced':
      return new Set([`club ${entry.data.clubId}`, ...nameTraces(entry.data.clubId, entry.data.from)]);
    case 'closed':
      return new Set(['places', 'ties']);
    case 'confirmed':
    case 'report-withdrawn': {
      const { fixtureId, home, away } = entry.data;
      return new Set([...neededByMatches([fixtureId]), `club ${home.clubId}`, `club ${away.clubId}`]);
    }
    default: {
      const own = tracesOf(entry, index).filter((trace) => trace !== 'groups' && trace !== 'ties');
      // The places that a reset has cleared were those of the tables of that time.
      const ofTables = entry.kind === 'reset' && entry.data.places ? ['groups'] : [];
      return new Set([...own, ...ofTables, ...neededByMatches(governed(entry, index))]);
    }
  }
}

/** The ties of which it is not known who plays them when the entry is taken back. */
export function tiesThatFollow(entry: Reversible, index: SeasonIndex): number[] {
  // Of a match that is not decided nothing follows.
  if (isOwnAnswer(entry)) return [];
  if (entry.kind === 'closed') return TIES.map(({ id }) => id);
  return [...new Set(governed(entry, index).flatMap(wayToFinal))];
}

/** The matches that end as they do because of the entry. Without one of its clubs a match cannot be played. */
function governed(entry: UndoableEntry, index: SeasonIndex): number[] {
  const matches = matchesOf(entry, index);
  return entry.kind === 'club-withdrawn' ? [...matches, ...matchesOfClub(entry.data.clubId, index)] : matches;
}

/** The matches about which the entry has decided, or whose decision it has taken away. */
function matchesOf(entry: KnownEntry, { matchOfResult }: SeasonIndex): number[] {
  const exchanged = ({ takenOut, putIn }: Exchange) => [
    ...takenOut.flatMap((id) => matchOfResult.get(id) ?? []),
    ...putIn.map(({ fixtureId }) => fixtureId),
  ];
  switch (entry.kind) {
    case 'approved':
    case 'rejected':
      return [entry.data.fixtureId];
    case 'awarded':
    case 'reset':
    case 'club-withdrawn':
      return [...new Set(exchanged(entry.data))];
    default:
      return [];
  }
}

function matchTraces(ids: readonly number[]): Trace[] {
  return ids.flatMap((id) => [`match ${id}`, isTie(id) ? 'ties' : 'groups']);
}

/** Who plays a tie follows from the places and from the ties before it; nobody plays on without one of its clubs. */
function neededByMatches(ids: readonly number[]): Trace[] {
  return [
    ...[...ids, ...ids.flatMap(wayToFinal)].map((id) => `match ${id}`),
    ...ids.map((id) => `absent ${id}`),
    ...(ids.some(isTie) ? ['places'] : []),
  ];
}

function isTie(id: number): boolean {
  return stageOf(id)?.kind === 'knockout';
}

/** What was decided about clubs, and ends with a reset of everything. */
function clubTraces(entry: KnownEntry, index: SeasonIndex): Trace[] {
  if (entry.kind === 'club-withdrawn') return withdrawalTraces(entry.data.clubId, index);
  if (entry.kind !== 'reset') return [];
  const { deductions, withdrawals, places } = entry.data;
  const clubs = withdrawals.flatMap((id) => index.clubOfWithdrawal.get(id) ?? []);
  return [
    ...deductions.flatMap(deductionTraces),
    ...clubs.flatMap((clubId) => withdrawalTraces(clubId, index)),
    ...(places ? ['places'] : []),
  ];
}

function deductionTraces(id: number): Trace[] {
  return [`deduction ${id}`, 'groups'];
}

function withdrawalTraces(clubId: number, index: SeasonIndex): Trace[] {
  const ids = matchesOfClub(clubId, index);
  return [`club ${clubId}`, ...ids.flatMap((id) => [`absent ${id}`, isTie(id) ? 'ties' : 'groups'])];
}

/** Those of its group, and the ties that it has come to. */
function matchesOfClub(clubId: number, { facts }: SeasonIndex): number[] {
  return buildFixtures(facts)
    .filter(({ home, away }) => [home, away].some((side) => isClub(side) && side.id === clubId))
    .map(({ id }) => id);
}

function nameTraces(clubId: number, name: string): Trace[] {
  return [`name ${clubId}`, `called ${foldName(name)}`];
}
