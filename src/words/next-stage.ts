import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { PATHS } from '#paths.ts';
import { COMPETITION_NAMES } from './titles.ts';

const { UCL, UEL } = QUALIFYING_RANKS;

/** Shown on the home page and on the hub. */
export const NEXT_STAGE = {
  rewards: {
    title: 'Tournament Rewards',
    text: `Ranks ${UCL.join(' and ')} earn a place in the ${COMPETITION_NAMES.UCL} knockouts. Ranks ${UEL.join(' and ')} play on in the ${COMPETITION_NAMES.UEL} knockouts. Every club has a knockout phase to play for.`,
  },
  rules: { text: 'Tournament Rules', href: PATHS.regulations },
} as const;
