import { isDeepStrictEqual } from 'node:util';
import {
  clubsOfMatch,
  DEFAULT,
  type Format,
  groupMatchIds,
  isTie,
  nextTie,
  numberOf,
  pathToFinal,
  sizesOf,
  tieIds,
} from './season-shape.ts';

export interface Score {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homePenalties: number | null;
  readonly awayPenalties: number | null;
}

export interface Result extends Score {
  readonly id: number;
  readonly match: number;
  /** Home and away; null if they follow from the match alone. */
  readonly clubs: readonly [number, number] | null;
  readonly by: number | null;
  readonly origin: 'captain' | 'award';
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly note: string | null;
  readonly isAgreed: boolean;
  /** Kept when the clubs agree, in case the agreement is undone. */
  readonly dispute: (Score & { readonly by: number }) | null;
  readonly isGone: boolean;
  readonly replacedBy: number | null;
  /** No rule approves it. */
  readonly needsPerson: boolean;
  /** The withdrawal that it was awarded for. */
  readonly withdrawal: number | null;
}

/** A club that has entered. */
export interface Entry {
  readonly number: number;
  readonly name: string;
  /** From the first acceptance or place on the waiting list on. */
  readonly isPublic: boolean;
  readonly status: 'applied' | 'accepted' | 'waiting' | 'declined' | 'withdrawn';
  readonly isPresent: boolean;
  /** Null after its season. */
  readonly key: string | null;
}

/** One side of a tie: a club, a bye, or to be confirmed. */
export type Side = number | 'bye' | null;
type Table<Row> = Readonly<Record<number, Row>>;

const OPEN_RULES = { mode: 'anybody', closedBecause: null as string | null, autoApprove: 'off', after: 0 };
const NO_REGISTRATION = {
  state: 'closed',
  places: 64,
  acceptance: 'by-hand',
  code: null as string | null,
  checkIn: null,
};

/** A season, as plain data. A change makes a new one. */
export interface Season {
  readonly number: number;
  /** The entry with which it began: a season that is reopened and finished again has another successor. */
  readonly begunAt: number;
  readonly sizes: readonly number[];
  readonly cups: 1 | 2;
  readonly announcement: string | null;
  /** A rule approves only results after `after`. */
  readonly rules: typeof OPEN_RULES;
  readonly names: Table<string>;
  readonly results: Table<Result>;
  readonly deductions: Table<{
    readonly clubId: number;
    readonly points: number;
    readonly isRevoked: boolean;
  }>;
  readonly withdrawals: Table<{ readonly clubId: number; readonly isRevoked: boolean }>;
  /** By the number of their entries. */
  readonly replacements: Table<{ readonly clubId: number }>;
  readonly deadlines: Table<string>;
  readonly entries: Table<Entry>;
  /** Null for a place that no club has. */
  readonly places: { readonly ucl: readonly Side[]; readonly uel: readonly Side[] } | null;
  /** By match and pairing. */
  readonly kickoffs: Readonly<Record<string, string>>;
  readonly proposals: Readonly<Record<string, { readonly at: string; readonly by: number }>>;
  readonly draw: 'none' | 'pots' | 'sealed' | 'drawing' | 'done';
  /** The entries of the clubs in the draw, by name. */
  readonly drawn: Readonly<Record<string, number>>;
  readonly revealed: number;
  readonly voided: number;
  readonly registration: typeof NO_REGISTRATION;
}

/** The parts of a season that an undo restores. */
const TABLES = [
  'names',
  'results',
  'deductions',
  'withdrawals',
  'replacements',
  'deadlines',
  'entries',
] as const;

/** A row that an entry has changed: as it was or, if it stays, its changed fields. */
interface Write {
  readonly table: (typeof TABLES)[number] | 'places';
  readonly id: number;
  readonly was: unknown;
  /** For the decisions that depend on it: 'match 6500', 'name of club 7'. */
  readonly subject: string | null;
}

/** An entry of the record. */
export interface Logged {
  readonly seq: number;
  readonly kind: string;
  readonly by: string;
  /** When its season began. */
  readonly season: number;
  readonly isUndone: boolean;
  readonly writes: readonly Write[];
  /** The match of an answer by a club, or of its approval by the rule. */
  readonly match: number | null;
  readonly clubs: readonly Side[];
}

