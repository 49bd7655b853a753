import type { Club } from '../clubs/clubs.ts';
import type { Result } from '../results/results.ts';

/** One side of a tie: a club, a bye, or to be confirmed (null). */
export type Entrant = Club | 'bye' | null;

export const DECIDED_BY = ['score', 'extra-time', 'penalties', 'award', 'walkover'] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/** No club advances (winner null) if both were absent, or if both withdrew before the next round. */
export interface TieOutcome {
  readonly decidedBy: DecidedBy;
  readonly winner: Club | null;
}

export function isClub(entrant: Entrant): entrant is Club {
  return entrant !== null && entrant !== 'bye';
}

/** Everything besides its clubs that decides a tie. */
interface TieFacts {
  readonly approved: Result | undefined;
  /** The ids of the withdrawn clubs, in the order of withdrawal. */
  readonly withdrawn: ReadonlySet<number>;
  /** Whether this club has played a match of a later round. */
  readonly hasAdvanced: (club: Club) => boolean;
}

/** The outcome of a tie between these two; null while it is open. */
export function tieOutcome(
  home: Entrant,
  away: Entrant,
  { approved, withdrawn, hasAdvanced }: TieFacts,
): TieOutcome | null {
  if (home === null || away === null) return null;
  if (approved && isClub(home) && isClub(away)) return playedOutcome(approved, home, away);
  const clubs = [home, away].filter(isClub);
  const present = clubs.filter(({ id }) => !withdrawn.has(id));
  if (present.length === 2) return null;
  if (present[0]) return { decidedBy: 'walkover', winner: present[0] };
  // The club that withdrew last had the walkover until then, and keeps the matches it has played since.
  const last = lastPresent(clubs, withdrawn);
  return { decidedBy: 'walkover', winner: last && hasAdvanced(last) ? last : null };
}

/** The club that withdrew last, or not at all. */
export function lastPresent(clubs: readonly Club[], withdrawn: ReadonlySet<number>): Club | null {
  const last = [...withdrawn].findLast((id) => clubs.some((club) => club.id === id));
  return clubs.find(({ id }) => !withdrawn.has(id)) ?? clubs.find(({ id }) => id === last) ?? null;
}

export function playedOutcome(result: Result, home: Club, away: Club): TieOutcome {
  const lead =
    result.homeScore - result.awayScore || (result.homePenalties ?? 0) - (result.awayPenalties ?? 0);
  // A level score without a shoot-out is an award to neither: both were absent.
  const winner = lead === 0 ? null : lead > 0 ? home : away;
  return { decidedBy: decidedBy(result), winner };
}

function decidedBy(result: Result): DecidedBy {
  if (result.origin === 'award') return 'award';
  if (result.homePenalties !== null) return 'penalties';
  return result.afterExtraTime ? 'extra-time' : 'score';
}

/** The side that the tie contributes to the next round. */
export function entrantFrom(outcome: TieOutcome | null): Entrant {
  return outcome ? (outcome.winner ?? 'bye') : null;
}
