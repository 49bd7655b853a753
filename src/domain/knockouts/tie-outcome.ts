import type { Club } from '../clubs/clubs.ts';
import type { Result } from '../results/results.ts';

/** Who stands on one side of a tie: a club, nobody ever ('bye'), or not yet known (null). */
export type Entrant = Club | 'bye' | null;

export const DECIDED_BY = ['score', 'extra-time', 'penalties', 'award', 'walkover'] as const;
export type DecidedBy = (typeof DECIDED_BY)[number];

/** How a tie ended. Nobody goes on (winner null) when both were absent or have withdrawn. */
export interface TieOutcome {
  readonly decidedBy: DecidedBy;
  readonly winner: Club | null;
}

export function isClub(entrant: Entrant): entrant is Club {
  return entrant !== null && entrant !== 'bye';
}

/** How the tie of these two has ended; null while it is open. `approved` is its approved result, if it has one. */
export function tieOutcome(
  home: Entrant,
  away: Entrant,
  approved: Result | undefined,
  withdrawn: ReadonlySet<number>,
): TieOutcome | null {
  if (home === null || away === null) return null;
  if (approved && isClub(home) && isClub(away)) return playedOutcome(approved, home, away);
  const present = [home, away].filter(isClub).filter(({ id }) => !withdrawn.has(id));
  if (present.length === 2) return null;
  return { decidedBy: 'walkover', winner: present[0] ?? null };
}

function playedOutcome(result: Result, home: Club, away: Club): TieOutcome {
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
