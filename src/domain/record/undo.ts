import { foldName } from '../clubs/club-names.ts';
import { isClub } from '../knockouts/tie-outcome.ts';
import { buildFixtures, type Fixture, isGroupFixture } from '../matches/fixtures.ts';
import { stageOf } from '../matches/match-plan.ts';
import { closesBeforeOpening, reportingWindow } from '../schedule/schedule.ts';
import { foldSeason, type SeasonHistory, undoneAmong } from './fold.ts';
import { isOwnAnswer, isUndoable, type KnownEntry, type RecordDraft, type Reversible } from './kinds.ts';
import {
  copySeason,
  factsOf,
  findResultState,
  inForce,
  type ResultState,
  resultsInPlay,
  type SeasonState,
} from './state.ts';

/** A season, with what each of its entries has changed. */
export interface UndoHistory extends SeasonHistory {
  /** As it is now. */
  readonly season: SeasonState;
  /** By the number of an entry: 'match 6500', 'name of club 7'. */
  readonly written: ReadonlyMap<number, ReadonlySet<string>>;
}

/** The pages of many clubs ask for the same one after each change. */
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

/** The places of a season that a decision has changed and another one can rest on. */
function* changedPlaces(before: SeasonState, after: SeasonState): Generator<string> {
  if (before.places !== after.places) yield 'places';
  for (const id of changedKeys(before.results, after.results)) yield `match ${id}`;
  for (const id of changedKeys(before.deductions, after.deductions)) yield `deduction ${id}`;
  for (const id of changedKeys(before.postponements, after.postponements)) yield `postponement ${id}`;
  for (const id of changedKeys(before.withdrawals, after.withdrawals))
    yield `club ${after.withdrawals.get(id)?.clubId}`;
  if (before.replacements !== after.replacements)
    for (const { clubId } of after.replacements.slice(before.replacements.length)) yield `club ${clubId}`;
  if (before.clubs !== after.clubs)
    for (const [index, { id, name }] of after.clubs.entries())
      if (before.clubs[index]?.name !== name) yield `name of club ${id}`;
}

function changedKeys<Key>(before: ReadonlyMap<Key, unknown>, after: ReadonlyMap<Key, unknown>): Key[] {
  return [...after.keys()].filter((key) => before.get(key) !== after.get(key));
}

/** What an undo comes to: the entries that must be undone first, or those that it adds and the season after them. */
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
    // What rests on a blocking entry blocks as well, so that one confirmation is enough for all of them.
    undone = [...undone, ...found.filter(isUndoable)];
  }
  if (blocking.size > 0) return { blocking: [...blocking].sort((a, b) => a.seq - b.seq) };
  const drafts = draftsOf(withoutEntries(history, entries));
  return { blocking: [], drafts };
}

/** Whether nothing keeps these entries from being undone. */
export function canUndo(history: UndoHistory, entries: readonly Reversible[]): boolean {
  return conflictsOf(withoutEntries(history, entries)).next().done === true;
}

/** A history, and what is left of it without some of its entries. */
interface Attempt {
  readonly history: UndoHistory;
  readonly undone: readonly Reversible[];
  /** The decisions that stay. */
  readonly staying: readonly KnownEntry[];
  /** Those of them after the first that is undone. */
  readonly later: readonly KnownEntry[];
  /** Only read when the decisions themselves do not conflict. */
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

/** They give way to decisions, or block them by their open results. */
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
  // Results that lose their match: what was decided must be undone first, and what a club submitted is its own.
  for (const result of leavingResults(attempt)) yield* entriesKeeping(result, attempt);
  yield* matchesOfWithdrawn(attempt);
}

/** What was decided since about the same things. */
function* laterWrites({ history, undone, later }: Attempt): Generator<KnownEntry> {
  for (const entry of undone) {
    const places = new Set(history.written.get(entry.seq));
    // Another club that took the place has not given that answer.
    if (isOwnAnswer(entry))
      for (const { clubId } of [entry.data.home, entry.data.away]) places.add(`club ${clubId}`);
    const isThere = (place: string) => places.has(place);
    yield* later.filter(({ seq }) => seq > entry.seq && [...(history.written.get(seq) ?? [])].some(isThere));
  }
}

/** From the seal on, places are about to belong to other clubs. A draw that was given up has changed nothing. */
function laterDraw({ later }: Attempt): KnownEntry | undefined {
  const ofDraw = later.filter(({ kind }) => ['sealed', 'unsealed', 'held', 'drawn'].includes(kind));
  return ofDraw[ofDraw.findLastIndex(({ kind }) => kind === 'unsealed') + 1];
}

/** Nothing that counts in the tables changes while the groups are closed. */
function* closedGroups({ history, undone, later, rest }: Attempt): Generator<KnownEntry> {
  if (!rest().places) return;
  const changesTables = ({ seq }: KnownEntry) => [...(history.written.get(seq) ?? [])].some(isInTables);
  const closed = later.findLast(({ kind }) => kind === 'closed');
  if (closed && undone.some((entry) => entry.seq < closed.seq && changesTables(entry))) yield closed;
  // The places that come back were those of the tables before the first of these.
  const first = Math.min(
    ...undone.map(({ seq }) => (history.written.get(seq)?.has('places') ? seq : Infinity)),
  );
  yield* later.filter((entry) => entry.seq > first && changesTables(entry));
}