/** The tournament, as plain data. */
export interface State {
  readonly season: Season;
  readonly finished: readonly Season[];
  readonly log: readonly Logged[];
  readonly lastIds: { readonly result: number; readonly deduction: number; readonly withdrawal: number };
  /** Every key that has ever been a club's. */
  readonly links: Readonly<Record<string, { readonly clubId: number; readonly isRevoked: boolean }>>;
}

const EMPTY: Omit<Season, 'number' | 'begunAt' | 'sizes' | 'cups' | 'names'> = {
  ...{ announcement: null, rules: OPEN_RULES, places: null, registration: NO_REGISTRATION },
  ...{ results: {}, deductions: {}, withdrawals: {}, replacements: {}, deadlines: {}, entries: {} },
  ...{ kickoffs: {}, proposals: {}, draw: 'none', drawn: {}, revealed: 0, voided: 0 },
};

export function newSeason(
  number: number,
  begunAt: number,
  format: Format,
  names = namesFor(format.clubs),
): Season {
  return { ...EMPTY, number, begunAt, sizes: sizesOf(format), cups: format.cups, names };
}

export const START: State = {
  ...{ season: newSeason(1, 1, DEFAULT), finished: [], log: [], links: {} },
  lastIds: { result: 0, deduction: 0, withdrawal: 0 },
};

/** The names that are kept, then the lowest numbers that no club has. */
export function namesFor(clubs: number, before: readonly string[] = []): Table<string> {
  const names = before.slice(0, clubs);
  for (let number = 1; names.length < clubs; number += 1)
    if (!hasName(names, `Team ${number}`)) names.push(`Team ${number}`);
  return Object.fromEntries(names.map((name, index) => [index + 1, name]));
}

export function hasName(names: readonly string[], name: string): boolean {
  return names.some((other) => other.toLowerCase() === name.toLowerCase());
}

export const clubCount = ({ names }: Season) => Object.keys(names).length;
export const isUnderWay = ({ draw }: Season) => draw === 'sealed' || draw === 'drawing';
export const isSealed = ({ draw }: Season) => draw !== 'none' && draw !== 'pots';
export const entriesOf = ({ entries }: Season, ...statuses: readonly Entry['status'][]) =>
  Object.values(entries).filter(({ status }) => statuses.includes(status));
export const liveEntries = (season: Season) => entriesOf(season, 'applied', 'accepted', 'waiting');
export const withdrawnClubs = ({ withdrawals }: Season) =>
  Object.values(withdrawals).flatMap(({ clubId, isRevoked }) => (isRevoked ? [] : clubId));

/** The active results, ascending by id. */
export function activeResults({ results }: Season, match?: number): Result[] {
  return Object.values(results).filter(
    (result) => !result.isGone && (match === undefined || result.match === match),
  );
}

/** The result that occupies the match. */
export function openResult(season: Season, match: number): Result | undefined {
  return activeResults(season, match).find(({ status }) => status !== 'rejected');
}

interface Fixture {
  readonly sides: readonly [Side, Side];
  /** Undefined while it is open; 'bye' if no club has won. */
  readonly winner: Side | undefined;
  readonly isWalkover: boolean;
}

const known = new WeakMap<Season, ReadonlyMap<number, Fixture>>();

/** Every match with its clubs. */
export function fixturesOf(season: Season): ReadonlyMap<number, Fixture> {
  const fixtures = known.get(season) ?? playMatches(season);
  known.set(season, fixtures);
  return fixtures;
}

export const fixtureOf = (season: Season, match: number) => fixturesOf(season).get(match);
const isClub = (side: Side | undefined): side is number => typeof side === 'number';
export const isReady = (fixture: Fixture | undefined) => fixture?.sides.every(isClub) ?? false;

