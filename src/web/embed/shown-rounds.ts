import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import type { Bracket } from '#domain/matches/stages.ts';

export type ShownRound = KnockoutsReply['brackets']['ucl']['rounds'][number];

interface ShownRounds {
  /** The round that is played, or the final, and those after it in which a club stands already. */
  readonly now: readonly ShownRound[];
  /** The newest first. */
  readonly earlier: readonly ShownRound[];
}

export function shownRounds(views: PublicViews, bracket: Bracket): ShownRounds {
  const { rounds } = treeOf(views, bracket);
  const open = rounds.findIndex(({ ties }) => ties.some(({ decidedBy }) => decidedBy === null));
  const current = open === -1 ? rounds.length - 1 : open;
  const isKnown = ({ ties }: ShownRound) => ties.some(({ home, away }) => home ?? away);
  return {
    now: rounds.slice(current).filter((round, index) => index === 0 || isKnown(round)),
    earlier: rounds.slice(0, current).reverse(),
  };
}

function treeOf(views: PublicViews, bracket: Bracket) {
  const { brackets } = views['/api/ucl/knockouts'];
  return bracket === 'UCL' ? brackets.ucl : brackets.uel;
}

/** The name of the club that has won the final; null before. */
export function championIn(views: PublicViews, bracket: Bracket): string | null {
  const { champions } = views['/api/ucl/knockouts'];
  const id = bracket === 'UCL' ? champions.ucl : champions.uel;
  return views['/api/ucl/clubs'].clubs.find((club) => club.id === id)?.name ?? null;
}
