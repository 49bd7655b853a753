import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { knockoutsTitle } from './competitions.ts';
import { ordinal } from './ordinal.ts';

/** Until the groups are closed a match can be awarded or points can be deducted: what is certain is so on the pitch. */
const ON_THE_PITCH = 'on the pitch';

/** Of a group whose order can no longer change, beside its title. */
export function orderDecided(areGroupsClosed: boolean): string {
  return areGroupsClosed ? 'Final' : `Decided ${ON_THE_PITCH}`;
}

/** 'Through to the UCL knockouts on the pitch'; null while it is open. */
export function verdictWords(verdict: ClubOutlook['verdict'], areGroupsClosed: boolean): string | null {
  if (verdict === 'open') return null;
  if (verdict === 'ucl')
    return `Through to the ${knockoutsTitle('UCL')}${areGroupsClosed ? '' : ` ${ON_THE_PITCH}`}`;
  return areGroupsClosed
    ? `Plays on in the ${knockoutsTitle('UEL')}`
    : `Out of the first two ${ON_THE_PITCH}: plays on in the ${knockoutsTitle('UEL')}`;
}

/** What is enough in the next match, with the letter of its column in the table. */
export const ENOUGH = {
  win: { letter: 'W', words: 'A win secures a top-two place' },
  draw: { letter: 'D', words: 'A draw secures a top-two place' },
  loss: { letter: 'L', words: 'Even a defeat secures a top-two place' },
} as const;

/** Of the button that opens the row of a club. */
export function whyRank(name: string, rank: number): string {
  return `Why ${name} is ${ordinal(rank)}`;
}
