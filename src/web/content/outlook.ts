import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { ordinal } from './ordinal.ts';
import { verdictWords } from './outlook-signs.ts';

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
