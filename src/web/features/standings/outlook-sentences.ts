import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { ordinal } from '#words/numbers.ts';
import { verdictText } from './words.ts';

interface Situation {
  readonly outlook: Omit<ClubOutlook, 'clubId'>;
  /** How many clubs the group has. */
  readonly groupSize: number;
  /** Null after the club's last group match. */
  readonly nextOpponent: string | null;
  /** Once true, rulings can no longer change the tables. */
  readonly areGroupsClosed: boolean;
}

/**
 * The most important sentence first. Each sentence holds whatever the open matches bring. So none says that a rank is
 * possible: with many matches open, that is not proven.
 */
export function outlookSentences({ outlook, groupSize, nextOpponent, areGroupsClosed }: Situation): string[] {
  const { bestRank, worstRank } = outlook;
  const certain = verdictText(outlook, areGroupsClosed);
  const sentences = [
    certain && `${certain}.`,
    enoughSentence(outlook, nextOpponent),
    bestRank === 1 && worstRank === groupSize ? null : rankSentence(bestRank, worstRank, areGroupsClosed),
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? sentences : ['Nothing is decided yet.'];
}

/** A club that has qualified needs nothing more. */
function enoughSentence({ verdict, enough }: Situation['outlook'], nextOpponent: string | null) {
  if (verdict !== 'open' || !enough || nextOpponent === null) return null;
  return `${LEAST[enough]} against ${nextOpponent} secures a top-two place.`;
}

const LEAST = { win: 'A win', draw: 'A draw', loss: 'Even a defeat' } as const;

function rankSentence(best: number, worst: number, areGroupsClosed: boolean): string {
  if (best === worst) return areGroupsClosed ? `Finished ${ordinal(best)}.` : `Will finish ${ordinal(best)}.`;
  return worst - best === 1
    ? `Will finish ${ordinal(best)} or ${ordinal(worst)}.`
    : `Will finish between ${ordinal(best)} and ${ordinal(worst)}.`;
}
