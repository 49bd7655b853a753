import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { QUALIFYING_RANKS } from '#domain/standings/qualification.ts';
import { ordinal } from '#words/numbers.ts';
import { knockoutsTitle } from '#words/titles.ts';

/** In the legend: ranks that do not advance. */
export const OUT = 'Out';

/** In the legend: the signs beside the ranks. */
export const SIGN_LABELS = { ucl: 'Through', uel: 'Cannot reach top two' };

/** 'Ranks 3-4', 'Rank 3'. */
export function ranksText(ranks: readonly number[]): string {
  const [first, last] = [ranks[0], ranks.at(-1)];
  return first === last ? `Rank ${first}` : `Ranks ${first}-${last}`;
}

/** Until the groups are closed, an award or a deduction can still change a place that is safe on results. */
const SUBJECT_TO_RULINGS = ', subject to rulings';

/** For a group whose order can no longer change. */
export function orderDecided(areGroupsClosed: boolean): string {
  return areGroupsClosed ? 'Final' : `Decided${SUBJECT_TO_RULINGS}`;
}

/** 'Through to the UCL knockouts, subject to rulings'; null while it is open. */
export function verdictText(outlook: Pick<ClubOutlook, 'verdict' | 'worstRank'>, areGroupsClosed: boolean) {
  if (outlook.verdict === 'open') return null;
  const place = PLACES[outlook.verdict](outlook.worstRank);
  return areGroupsClosed ? place : place + SUBJECT_TO_RULINGS;
}

/** A club that cannot finish in the top two may still miss the UEL in a group of five or six. */
const PLACES = {
  ucl: () => `Through to the ${knockoutsTitle('UCL')}`,
  uel: (worstRank: number) =>
    QUALIFYING_RANKS.UEL.includes(worstRank)
      ? `Drops into the ${knockoutsTitle('UEL')}`
      : 'Cannot finish in the top two',
  out: () => 'Out of the knockouts',
};

/**
 * Below a table: 'A draw would take IXO and Sable & Gold through. A win would take Frostholm through.' Empty if no
 * club can secure a top-two place in its next match.
 */
export function enoughText(
  outlooks: readonly Pick<ClubOutlook, 'clubId' | 'verdict' | 'enough'>[],
  rows: readonly { readonly id: number; readonly teamName: string }[],
): string {
  const needing = (end: ClubOutlook['enough']) => {
    const candidates = outlooks.filter(({ verdict, enough }) => verdict === 'open' && enough === end);
    const names = rows.flatMap(({ id, teamName }) =>
      candidates.some(({ clubId }) => clubId === id) ? teamName : [],
    );
    return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
  };
  return (['draw', 'win'] as const)
    .map((end) => [end, needing(end)])
    .flatMap(([end, names]) => (names ? `A ${end} would take ${names} through.` : []))
    .join(' ');
}

export function whyRank(name: string, rank: number): string {
  return `Why ${name} is ${ordinal(rank)}`;
}
