/** One side of a tie: a club, a bye, or to be confirmed. */
type Side = number | 'bye' | null;

export interface Played {
  readonly id: number;
  readonly home: number;
  readonly away: number;
  readonly penalties: readonly [number, number] | null;
  readonly origin: 'captain' | 'award';
  status: 'pending' | 'approved';
  /** Awarded because a club has withdrawn, and not by a ruling. */
  readonly byWithdrawal: boolean;
}

export interface Places {
  readonly ucl: readonly number[];
  /** Null for a place that no club has. */
  readonly uel: readonly (number | null)[];
}

export interface ModelFormat {
  readonly clubs: number;
  readonly groups: number;
  readonly cups: 1 | 2;
}

export const DEFAULT: ModelFormat = { clubs: 64, groups: 16, cups: 2 };

/** Groups of 3 to 6, equal and unequal; with and without byes. */
export const FORMATS: readonly ModelFormat[] = [
  { clubs: 4, groups: 1, cups: 2 },
  { clubs: 5, groups: 1, cups: 1 },
  { clubs: 6, groups: 1, cups: 2 },
  { clubs: 6, groups: 2, cups: 2 },
  { clubs: 11, groups: 2, cups: 2 },
  { clubs: 12, groups: 4, cups: 2 },
  { clubs: 13, groups: 4, cups: 2 },
  { clubs: 24, groups: 4, cups: 1 },
  { clubs: 27, groups: 8, cups: 2 },
  { clubs: 40, groups: 8, cups: 1 },
  { clubs: 50, groups: 16, cups: 2 },
  DEFAULT,
];

/** Larger groups first. */
export function sizesOf({ clubs, groups }: Pick<ModelFormat, 'clubs' | 'groups'>): number[] {
  return Array.from({ length: groups }, (_, index) => Math.ceil((clubs - index) / groups));
}

/** The slots of a group that meet, by the last digits of the match id. */
const PAIRS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 6],
  [2, 6],
  [3, 6],
  [4, 6],
  [5, 6],
] as const;
/** The first tie of each round, counted from the first of its bracket. */
const ROUNDS = [0, 16, 24, 28, 30, 31];

const firstIdOf = (tie: number) => (tie >= 9501 ? 9501 : 9001);

export const isTie = (id: number) => id >= 9001;

/** The round of a tie, from 0 for 32 clubs to 4 for the final. */
const roundOf = (tie: number) => ROUNDS.findLastIndex((first) => first <= tie - firstIdOf(tie));

/** The winner's next tie; null after a final. */
function nextTie(id: number): number | null {
  const round = roundOf(id);
  if (round === 4) return null;
  const tie = id - firstIdOf(id) - (ROUNDS[round] ?? 0);
  return firstIdOf(id) + (ROUNDS[round + 1] ?? 0) + Math.floor(tie / 2);
}

export function pathToFinal(id: number): number[] {
  const next = isTie(id) ? nextTie(id) : null;
  return next === null ? [] : [next, ...pathToFinal(next)];
}

/** The simplest model of a season: its decisions, and their consequences. */
export class ModelSeason {
  readonly number: number;
  names: string[] = [];
  /** Clubs in each group. */
  sizes: number[] = [];
  cups: 1 | 2 = 2;
  groupMatchIds: number[] = [];
  tieIds: number[] = [];
  announcement: string | null = null;
  open = new Map<number, Played>();
  /** In order of withdrawal. */
  withdrawn: number[] = [];
  deductions: {
    readonly id: number;
    readonly clubId: number;
    readonly points: number;
    isRevoked: boolean;
  }[] = [];
  places: Places | null = null;
  draw: 'none' | 'pots' | 'sealed' | 'drawing' | 'done' = 'none';
  revealed = 0;
  /** Prevents reopening the season before. */
  hasBegun = false;

  constructor(number: number, format: ModelFormat, names: readonly string[] = []) {
    this.number = number;
    this.names = [...names];
    this.setFormat(format);
  }

  get format(): ModelFormat {
    return { clubs: this.names.length, groups: this.sizes.length, cups: this.cups };
  }

  /** Ends what belonged to the clubs in their former places. */
  setFormat({ clubs, groups, cups }: ModelFormat): void {
    this.sizes = sizesOf({ clubs, groups });
    this.cups = cups;
    this.names = this.names.slice(0, clubs);
    for (let number = 1; this.names.length < clubs; number += 1)
      if (!this.names.includes(`Team ${number}`)) this.names.push(`Team ${number}`);
    this.groupMatchIds = this.sizes.flatMap((size, group) =>
      PAIRS.flatMap(([, higher], pair) => (higher <= size ? (65 + group) * 100 + pair : [])),
    );
    const places = [2 * groups, cups === 1 ? 0 : this.sizes[0] === 3 ? groups : 2 * groups];
    this.tieIds = places.flatMap((count, bracket) =>
      Array.from({ length: Math.max(0, count - 1) }, (_, tie) => 9032 + 500 * bracket - count + 1 + tie),
    );
    for (const deduction of this.deductions) deduction.isRevoked = true;
    this.draw = 'none';
  }

  /** The id of the first club of a group. */
  firstClubOf(group: number): number {
    return this.sizes.slice(0, group).reduce((sum, size) => sum + size, 1);
  }

