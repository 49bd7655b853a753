import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import type { Card } from './figures.ts';
import { doesEveryClubAdvance, droppingRanks, type SeasonFormat } from './season-format.ts';
import { COMPETITION_NAMES } from './titles.ts';

/** Where each rank leads. */
export function rewardsCard(format: SeasonFormat): Card {
  const dropping = droppingRanks(format);
  return {
    title: 'Tournament Rewards',
    text: [
      `Clubs ranked ${QUALIFYING_RANKS.UCL.join(' and ')} earn a place in the ${COMPETITION_NAMES.UCL} knockouts.`,
      ...(dropping.length > 0
        ? [`Clubs ranked ${dropping.join(' and ')} drop into the ${COMPETITION_NAMES.UEL} knockouts.`]
        : []),
      doesEveryClubAdvance(format)
        ? 'Every club has a knockout phase to play for.'
        : 'All other clubs are out after the group stage.',
    ].join(' '),
  };
}
