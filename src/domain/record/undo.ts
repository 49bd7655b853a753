import { foldName } from '../clubs/club-names.ts';
import { isClub } from '../knockouts/tie-outcome.ts';
import { buildFixtures, type Fixture, isGroupFixture } from '../matches/fixtures.ts';
import { stageOfId } from '../matches/match-plan.ts';
import { closesBeforeOpening, reportingWindow } from '../schedule/schedule.ts';
import { foldSeason, type SeasonHistory, undoneAmong } from './fold.ts';
import { isOwnAnswer, isUndoable, type KnownEntry, type RecordDraft, type Reversible } from './kinds.ts';
import {
  activeResults,
  copySeason,
  factsOf,
  findResultState,
  inForce,
  type ResultState,
  type SeasonState,
} from './state.ts';

/** A season, with the changes of each entry. */
export interface UndoHistory extends SeasonHistory {
  readonly season: SeasonState;
  /** By entry number: 'match 6500', 'name of club 7'. */
  readonly written: ReadonlyMap<number, ReadonlySet<string>>;
}

/** The pages of many clubs need the same one after each change. */
const prepared = new WeakMap<SeasonHistory, UndoHistory>();

export function historyForUndo(history: SeasonHistory): UndoHistory {
  const known = prepared.get(history) ?? withWrites(history);
  prepared.set(history, known);
  return known;
}

function withWrites(history: SeasonHistory): UndoHistory {
  const written = new Map<number, ReadonlySet<string>>();
  let before = foldSeason({ ...history, entries: [] });
  const season = foldSeason(history, (after, { seq }, isApplied) => {
    written.set(seq, new Set(isApplied ? changedPlaces(before, after) : []));
    before = copySeason(after);
  });
  return { ...history, season, written };
}

/** The parts of a season that a decision has changed and that another one can depend on. */
function* changedPlaces(before: SeasonState, after: SeasonState): Generator<string> {
  if (before.places !== after.places) yield 'places';
  for (const id of changedKeys(before.results, after.results)) yield `match ${id}`;
  for (const id of changedKeys(before.deductions, after.deductions)) yield `deduction ${id}`;
  for (const id of changedKeys(before.postponements, after.postponements)) yield `postponement ${id}`;
  for (const id of changedKeys(before.withdrawals, after.withdrawals))
    yield `club ${after.withdrawals.get(id)?.clubId}`;
  // A check-in does not depend on the status of its entry.
  for (const [number, { status }] of after.entries)
    if (before.entries.get(number)?.status !== status) yield `entry ${number}`;
  if (before.replacements !== after.replacements)
    for (const { clubId } of after.replacements.slice(before.replacements.length)) yield `club ${clubId}`;
  if (before.clubs !== after.clubs)
    for (const [index, { id, name }] of after.clubs.entries())
      if (before.clubs[index]?.name !== name) yield `name of club ${id}`;
}

function changedKeys<Key>(before: ReadonlyMap<Key, unknown>, after: ReadonlyMap<Key, unknown>): Key[] {
  return [...after.keys()].filter((key) => before.get(key) !== after.get(key));
}

/**
 * The result of an undo: either the conflicting entries, which must be undone first, or the new entries and the
 * season after them.
 */
export type Undo =
  | { readonly blocking: readonly KnownEntry[] }
  | { readonly blocking: readonly []; readonly drafts: readonly UndoneDraft[] };

/** Undoes entries of the season, all or none: it becomes what it would be without them. */
export function undoEntries(history: UndoHistory, entries: readonly Reversible[]): Undo {
  const blocking = new Set<KnownEntry>();
  let undone: readonly Reversible[] = entries;
  for (;;) {
    const found = [...conflictsOf(withoutEntries(history, undone))].filter((entry) => !blocking.has(entry));
    if (found.length === 0) break;
    for (const entry of found) blocking.add(entry);
    // Entries that depend on a conflicting entry conflict as well, so that one confirmation covers all of them.
    undone = [...undone, ...found.filter(isUndoable)];
  }
  if (blocking.size > 0) return { blocking: [...blocking].sort((a, b) => a.seq - b.seq) };
  const drafts = draftsOf(withoutEntries(history, entries));
  return { blocking: [], drafts };
}

