import {
  activeResults,
  fixtureOf,
  fixturesOf,
  hasName,
  isReady,
  isUnderWay,
  type Json,
  type Logged,
  liveEntries,
  openResult,
  type Result,
  refuseIf,
  type Season,
  type State,
  type Turn,
  type Who,
} from './model-state.ts';
import { isTie } from './season-shape.ts';

const BY_REVIEWER = [
  'approved',
  'rejected',
  'awarded',
  'deducted',
  'revoked',
  'entry-accepted',
  'entry-waiting',
  'entry-declined',
];
const BY_ADMIN = [
  'reset',
  'club-withdrawn',
  'club-replaced',
  'renamed',
  'postponed',
  'closed',
  ...BY_REVIEWER,
];
const ANSWERS = ['confirmed', 'report-withdrawn'];
/** Decisions replace these, or conflict with their results. */
const BY_CAPTAINS = [...ANSWERS, 'reported', 'replaced', 'disputed', 'undone'];

/** Staff undo decisions, a club its own answers: all of them or none. */
export function undo(turn: Turn, { seqs }: Json, { clubId }: Who): void {
  const { state, season } = turn;
  const named = state.log.filter(({ seq }) => seqs.includes(seq));
  refuseIf(named.length < seqs.length, 'unknown_entry');
  const entries = clubId ? withApprovals(turn, named, clubId) : named;
  const kinds = clubId ? [] : entries.map(({ kind }) => kind);
  refuseIf(!kinds.every((kind) => BY_ADMIN.includes(kind)), 'cannot_undo');
  refuseIf(turn.by !== 'admin' && !kinds.every((kind) => BY_REVIEWER.includes(kind)), 'role_not_allowed');
  refuseIf(
    entries.some(({ isUndone }) => isUndone),
    'already_undone',
  );
  const rest = entries.every((entry) => entry.season === season.begunAt) && withoutEntries(state, entries);
  refuseIf(!rest, 'cannot_undo');
  refuseIf(isUnderWay(season), 'draw_state');
  if (!rest) return;
  const names = liveEntries(rest.season).map(({ name }) => name);
  const areEqual = names.some((name, index) => hasName(names.slice(index + 1), name));
  refuseIf(areEqual && kinds.includes('entry-declined'), 'name_taken');

  turn.keep(rest.season);
  for (const [index] of entries.entries())
    turn.record('undone', index === 0 ? removed(turn.season, rest.leaving) : {});
  const log = turn.state.log.map((entry) =>
    entries.some(({ seq }) => seq === entry.seq) ? { ...entry, isUndone: true } : entry,
  );
  turn.state = { ...turn.state, log };
  // A link was made for the replacement club.
  const replaced = entries.filter(({ kind }) => kind === 'club-replaced').flatMap(({ writes }) => writes);
  turn.revokeLinks(replaced.flatMap(({ table, id }) => (table === 'names' ? id : [])));
  turn.reply = { undone: entries.map(({ seq }) => seq).reverse() };
}

/** A club's answers, each with the approval by the rule that followed at once. */
function withApprovals({ state, season }: Turn, named: readonly Logged[], clubId: number): readonly Logged[] {
  const answers = named.filter(({ kind }) => ANSWERS.includes(kind));
  const entries = answers.flatMap((answer) => withApproval(state, answer));
  refuseIf(!named.every((entry) => entries.includes(entry)), 'role_not_allowed');
  refuseIf(!answers.every(({ by }) => by === `club:${clubId}`), 'not_your_match');
  refuseIf(!entries.every((entry) => hasItsClubs(season, entry)), 'cannot_undo');
  return entries;
}

function withApproval({ log, season }: State, answer: Logged): Logged[] {
  const next = log[answer.seq];
  const isItsApproval = answer.kind === 'confirmed' && next?.kind === 'approved' && next.by === 'rule';
  return next && isItsApproval && !next.isUndone && next.season === season.begunAt
    ? [answer, next]
    : [answer];
}