function isInTables(place: string): boolean {
  const [subject, id] = place.split(' ');
  return subject === 'deduction' || (subject === 'match' && stageOf(Number(id))?.kind === 'group');
}

/** No two clubs have one name at any time: what is undone next has to be possible, too. */
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

/** A closing time from before must not lie before the opening that was set since. */
function* impossibleDeadlines({ undone, later, rest }: Attempt): Generator<KnownEntry> {
  const { schedule, postponements } = factsOf(rest());
  for (const { fixtureId: id } of undone.flatMap(({ kind, data }) => (kind === 'postponed' ? data : []))) {
    const stage = stageOf(id);
    if (stage && closesBeforeOpening(reportingWindow({ id, stage }, { schedule, postponements })))
      yield* later.filter(({ kind }) => kind === 'scheduled');
  }
}

/** The entries that must be undone before the result can leave its match; none if it gives way. */
function entriesKeeping(result: ResultState, attempt: Attempt): readonly KnownEntry[] {
  const { history, staying, rest } = attempt;
  const { fixtureId } = result;
  if (givesWay(result)) return [];
  const behind = (one: ResultState) =>
    one.status === 'pending' ? reportsOf(one, history) : decisionsOn(one, staying);
  if (isStillInPlay(history.season, result)) return behind(result);
  // It would come back.
  const fixture = buildFixtures(factsOf(rest())).find(({ id }) => id === fixtureId);
  if (isOf(result, fixture)) {
    const there = resultsInPlay(rest(), fixtureId).find(
      (one) => isOpen(one) && isStillInPlay(history.season, one),
    );
    return behind(there ?? result);
  }
  const moved = lastMove(result, attempt);
  if (moved) return [moved];
  return result.status === 'pending' ? [] : behind(result);
}

/** A submission without a link that nobody has decided about. */
function givesWay({ status, reportedBy }: ResultState): boolean {
  return status === 'pending' && reportedBy === null;
}

function reportsOf({ id }: ResultState, { entries }: SeasonHistory): KnownEntry[] {
  return entries.filter(({ kind, data }) => kind === 'reported' && data.resultId === id);
}

/** Those by which a result was decided, or put in. */
function decisionsOn({ id }: ResultState, entries: readonly KnownEntry[]): KnownEntry[] {
  return entries.filter(({ kind, data }) =>
    kind === 'approved' || kind === 'rejected'
      ? data.resultId === id
      : 'putIn' in data && data.putIn.some(({ resultId }) => resultId === id),
  );
}

/** The last decision by which the clubs of a result do not meet any more. */
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

/** The results for which there is no room any more: other clubs play, or the match has another result again. */
function leavingResults({ history: { season }, rest }: Attempt): ResultState[] {
  const before = new Map(buildFixtures(factsOf(season)).map((fixture) => [fixture.id, fixture]));
  return buildFixtures(factsOf(rest())).flatMap((fixture) => {
    const left = resultsInPlay(rest(), fixture.id);
    const isLost = (result: ResultState) =>
      !isOf(result, fixture) && (isOpen(result) || isOf(result, before.get(fixture.id)));
    const open = left.filter((result) => isOpen(result) && !isLost(result));
    const stays = open.find((result) => !givesWay(result) || !isStillInPlay(season, result)) ?? open[0];
    return left.filter((result) => isLost(result) || (open.includes(result) && result !== stays));
  });
}

function isStillInPlay(season: SeasonState, { id, fixtureId }: ResultState): boolean {
  return resultsInPlay(season, fixtureId).some((result) => result.id === id);
}

function isOf({ clubIds }: ResultState, fixture: Fixture | undefined): boolean {
  if (!clubIds || !fixture) return clubIds === null;
  return [fixture.home, fixture.away].every((side, index) => isClub(side) && side.id === clubIds[index]);
}

function isOpen({ status }: ResultState): boolean {
  return status !== 'rejected';
}

/** Matches of a club that has withdrawn are not played, and nothing is awarded for a withdrawal that is undone. */
function* matchesOfWithdrawn({ staying, rest }: Attempt): Generator<KnownEntry> {
  const season = rest();
  const withdrawals = inForce(season.withdrawals);
  for (const fixture of buildFixtures(factsOf(season))) {
    const results = resultsInPlay(season, fixture.id);
    const clubIds = [fixture.home, fixture.away].flatMap((side) => (isClub(side) ? side.id : []));
    const ids = new Set(withdrawals.flatMap(([id, { clubId }]) => (clubIds.includes(clubId) ? id : [])));
    // Who had withdrawn is without a goal: one of the clubs, or both.
    const isUnfounded = ({ withdrawalId, homeScore, awayScore }: ResultState) =>
      withdrawalId !== null && (!ids.has(withdrawalId) || homeScore + awayScore + ids.size < 2);
    for (const result of results.filter(isUnfounded)) yield* decisionsOn(result, staying);
    const isDecided = results.some(({ status }) => status === 'approved');
    const isLeft = isGroupFixture(fixture) ? !isDecided : results.some(({ status }) => status === 'pending');
    if (isLeft)
      yield* staying.filter(({ kind, data }) => kind === 'club-withdrawn' && ids.has(data.withdrawalId));
  }
}

/** Each of the results that give way goes with the entry about its match. */
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

/** The history without these entries. */
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