/** Whether these entries can be undone without conflicts. */
export function canUndo(history: UndoHistory, entries: readonly Reversible[]): boolean {
  return conflictsOf(withoutEntries(history, entries)).next().done === true;
}

/** A history, and the rest of it without some of its entries. */
interface Attempt {
  readonly history: UndoHistory;
  readonly undone: readonly Reversible[];
  /** The remaining decisions. */
  readonly staying: readonly KnownEntry[];
  /** The remaining decisions after the first undone one. */
  readonly later: readonly KnownEntry[];
  /** Only folded if the decisions themselves do not conflict. */
  readonly rest: () => SeasonState;
}

function withoutEntries(history: UndoHistory, undone: readonly Reversible[]): Attempt {
  const first = Math.min(...undone.map(({ seq }) => seq));
  const gone = new Set([...undoneAmong(history.entries), ...undone.map(({ seq }) => seq)]);
  const staying = history.entries.filter(({ seq, kind }) => !gone.has(seq) && !MADE_BY_CAPTAINS.has(kind));
  let rest: SeasonState | undefined;
  return {
    history,
    undone,
    staying,
    later: staying.filter(({ seq }) => seq > first),
    rest: () => {
      rest ??= foldSeason(withUndone(history, undone));
      return rest;
    },
  };
}

/** Decisions replace them, or conflict with their open results. */
const MADE_BY_CAPTAINS: ReadonlySet<string> = new Set<KnownEntry['kind']>([
  'reported',
  'replaced',
  'confirmed',
  'disputed',
  'report-withdrawn',
  'undone',
]);

function* conflictsOf(attempt: Attempt): Generator<KnownEntry> {
  const draw = laterDraw(attempt);
  if (draw) return yield draw;
  yield* laterWrites(attempt);
  yield* closedGroups(attempt);
  yield* equalNames(attempt);
  yield* impossibleDeadlines(attempt);
  // Results that lose their match: decided ones must be undone first, and a club's submission is its own.
  for (const result of leavingResults(attempt)) yield* entriesKeeping(result, attempt);
  yield* matchesOfWithdrawn(attempt);
}

/** Later decisions about the same subjects. */
function* laterWrites({ history, undone, later }: Attempt): Generator<KnownEntry> {
  for (const entry of undone) {
    const places = new Set(history.written.get(entry.seq));
    // A replacement club has not given that answer.
    if (isOwnAnswer(entry))
      for (const { clubId } of [entry.data.home, entry.data.away]) places.add(`club ${clubId}`);
    const isThere = (place: string) => places.has(place);
    yield* later.filter(({ seq }) => seq > entry.seq && [...(history.written.get(seq) ?? [])].some(isThere));
  }
}

/** From the seal on, places are about to belong to other clubs. A voided draw has changed nothing. */
function laterDraw({ later, undone }: Attempt): KnownEntry | undefined {
  // A format gives the places to other clubs, but changes no entry.
  const format = later.find(({ kind }) => kind === 'format-set');
  if (format && !undone.every(({ kind }) => kind.startsWith('entry-'))) return format;
  const ofDraw = later.filter(({ kind }) => ['sealed', 'unsealed', 'held', 'drawn'].includes(kind));
  return ofDraw[ofDraw.findLastIndex(({ kind }) => kind === 'unsealed') + 1];
}

/** No table changes while the groups are closed. */
function* closedGroups({ history, undone, later, rest }: Attempt): Generator<KnownEntry> {
  if (!rest().places) return;
  const changesTables = ({ seq }: KnownEntry) => [...(history.written.get(seq) ?? [])].some(isInTables);
  const closed = later.findLast(({ kind }) => kind === 'closed');
  if (closed && undone.some((entry) => entry.seq < closed.seq && changesTables(entry))) yield closed;
  // The restored places were based on the tables before the first of these.
  const first = Math.min(
    ...undone.map(({ seq }) => (history.written.get(seq)?.has('places') ? seq : Infinity)),
  );
  yield* later.filter((entry) => entry.seq > first && changesTables(entry));
}

