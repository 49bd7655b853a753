/** What stands on one side of a tie: a club, nobody ever, or not known yet. */
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
  readonly uel: readonly number[];
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;
/** The first tie of each round, counted from the first of its tree. */
const ROUNDS = [0, 16, 24, 28, 30, 31];

export const GROUP_MATCH_IDS = Array.from(
  { length: 96 },
  (_, index) => (65 + Math.floor(index / 6)) * 100 + (index % 6),
);
export const TIE_IDS = [9001, 9501].flatMap((first) => Array.from({ length: 31 }, (_, tie) => first + tie));
const FINALS = [9031, 9531];

export const isTie = (id: number) => id >= 9001;

/** Home and away of a match of the groups, by club id. */
export function clubsOfMatch(id: number): readonly [number, number] {
  const [home, away] = PAIRS[id % 100] ?? PAIRS[0];
  const first = (Math.floor(id / 100) - 65) * 4 + 1;
  return [first + home, first + away];
}

/** The tie that a winner plays next; null after a final. */
function nextTie(id: number): number | null {
  const tree = id >= 9501 ? 9501 : 9001;
  const tie = id - tree;
  const round = ROUNDS.findLastIndex((first) => first <= tie);
  if (round === 4) return null;
  return tree + (ROUNDS[round + 1] ?? 0) + Math.floor((tie - (ROUNDS[round] ?? 0)) / 2);
}

export function wayToFinal(id: number): number[] {
  const next = isTie(id) ? nextTie(id) : null;
  return next === null ? [] : [next, ...wayToFinal(next)];
}

/** A season as simply as it can be told: what was decided, and what follows from it. */
export class ModelSeason {
  readonly number: number;
  readonly names: string[];
  announcement: string | null = null;
  open = new Map<number, Played>();
  /** In the order in which they did. */
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
  /** What forbids that the season before is opened again. */
  hasBegun = false;

  constructor(number: number, names: readonly string[]) {
    this.number = number;
    this.names = [...names];
  }

  get isDrawUnderWay(): boolean {
    return this.draw === 'sealed' || this.draw === 'drawing';
  }

  get isFinished(): boolean {
    return this.places !== null && FINALS.every((id) => this.winnerOf(id) !== undefined);
  }

  get phase(): 'groups' | 'knockouts' | 'finished' {
    if (!this.places) return 'groups';
    return this.isFinished ? 'finished' : 'knockouts';
  }

  undecidedMatches(): number[] {
    return GROUP_MATCH_IDS.filter((id) => this.open.get(id)?.status !== 'approved');
  }

  sidesOf(id: number): readonly [Side, Side] {
    if (!isTie(id)) return clubsOfMatch(id);
    if (!this.places) return [null, null];
    const before = TIE_IDS.filter((tie) => nextTie(tie) === id);
    if (before.length === 0) {
      const seats = id >= 9501 ? this.places.uel : this.places.ucl;
      const tie = (id - 1) % 500;
      return [seats[2 * tie] ?? null, seats[2 * tie + 1] ?? null];
    }
    const [upper, lower] = before.map((tie) => this.winnerOf(tie) ?? null);
    return [upper ?? null, lower ?? null];
  }

  /** Both clubs are known. */
  isReady(id: number): boolean {
    return this.sidesOf(id).every((side) => typeof side === 'number');
  }

  /** Undefined while it is open; 'bye' when nobody has won. */
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
    // Who withdrew last keeps what it had if it has played on since: if it was the one to come to the next match.
    const last = this.withdrawn.findLast((club) => clubs.includes(club));
    const way = [id, ...wayToFinal(id)];
    const next = way.findIndex((tie, index) => index > 0 && this.leadIn(tie) !== null);
    const before = way[next - 1];
    return last !== undefined && before !== undefined && this.survivorOf(before) === last ? last : 'bye';
  }

  /** By how much the home side has won; null without an approved result. */
  private leadIn(id: number): number | null {
    const result = this.open.get(id);
    if (result?.status !== 'approved') return null;
    const [homePenalties, awayPenalties] = result.penalties ?? [0, 0];
    return result.home - result.away || homePenalties - awayPenalties;
  }

  /** Who was there at last of all that could come out of a tie. */
  private survivorOf(id: number): Side {
    const before = TIE_IDS.filter((tie) => nextTie(tie) === id);
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
    return wayToFinal(id).filter((tie) => this.open.has(tie));
  }

  /** Whether nothing can change how the match counts. */
  isDecidedByWithdrawal(id: number): boolean {
    if (!isTie(id)) return this.open.get(id)?.byWithdrawal === true;
    const hasWithdrawn = this.sidesOf(id).some((side) => this.withdrawn.some((club) => club === side));
    return this.isReady(id) && hasWithdrawn && this.isWalkover(id);
  }

  /** Every undecided match of the groups of a club that has withdrawn goes to the other one. Returns which. */
  awardForWithdrawn(): number[] {
    const awarded = this.undecidedMatches().filter((id) =>
      clubsOfMatch(id).some((club) => this.withdrawn.includes(club)),
    );
    for (const id of awarded) {
      const [home, away] = clubsOfMatch(id).map((club) => (this.withdrawn.includes(club) ? 0 : 1));
      const score = { home: home ?? 0, away: away ?? 0, penalties: null };
      this.open.set(id, { id: 0, ...score, origin: 'award', status: 'approved', byWithdrawal: true });
    }
    return awarded;
  }
}