function playMatches(season: Season): ReadonlyMap<number, Fixture> {
  const { sizes, cups, places } = season;
  const ties = tieIds(sizes, cups);
  const withdrawn = withdrawnClubs(season);
  const approved = new Map(
    activeResults(season).flatMap((result) => (result.status === 'approved' ? [[result.match, result]] : [])),
  );
  /** The home side's margin; null without an approved result. */
  const leadIn = (match: number) => {
    const result = approved.get(match);
    if (!result) return null;
    return result.homeScore - result.awayScore || (result.homePenalties ?? 0) - (result.awayPenalties ?? 0);
  };
  const sidesFrom = (tie: number, from: (before: number) => Side): [Side, Side] => {
    const [upper, lower] = ties.filter((each) => nextTie(each) === tie);
    if (upper !== undefined && lower !== undefined) return [from(upper), from(lower)];
    const seats = tie >= 9501 ? places?.uel : places?.ucl;
    const seat = (side: number) => (seats ? (seats[2 * numberOf(tie) + side] ?? 'bye') : null);
    return [seat(0), seat(1)];
  };

  /** By tie: the last club to withdraw of all that could win it. */
  const survivors = new Map<number, Side>();
  for (const tie of ties) {
    const clubs = sidesFrom(tie, (before) => survivors.get(before) ?? null).filter(isClub);
    const lead = clubs.length === 2 ? leadIn(tie) : null;
    const present = clubs.find((club) => !withdrawn.includes(club));
    const last = present ?? withdrawn.findLast((club) => clubs.includes(club)) ?? null;
    survivors.set(tie, lead === null ? last : lead === 0 ? null : (clubs[lead > 0 ? 0 : 1] ?? null));
  }
  /** The club that withdrew last keeps its walkover if it has played a later match since. */
  const hasAdvanced = (tie: number, club: number) => {
    const way = [tie, ...pathToFinal(tie)];
    const before = way[way.findIndex((each, index) => index > 0 && approved.has(each)) - 1];
    return before !== undefined && survivors.get(before) === club;
  };
  const winnerOf = (match: number, sides: readonly [Side, Side]): Side | undefined => {
    const clubs = sides.filter(isClub);
    const lead = leadIn(match);
    if (lead !== null && clubs.length === 2) return lead === 0 ? 'bye' : sides[lead > 0 ? 0 : 1];
    if (!isTie(match) || sides.includes(null)) return undefined;
    const [present, other] = clubs.filter((club) => !withdrawn.includes(club));
    if (present !== undefined) return other === undefined ? present : undefined;
    const last = withdrawn.findLast((club) => clubs.includes(club));
    return last !== undefined && hasAdvanced(match, last) ? last : 'bye';
  };

  const fixtures = new Map<number, Fixture>();
  for (const match of [...groupMatchIds(sizes), ...ties]) {
    const sides = isTie(match)
      ? sidesFrom(match, (before) => fixtures.get(before)?.winner ?? null)
      : clubsOfMatch(sizes, match);
    const winner = winnerOf(match, sides);
    fixtures.set(match, { sides, winner, isWalkover: winner !== undefined && !approved.has(match) });
  }
  return fixtures;
}

export function isFinished(season: Season): boolean {
  const finals = tieIds(season.sizes, season.cups).filter((tie) => nextTie(tie) === null);
  return season.places !== null && finals.every((tie) => fixtureOf(season, tie)?.winner !== undefined);
}

/** Identifies the two clubs of a match: a replacement club has agreed to nothing. */
export function meetingOf(season: Season, match: number): string {
  const replaced = Object.values(season.replacements).map(({ clubId }) => clubId);
  const names = fixtureOf(season, match)?.sides.map(
    (side) => `${side}.${replaced.filter((club) => club === side).length}`,
  );
  return `${match} ${names}`;
}

/** The agreed kick-off, unless the match is closed by then. */
export function kickoffOf(season: Season, match: number): string | null {
  const at = season.kickoffs[meetingOf(season, match)];
  return at === undefined || at >= (season.deadlines[match] ?? '~') ? null : at;
}

/** The code of an error, and the fields of the reply besides it. */
export class PredictedError extends Error {
  readonly details: object;

  constructor(code: string, details: object) {
    super(code);
    this.details = details;
  }
}

export function refuseIf(isRefused: unknown, code: string, details: object = {}): void {
  if (isRefused) throw new PredictedError(code, details);
}