function isInTables(place: string): boolean {
  const [subject, id] = place.split(' ');
  return subject === 'deduction' || (subject === 'match' && stageOfId(Number(id))?.kind === 'group');
}

/** No two clubs may have the same name at any time: the next undo has to be possible, too. */
function equalNames({ history, undone, later }: Attempt): KnownEntry[] {
  const namedBy =
    ({ seq }: KnownEntry) =>
    (id: number) =>
      history.written.get(seq)?.has(`name of club ${id}`) ?? false;
  const decisions = new Set(
    later.filter((entry) => history.season.clubs.some(({ id }) => namedBy(entry)(id))),
  );
  if (decisions.size === 0) return [];
  const found: KnownEntry[] = [];
  foldSeason(withUndone(history, undone), ({ clubs }, entry) => {
    if (!decisions.has(entry)) return;
    const names = clubs.map(({ name }) => foldName(name));
    const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
    if (clubs.some(({ id, name }) => namedBy(entry)(id) && isShared(foldName(name)))) found.push(entry);
  });
  return found;
}

/** A restored deadline must not be before an opening time that was set since. */
function* impossibleDeadlines({ undone, later, rest }: Attempt): Generator<KnownEntry> {
  const { schedule, postponements } = factsOf(rest());
  for (const { fixtureId: id } of undone.flatMap(({ kind, data }) => (kind === 'postponed' ? data : []))) {
    const match = buildFixtures(factsOf(rest())).find((fixture) => fixture.id === id);
    if (match && closesBeforeOpening(reportingWindow(match, { schedule, postponements })))
      yield* later.filter(({ kind }) => kind === 'scheduled');
  }
}

/** The entries that must be undone before the result can leave its match; none if it can be replaced. */
function entriesKeeping(result: ResultState, attempt: Attempt): readonly KnownEntry[] {
  const { history, staying, rest } = attempt;
  const { fixtureId } = result;
  if (givesWay(result)) return [];
  const behind = (one: ResultState) =>
    one.status === 'pending' ? submissionsOf(one, history) : decisionsOn(one, staying);
  if (isStillActive(history.season, result)) return behind(result);
  // It would come back.
  const fixture = buildFixtures(factsOf(rest())).find(({ id }) => id === fixtureId);
  if (isOf(result, fixture)) {
    const there = activeResults(rest(), fixtureId).find(
      (one) => isOpen(one) && isStillActive(history.season, one),
    );
    return behind(there ?? result);
  }
  const moved = lastMove(result, attempt);
  if (moved) return [moved];
  return result.status === 'pending' ? [] : behind(result);
}

/** An undecided submission without a link. */
function givesWay({ status, reportedBy }: ResultState): boolean {
  return status === 'pending' && reportedBy === null;
}

function submissionsOf({ id }: ResultState, { entries }: SeasonHistory): KnownEntry[] {
  return entries.filter(({ kind, data }) => kind === 'reported' && data.resultId === id);
}

/** The entries by which a result was decided or awarded. */
function decisionsOn({ id }: ResultState, entries: readonly KnownEntry[]): KnownEntry[] {
  return entries.filter(({ kind, data }) =>
    kind === 'approved' || kind === 'rejected'
      ? data.resultId === id
      : 'putIn' in data && data.putIn.some(({ resultId }) => resultId === id),
  );
}

/** The last decision after which the clubs of a result no longer meet. */
function lastMove(result: ResultState, { history, undone, later }: Attempt): KnownEntry | undefined {
  let found: KnownEntry | undefined;
  let didMeet = false;
  foldSeason(withUndone(history, undone), (season, entry) => {
    if (!findResultState(season, result.id)) return;
    const meet = isOf(
      result,
      buildFixtures(factsOf(season)).find(({ id }) => id === result.fixtureId),
    );
    if (didMeet && !meet && later.includes(entry)) found = entry;
    didMeet = meet;
  });
  return found;
}

