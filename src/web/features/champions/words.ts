import type { DecidedBy } from '#domain/knockouts/tie-outcome.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { competitionTitle } from '#words/titles.ts';

export const CHAMPIONS = {
  title: 'Champions',
  of: {
    UCL: `${competitionTitle('UCL')} Champions`,
    UEL: `${competitionTitle('UEL')} Champions`,
  } satisfies Record<Bracket, string>,
  way: 'The way to the trophy',
  nobody: 'Nobody came to the final.',
  noTrophy: 'This trophy was not awarded.',
  walkover: 'without a match',
  /** How a tie on the way was won, where its score does not say it. */
  decided: { 'extra-time': 'after extra time', award: 'awarded' } as Partial<Record<DecidedBy, string>>,
} as const;