/** The club that makes a call, 0 without one, and its entry. */
export interface Who {
  readonly clubId: number;
  readonly entry: Entry | null;
}

// biome-ignore lint/suspicious/noExplicitAny: bodies and replies are JSON.
export type Json = any;
/** Carries out a call, or throws a `PredictedError`. */
export type Carried = (turn: Turn, body: Json, who: Who) => void;

/** A call that is being carried out: its changes, record entries and reply. */
export class Turn {
  state: State;
  readonly by: string;
  /** What the server has answered, for the parts that only the server knows: keys, balls and ranks. */
  readonly answered: Json;
  /** 'confirmed by club:2' */
  readonly recorded: string[] = [];
  /** The expected part of the reply. */
  reply: object = {};

  constructor(state: State, by: string, answered: Json) {
    this.state = state;
    this.by = by;
    this.answered = answered;
  }

  get season(): Season {
    return this.state.season;
  }

  get nextSeq(): number {
    return this.state.log.length + 1;
  }

  /** A record entry with its effect on the season. */
  record(kind: string, change: Partial<Season>, { by = this.by, match = null as number | null } = {}): void {
    const { season, log } = this.state;
    const after = { ...season, ...change };
    const clubs = match === null ? [] : (fixtureOf(season, match)?.sides ?? []);
    const made = { seq: this.nextSeq, kind, by, season: season.begunAt, isUndone: false };
    this.recorded.push(`${kind} by ${by}`);
    const entry = { ...made, writes: writesOf(season, after), match, clubs };
    this.state = { ...this.state, season: after, log: [...log, entry] };
  }

  /** A change that is not in the record. */
  keep(change: Partial<Season>): void {
    this.state = { ...this.state, season: { ...this.season, ...change } };
  }

  nextId(kind: keyof State['lastIds']): number {
    const id = this.state.lastIds[kind] + 1;
    this.state = { ...this.state, lastIds: { ...this.state.lastIds, [kind]: id } };
    return id;
  }

  /** The links of these clubs; without a list, all links. */
  revokeLinks(clubIds?: readonly number[]): void {
    const links = Object.entries(this.state.links).map(([key, link]) => {
      const isMeant = !clubIds || clubIds.includes(link.clubId);
      return [key, isMeant ? { ...link, isRevoked: true } : link];
    });
    this.state = { ...this.state, links: Object.fromEntries(links) };
  }

  addLink(key: string, clubId: number): void {
    this.state = { ...this.state, links: { ...this.state.links, [key]: { clubId, isRevoked: false } } };
  }
}

function writesOf(before: Season, after: Season): Write[] {
  const writes = TABLES.flatMap((table) => {
    const [old, now] = [before[table] as Table<unknown>, after[table] as Table<unknown>];
    const ids = old === now ? [] : Object.keys({ ...old, ...now }).map(Number);
    return ids.flatMap((id): Write[] => {
      if (isDeepStrictEqual(old[id], now[id])) return [];
      return [
        { table, id, was: changedPart(old[id], now[id]), subject: subjectOf(table, id, before, after) },
      ];
    });
  });
  const places: Write = { table: 'places', id: 0, was: before.places, subject: 'places' };
  return before.places === after.places ? writes : [...writes, places];
}

function changedPart(old: unknown, now: unknown): unknown {
  if (typeof old !== 'object' || old === null || typeof now !== 'object') return old;
  const fields = new Map(Object.entries(now ?? {}));
  return Object.fromEntries(
    Object.entries(old).filter(([name, value]) => !isDeepStrictEqual(value, fields.get(name))),
  );
}

function subjectOf(table: Write['table'], id: number, before: Season, after: Season): string | null {
  if (table === 'results') return `match ${after.results[id]?.match}`;
  if (table === 'withdrawals' || table === 'replacements')
    return `club ${(after[table][id] ?? before[table][id])?.clubId}`;
  if (table === 'names') return `name of club ${id}`;
  const isSameStatus = table === 'entries' && before.entries[id]?.status === after.entries[id]?.status;
  return isSameStatus ? null : `${table} ${id}`;
}