/** The tie may have another club now. */
function hasItsClubs(season: Season, { match, clubs }: Logged): boolean {
  const fixture = match === null ? undefined : fixtureOf(season, match);
  return isReady(fixture) && (fixture?.sides.every((side, index) => side === clubs[index]) ?? false);
}

/** The answers that a club can still undo, newest first. */
export function undoableAnswers(state: State, clubId: number): number[] {
  const own = state.log.filter(({ kind, by }) => ANSWERS.includes(kind) && by === `club:${clubId}`);
  const left = own.filter((answer) => {
    const isThere = answer.season === state.season.begunAt && !answer.isUndone;
    return isThere && hasItsClubs(state.season, answer) && withoutEntries(state, withApproval(state, answer));
  });
  return left.map(({ seq }) => seq).reverse();
}

interface Rest {
  readonly season: Season;
  /** The results that another one replaces again. */
  readonly leaving: readonly Result[];
}

/** The season as it would be without these entries; null if later decisions depend on them. */
function withoutEntries(state: State, undone: readonly Logged[]): Rest | null {
  const { log, season: current } = state;
  const first = Math.min(...undone.map(({ seq }) => seq));
  const later = log.filter(
    ({ seq, season, isUndone, kind }) =>
      seq > first &&
      season === current.begunAt &&
      !isUndone &&
      !BY_CAPTAINS.includes(kind) &&
      !undone.some((entry) => entry.seq === seq),
  );

  // The places belong to other clubs, or are about to.
  const isOfEntries = undone.every(({ kind }) => kind.startsWith('entry-'));
  if (!isOfEntries && later.some(({ kind }) => kind === 'format-set')) return null;
  const ofDraw = later.findLast(({ kind }) => ['sealed', 'unsealed', 'held', 'drawn'].includes(kind));
  if (ofDraw && ofDraw.kind !== 'unsealed') return null;

  // Later decisions about the same subjects; a replacement club has not given an answer.
  for (const { seq, kind, clubs, ...entry } of undone) {
    const subjects = [
      ...subjectsOf(entry),
      ...(ANSWERS.includes(kind) ? clubs.map((club) => `club ${club}`) : []),
    ];
    if (
      later.some((each) => each.seq > seq && subjectsOf(each).some((subject) => subjects.includes(subject)))
    )
      return null;
  }

  let season = current;
  for (const entry of undone.toReversed()) season = restored(season, entry);
  const leaving = leavingResults(current, season);
  const isPossible =
    !(season.places && changeFrozenTables(undone, later)) &&
    !haveHadEqualNames(state, undone) &&
    leaving.every(givesWay) &&
    areWithdrawnDecided(season);
  return isPossible ? { season, leaving } : null;
}

const subjectsOf = ({ writes }: Pick<Logged, 'writes'>) => writes.flatMap(({ subject }) => subject ?? []);

/** The rows that an entry changed are as they were. A person has to decide about the results that return. */
function restored(season: Season, { kind, writes }: Logged): Season {
  const needsPerson = ANSWERS.includes(kind) ? {} : { needsPerson: true };
  let before = season;
  for (const { table, id, was } of writes) {
    if (table === 'places') before = { ...before, places: was as Season['places'] };
    else {
      const { [id]: row, ...others } = before[table] as Record<number, object>;
      const isRow = typeof was === 'object' && was !== null;
      const now = isRow ? { ...row, ...was, ...(table === 'results' && needsPerson) } : was;
      before = { ...before, [table]: was === undefined ? others : { ...others, [id]: now } };
    }
  }
  return before;
}

