import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { KNOCKOUTS } from './next-stage.ts';

interface Situation {
  readonly outlook: Omit<ClubOutlook, 'clubId'>;
  /** Whom the club meets in its next match of the group; null after its last. */
  readonly nextOpponent: string | null;
  /** From then on no ruling changes the tables any more. */
  readonly areGroupsClosed: boolean;
}

/** Until the groups are closed a match can be awarded or points can be deducted: what is certain is so on the pitch. */
const ON_THE_PITCH = 'on the pitch';

/**
 * What is still possible for a club, in sentences, the most telling first. Each holds whatever the open matches bring,
 * so no rank is called possible: with many of them open it may not be.
 */
export function outlookSentences({ outlook, nextOpponent, areGroupsClosed }: Situation): string[] {
  const { verdict, bestRank, worstRank } = outlook;
  const sentences = [
    verdictSentence(verdict, areGroupsClosed),
    enoughSentence(outlook, nextOpponent),
    rankSentence(bestRank, worstRank, areGroupsClosed),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences : ['Nothing is certain yet.'];
}

function verdictSentence(verdict: ClubOutlook['verdict'], areGroupsClosed: boolean): string | null {
  const certain = areGroupsClosed ? '' : ` ${ON_THE_PITCH}`;
  if (verdict === 'ucl') return `Through to the ${KNOCKOUTS.UCL}${certain}.`;
  if (verdict === 'open') return null;
  return areGroupsClosed
    ? `Plays on in the ${KNOCKOUTS.UEL}.`
    : `Out of the first two${certain}: plays on in the ${KNOCKOUTS.UEL}.`;
}

/** For a club that is through nothing is needed any more, not even a defeat. */
function enoughSentence({ verdict, enough }: Situation['outlook'], nextOpponent: string | null) {
  if (verdict !== 'open' || !enough || nextOpponent === null) return null;
  return `${LEAST[enough]} against ${nextOpponent} is enough.`;
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

const ORDINALS = ['1st', '2nd', '3rd'];

function ordinal(rank: number): string {
  return ORDINALS[rank - 1] ?? `${rank}th`;
}