  /** Home and away of a group match, by club id. */
  clubsOfMatch(id: number): readonly [number, number] {
    const [lower, higher] = PAIRS[id % 100] ?? PAIRS[0];
    const group = Math.floor(id / 100) - 65;
    const first = this.firstClubOf(group) - 1;
    const isLowerHome = this.sizes[group] === 4 || (higher - lower) % 2 === 1;
    return isLowerHome ? [first + lower, first + higher] : [first + higher, first + lower];
  }

  get isDrawUnderWay(): boolean {
    return this.draw === 'sealed' || this.draw === 'drawing';
  }

  get isFinished(): boolean {
    return (
      this.places !== null &&
      this.tieIds.filter((id) => nextTie(id) === null).every((id) => this.winnerOf(id) !== undefined)
    );
  }

  get phase(): 'groups' | 'knockouts' | 'finished' {
    if (!this.places) return 'groups';
    return this.isFinished ? 'finished' : 'knockouts';
  }

  undecidedMatches(): number[] {
    return this.groupMatchIds.filter((id) => this.open.get(id)?.status !== 'approved');
  }

  sidesOf(id: number): readonly [Side, Side] {
    if (!isTie(id)) return this.clubsOfMatch(id);
    if (!this.places) return [null, null];
    const before = this.tieIds.filter((tie) => nextTie(tie) === id);
    if (before.length === 0) {
      const seats = id >= 9501 ? this.places.uel : this.places.ucl;
      const tie = id - firstIdOf(id) - (ROUNDS[roundOf(id)] ?? 0);
      return [seats[2 * tie] ?? 'bye', seats[2 * tie + 1] ?? 'bye'];
    }
    const [upper, lower] = before.map((tie) => this.winnerOf(tie) ?? null);
    return [upper ?? null, lower ?? null];
  }

  isReady(id: number): boolean {
    return this.sidesOf(id).every((side) => typeof side === 'number');
  }

  /** Undefined while it is open; 'bye' if no club has won. */
  winnerOf(id: number): number | 'bye' | undefined {
    const [home, away] = this.sidesOf(id);
    if (home === null || away === null) return undefined;
    const lead = this.leadIn(id);
    if (lead !== null) return lead === 0 ? 'bye' : lead > 0 ? home : away;
    if (!isTie(id)) return undefined;
    const clubs = [home, away].filter((side) => side !== 'bye');
    const present = clubs.filter((club) => !this.withdrawn.includes(club));
    if (present.length === 2) return undefined;
    if (present[0] !== undefined) return present[0];
    // The club that withdrew last keeps its walkover if it has played a later match since.
    const last = this.withdrawn.findLast((club) => clubs.includes(club));
    const way = [id, ...pathToFinal(id)];
    const next = way.findIndex((tie, index) => index > 0 && this.leadIn(tie) !== null);
    const before = way[next - 1];
    return last !== undefined && before !== undefined && this.survivorOf(before) === last ? last : 'bye';
  }

  /** The home side's margin; null without an approved result. */
  private leadIn(id: number): number | null {
    const result = this.open.get(id);
    if (result?.status !== 'approved') return null;
    const [homePenalties, awayPenalties] = result.penalties ?? [0, 0];
    return result.home - result.away || homePenalties - awayPenalties;
  }

  /** The last club to withdraw of all that could win a tie. */
  private survivorOf(id: number): Side {
    const before = this.tieIds.filter((tie) => nextTie(tie) === id);
    const sides: readonly Side[] =
      before.length === 0 ? this.sidesOf(id) : before.map((tie) => this.survivorOf(tie));
    const clubs = sides.filter((side) => typeof side === 'number');
    const lead = this.leadIn(id);
    if (lead !== null && clubs.length === 2) return lead === 0 ? null : (clubs[lead > 0 ? 0 : 1] ?? null);
    return (
      clubs.find((club) => !this.withdrawn.includes(club)) ??
      this.withdrawn.findLast((club) => clubs.includes(club)) ??
      null
    );
  }

  /** Decided without a match. */
  isWalkover(id: number): boolean {
    return isTie(id) && this.winnerOf(id) !== undefined && this.open.get(id)?.status !== 'approved';
  }

  laterOpen(id: number): number[] {
    return pathToFinal(id).filter((tie) => this.open.has(tie));
  }

  /** Whether the result of the match is permanent. */
  isDecidedByWithdrawal(id: number): boolean {
    if (!isTie(id)) return this.open.get(id)?.byWithdrawal === true;
    const hasWithdrawn = this.sidesOf(id).some((side) => this.withdrawn.some((club) => club === side));
    return this.isReady(id) && hasWithdrawn && this.isWalkover(id);
  }

  /** Awards every undecided group match of a withdrawn club to the opponent. Returns which. */
  awardForWithdrawn(): number[] {
    const awarded = this.undecidedMatches().filter((id) =>
      this.clubsOfMatch(id).some((club) => this.withdrawn.includes(club)),
    );
    for (const id of awarded) {
      const [home, away] = this.clubsOfMatch(id).map((club) => (this.withdrawn.includes(club) ? 0 : 1));
      const score = { home: home ?? 0, away: away ?? 0, penalties: null };
      this.open.set(id, { id: 0, ...score, origin: 'award', status: 'approved', byWithdrawal: true });
    }
    return awarded;
  }
}