/** No table changes while the groups are closed. */
function changeFrozenTables(undone: readonly Logged[], later: readonly Logged[]): boolean {
  const isOfTable = (subject: string) =>
    subject.startsWith('deductions') || (subject.startsWith('match') && !isTie(Number(subject.slice(6))));
  const changesTable = (entry: Logged) => subjectsOf(entry).some(isOfTable);
  const closed = later.findLast(({ kind }) => kind === 'closed');
  const opened = undone.find((entry) => subjectsOf(entry).includes('places'));
  return (
    undone.some((entry) => closed && entry.seq < closed.seq && changesTable(entry)) ||
    later.some((entry) => opened && entry.seq > opened.seq && changesTable(entry))
  );
}

/** Whether two clubs would have had the same name at any time since. */
function haveHadEqualNames({ log, season }: State, undone: readonly Logged[]): boolean {
  const namesBefore = ({ writes }: Logged) =>
    Object.fromEntries(
      writes.flatMap(({ table, id, was }) => (table === 'names' ? [[id, String(was)]] : [])),
    );
  const naming = log.filter(
    (entry) =>
      !entry.isUndone &&
      entry.season === season.begunAt &&
      subjectsOf(entry).some((subject) => subject.startsWith('name')),
  );
  const first = naming.findIndex(({ seq }) => undone.some((entry) => entry.seq === seq));
  if (first === -1) return false;
  let names: Record<number, string> = { ...season.names };
  for (const entry of undone.toReversed()) names = { ...names, ...namesBefore(entry) };
  for (const entry of naming.slice(first).reverse()) {
    const all = Object.values(names);
    if (all.some((name, index) => hasName(all.slice(index + 1), name))) return true;
    if (!undone.some(({ seq }) => seq === entry.seq)) names = { ...names, ...namesBefore(entry) };
  }
  return false;
}

/** An undecided submission without a link. */
const givesWay = ({ status, by }: Result) => status === 'pending' && by === null;

/** The results that no longer fit: other clubs play, or the match has another result again. */
function leavingResults(current: Season, rest: Season): Result[] {
  const isOf = ({ clubs, match }: Result, season: Season) =>
    clubs?.every((club, side) => fixtureOf(season, match)?.sides[side] === club) ?? true;
  return [...fixturesOf(rest).keys()].flatMap((match) => {
    const left = activeResults(rest, match);
    const isOpen = ({ status }: Result) => status !== 'rejected';
    const lost = left.filter((result) => !isOf(result, rest) && (isOpen(result) || isOf(result, current)));
    const open = left.filter((result) => isOpen(result) && !lost.includes(result));
    const returns = ({ id }: Result) => current.results[id]?.isGone === true;
    const stays = open.find((result) => !givesWay(result) || returns(result)) ?? open[0];
    return [...lost, ...open.filter((result) => result !== stays)];
  });
}

function removed(season: Season, leaving: readonly Result[]): Pick<Season, 'results'> {
  const gone = leaving.map((result) => [result.id, { ...result, isGone: true }]);
  const without = { ...season, results: { ...season.results, ...Object.fromEntries(gone) } };
  const replaced = leaving.map((result) => {
    const replacedBy = openResult(without, result.match)?.id ?? null;
    return [result.id, { ...result, isGone: true, replacedBy }];
  });
  return { results: { ...season.results, ...Object.fromEntries(replaced) } };
}

/** Matches of withdrawn clubs are not played, and no award remains without its withdrawal. */
function areWithdrawnDecided(season: Season): boolean {
  return [...fixturesOf(season)].every(([match, { sides }]) => {
    const withdrawals = Object.entries(season.withdrawals).filter(
      ([, { clubId, isRevoked }]) => !isRevoked && sides.includes(clubId),
    );
    const results = activeResults(season, match);
    const isFounded = ({ withdrawal, homeScore, awayScore }: Result) =>
      withdrawal === null ||
      (withdrawals.some(([id]) => Number(id) === withdrawal) &&
        homeScore + awayScore + withdrawals.length >= 2);
    const isDecided = openResult(season, match)?.status === 'approved';
    const isLeft = isTie(match) ? results.some(({ status }) => status === 'pending') : !isDecided;
    return results.every(isFounded) && (withdrawals.length === 0 || !isLeft);
  });
}
