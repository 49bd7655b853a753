import type { DecidedBy } from '#domain/knockouts/tie-outcome.ts';
import type { Round } from '#domain/matches/stages.ts';
import { SITE } from '#site/site.ts';
import { COMPETITION_NAMES, ROUND_WORDS } from '#words/titles.ts';

export const KNOCKOUTS = {
  meta: {
    title: `Knockouts | ${SITE.name}`,
    description:
      'Both knockout trees of the tournament from the round of 32 to the finals: who meets whom, every score, extra time and penalties.',
  },
  title: 'Knockouts',
  lead: `Ranks 1 and 2 of each group play for the ${COMPETITION_NAMES.UCL} trophy, ranks 3 and 4 for the ${COMPETITION_NAMES.UEL} trophy. One match a tie, and the winner goes on.`,
  provisional: {
    title: 'If it ended now',
    text: 'The groups are still open. This is who would meet if they closed with the tables of this moment.',
  },
  /** Which parts of the page there are. */
  rounds: 'Rounds',
  loading: 'Loading the knockouts...',
  error: 'Unable to load the knockouts',
  retry: 'Retry',
  bye: 'Nobody comes',
  versus: 'vs',
  match: 'Match',
  submitted: 'Submitted, unconfirmed',
  late: 'Late',
  rejected: 'Rejected',
  nobodyGoesOn: 'nobody goes on',
  /** Between the name and the score of a club, for a screen reader. */
  penalties: 'penalties',
  winner: 'goes on',
} as const;

/** How a tie was decided, in words; a plain score needs none. */
export const DECIDED_WORDS: Record<DecidedBy, string | null> = {
  score: null,
  'extra-time': 'After extra time',
  penalties: 'On penalties',
  award: 'Awarded',
  walkover: 'Walkover',
};

/** Stands where a club is not known yet: 'Winner of quarter-final 2', short where a round has many ties. */
export function winnerOf(round: Round, tie: number): string {
  return `Winner of ${round === 'r32' || round === 'r16' ? 'match' : ROUND_WORDS[round]} ${tie}`;
}
