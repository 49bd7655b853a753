import type { MatchState } from '#domain/matches/match-state.ts';

/** A word for how far a match is. */
export const STATE_WORDS: Record<MatchState, string> = {
  unknown: 'Clubs not known yet',
  open: 'Open',
  waiting: 'Submitted, unconfirmed',
  disputed: 'Disputed',
  decided: 'Final',
  awarded: 'Awarded',
  walkover: 'Walkover',
};

/** How a decided match has ended for a club. */
export type ClubEnd = 'won' | 'drawn' | 'lost';

/** How a match ended for a club: a letter, and the word behind it. */
export const END_WORDS: Record<ClubEnd, { readonly letter: string; readonly word: string }> = {
  won: { letter: 'W', word: 'Won' },
  drawn: { letter: 'D', word: 'Drawn' },
  lost: { letter: 'L', word: 'Lost' },
};

export const MATCH_TIMES = {
  kickoff: 'Kick-off',
  closes: 'Closes',
  versus: 'vs',
  agreedKickoff: 'The agreed kick-off',
  isAfterDeadline: 'is after the new deadline. A new kick-off is needed.',
} as const;
