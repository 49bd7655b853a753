import type { MatchState } from '#domain/matches/match-state.ts';

/** The status of a match. */
export const STATE_WORDS: Record<MatchState, string> = {
  unknown: 'Clubs to be confirmed',
  open: 'Open',
  waiting: 'Submitted, unconfirmed',
  disputed: 'Disputed',
  decided: 'Final',
  awarded: 'Awarded',
  walkover: 'Walkover',
};

/** The outcome of a match for one club. */
export type ClubEnd = 'won' | 'drawn' | 'lost';

/** The outcome as a letter and as a word. */
export const END_WORDS: Record<ClubEnd, { readonly letter: string; readonly word: string }> = {
  won: { letter: 'W', word: 'Won' },
  drawn: { letter: 'D', word: 'Drawn' },
  lost: { letter: 'L', word: 'Lost' },
};

export const MATCH_TIMES = {
  kickoff: 'Kick-off',
  deadline: 'Deadline',
  versus: 'vs',
  agreedKickoff: 'The agreed kick-off',
  isAfterDeadline: 'is after the new deadline. A new kick-off has to be agreed.',
} as const;