/** The results that no longer fit: other clubs play, or the match has another result again. */
function leavingResults({ history: { season }, rest }: Attempt): ResultState[] {
  const before = new Map(buildFixtures(factsOf(season)).map((fixture) => [fixture.id, fixture]));
  return buildFixtures(factsOf(rest())).flatMap((fixture) => {
    const left = activeResults(rest(), fixture.id);
    const isLost = (result: ResultState) =>
      !isOf(result, fixture) && (isOpen(result) || isOf(result, before.get(fixture.id)));
    const open = left.filter((result) => isOpen(result) && !isLost(result));
    const stays = open.find((result) => !givesWay(result) || !isStillActive(season, result)) ?? open[0];
    return left.filter((result) => isLost(result) || (open.includes(result) && result !== stays));
  });
}

function isStillActive(season: SeasonState, { id, fixtureId }: ResultState): boolean {
  return activeResults(season, fixtureId).some((result) => result.id === id);
}

function isOf({ clubIds }: ResultState, fixture: Fixture | undefined): boolean {
  if (!clubIds || !fixture) return clubIds === null;
  return [fixture.home, fixture.away].every((side, index) => isClub(side) && side.id === clubIds[index]);
}

function isOpen({ status }: ResultState): boolean {
  return status !== 'rejected';
}

/** Matches of a withdrawn club are not played, and no award remains for an undone withdrawal. */
function* matchesOfWithdrawn({ staying, rest }: Attempt): Generator<KnownEntry> {
  const season = rest();
  const withdrawals = inForce(season.withdrawals);
  for (const fixture of buildFixtures(factsOf(season))) {
    const results = activeResults(season, fixture.id);
    const clubIds = [fixture.home, fixture.away].flatMap((side) => (isClub(side) ? side.id : []));
    const ids = new Set(withdrawals.flatMap(([id, { clubId }]) => (clubIds.includes(clubId) ? id : [])));
    // A withdrawn club has no goals: one of the clubs, or both.
    const isUnfounded = ({ withdrawalId, homeScore, awayScore }: ResultState) =>
      withdrawalId !== null && (!ids.has(withdrawalId) || homeScore + awayScore + ids.size < 2);
    for (const result of results.filter(isUnfounded)) yield* decisionsOn(result, staying);
    const isDecided = results.some(({ status }) => status === 'approved');
    const isLeft = isGroupFixture(fixture) ? !isDecided : results.some(({ status }) => status === 'pending');
    if (isLeft)
      yield* staying.filter(({ kind, data }) => kind === 'club-withdrawn' && ids.has(data.withdrawalId));
  }
}

/** Each replaced result goes with the entry about its match. */
function draftsOf(attempt: Attempt): UndoneDraft[] {
  const { history, undone } = attempt;
  const leaving = leavingResults(attempt);
  const ownerOf = ({ fixtureId }: ResultState) =>
    undone.find(({ seq }) => history.written.get(seq)?.has(`match ${fixtureId}`)) ?? undone.at(-1);
  return undone.map((entry) => {
    const takenOut = leaving.filter((result) => ownerOf(result) === entry).map(({ id }) => id);
    return draftOf(history, entry, takenOut);
  });
}

type UndoneDraft = Extract<RecordDraft, { readonly kind: 'undone' }>;

function draftOf(
  { number: season }: SeasonHistory,
  entry: Reversible,
  takenOut: readonly number[],
): UndoneDraft {
  return { kind: 'undone', data: { season, seq: entry.seq, kind: entry.kind, takenOut } };
}

function withUndone(history: SeasonHistory, undone: readonly Reversible[]): SeasonHistory {
  const last = history.entries.at(-1)?.seq ?? 0;
  const added = undone.map(
    (entry, index): KnownEntry => ({
      ...draftOf(history, entry, []),
      ...{ seq: last + 1 + index, at: '', by: 'admin', texts: {} },
    }),
  );
  return { ...history, entries: [...history.entries, ...added] };
}
