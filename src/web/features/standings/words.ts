import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { ordinal } from '#words/numbers.ts';
import { knockoutsTitle } from '#words/titles.ts';

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

interface Situation {
  readonly outlook: Omit<ClubOutlook, 'clubId'>;
  /** Whom the club meets in its next match of the group; null after its last. */
  readonly nextOpponent: string | null;
  /** From then on no ruling changes the tables any more. */
  readonly areGroupsClosed: boolean;
}

/**
 * What is still possible for a club, in sentences, the most telling first. Each holds whatever the open matches bring,
 * so no rank is called possible: with many of them open it may not be.
 */
export function outlookSentences({ outlook, nextOpponent, areGroupsClosed }: Situation): string[] {
  const { verdict, bestRank, worstRank } = outlook;
  const certain = verdictWords(verdict, areGroupsClosed);
  const sentences = [
    certain && `${certain}.`,
    enoughSentence(outlook, nextOpponent),
    rankSentence(bestRank, worstRank, areGroupsClosed),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences : ['Nothing is certain yet.'];
}

/** For a club that is through nothing is needed any more, not even a defeat. */
function enoughSentence({ verdict, enough }: Situation['outlook'], nextOpponent: string | null) {
  if (verdict !== 'open' || !enough || nextOpponent === null) return null;
  return `${LEAST[enough]} against ${nextOpponent} secures a top-two place.`;
}

const LEAST = { win: 'A win', draw: 'A draw', loss: 'Even a defeat' } as const;

function rankSentence(best: number, worst: number, areGroupsClosed: boolean): string | null {
  if (best === worst)
    return areGroupsClosed ? `Finished ${ordinal(best)}.` : `Certain of ${ordinal(best)} place.`;
  if (best === 1 && worst === 4) return null;
  return worst - best === 1
    ? `Will finish ${ordinal(best)} or ${ordinal(worst)}.`
    : `Will finish between ${ordinal(best)} and ${ordinal(worst)}.`;
}
