import type { Club } from '../clubs/clubs.ts';
import type { Result } from '../results/results.ts';

/** Who stands on one side of a tie: a club, nobody ever ('bye'), or not yet known (null). */
export type Entrant = Club | 'bye' | null;

export const DECIDED_BY = ['score', 'extra-time', 'penalties', 'award', 'walkover'] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/** How a tie ended. Nobody goes on (winner null) when both were absent, and when both withdrew before the next round. */
export interface TieOutcome {
  readonly decidedBy: DecidedBy;
  readonly winner: Club | null;
}

export function isClub(entrant: Entrant): entrant is Club {
  return entrant !== null && entrant !== 'bye';
}

/** What besides its clubs decides a tie. */
interface TieFacts {
  /** Its approved result, if it has one. */
  readonly approved: Result | undefined;
  /** The ids of the clubs that have withdrawn, in the order in which they did. */
  readonly withdrawn: ReadonlySet<number>;
  /** Whether this club has played a match of a later round. */
  readonly hasPlayedOn: (club: Club) => boolean;
}

/** How the tie of these two has ended; null while it is open. */
export function tieOutcome(
  home: Entrant,
  away: Entrant,
  { approved, withdrawn, hasPlayedOn }: TieFacts,
): TieOutcome | null {
  if (home === null || away === null) return null;
  if (approved && isClub(home) && isClub(away)) return playedOutcome(approved, home, away);
  const clubs = [home, away].filter(isClub);
  const present = clubs.filter(({ id }) => !withdrawn.has(id));
  if (present.length === 2) return null;
  if (present[0]) return { decidedBy: 'walkover', winner: present[0] };
  // Who withdrew last had the walkover until then. What it has played since was played by it.
  const last = lastPresent(clubs, withdrawn);
  return { decidedBy: 'walkover', winner: last && hasPlayedOn(last) ? last : null };
}

/** Who of these clubs withdrew last, or not at all. */
export function lastPresent(clubs: readonly Club[], withdrawn: ReadonlySet<number>): Club | null {
  const last = [...withdrawn].findLast((id) => clubs.some((club) => club.id === id));
  return clubs.find(({ id }) => !withdrawn.has(id)) ?? clubs.find(({ id }) => id === last) ?? null;
}

export function playedOutcome(result: Result, home: Club, away: Club): TieOutcome {
  const lead =
    result.homeScore - result.awayScore || (result.homePenalties ?? 0) - (result.awayPenalties ?? 0);
  // A level score without a shoot-out is an award to nobody: both were absent.
  const winner = lead === 0 ? null : lead > 0 ? home : away;
  return { decidedBy: decidedBy(result), winner };
}

function decidedBy(result: Result): DecidedBy {
  if (result.origin === 'award') return 'award';
  if (result.homePenalties !== null) return 'penalties';
  return result.afterExtraTime ? 'extra-time' : 'score';
}

/** Who the tie sends on to the next round. */
export function entrantFrom(outcome: TieOutcome | null): Entrant {
  return outcome ? (outcome.winner ?? 'bye') : null;
}
