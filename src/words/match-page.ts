import type { FixtureRow } from '#contract/fixtures-view.ts';
import { type KnockoutStage, previousTies, type Stage } from '#domain/matches/stages.ts';
import type { RecordKind } from '#domain/record/kinds.ts';
import { SITE } from '#site/site.ts';
import { isolatedName } from './isolated-name.ts';
import type { PageMeta } from './page-meta.ts';
import { seasonTitle, stageTitles } from './titles.ts';

/** Of the page of a match. */
export const MATCH = {
  loading: 'Loading the match...',
  error: 'Unable to load the match',
  retry: 'Retry',
  versus: 'vs',
  bye: 'Nobody comes',
  kickoff: 'Kick-off',
  noKickoff: 'Not agreed yet',
  opens: 'Opens',
  closes: 'Closes',
  postponed: 'Postponed',
  ruling: 'Ruling',
  rejected: 'Last report rejected',
  late: 'Reported late',
  afterExtraTime: 'After extra time',
  says: 'says',
  agreed: 'Both clubs agree',
  timeline: 'What happened',
  nothing: 'Nothing has happened yet.',
  /** Of a kick-off. */
  takenAway: 'taken away',
  /** Before a score that did not come to count. */
  not: 'not',
  struck: 'This text was struck out.',
  record: 'In the open record',
  /** Before the name of a club. */
  withdrew: 'Withdrew',
  /** Before the tie that a side of a match would have come from. */
  noOpponentFrom: 'No club advanced from',
  meetings: 'Their other meetings this season',
} as const;

/** What happened to a match, by the kind of the entry that tells of it. */
export const TOLD: Partial<Record<RecordKind, string>> = {
  reported: 'Reported',
  replaced: 'Replaced by a new submission from one of the clubs',
  confirmed: 'Agreed by both clubs',
  disputed: 'Disputed',
  'report-withdrawn': 'Taken back by the club that reported it',
  approved: 'Approved',
  rejected: 'Rejected',
  awarded: 'Awarded',
  reset: 'Reset',
  'club-withdrawn': 'Awarded, since a club withdrew',
  postponed: 'Postponed: closes',
  'kickoff-agreed': 'Kick-off',
  undone: 'Taken back: entry',
};

/** How a tie ended that nobody played. */
export function walkoverText({ home, away, winner, round }: FixtureRow): string {
  const [wins, none] =
    round === 'final' ? ['win the trophy', 'No club wins the trophy'] : ['advance', 'No club advances'];
  const clubs = [home, away].flatMap((side) => (side?.name ? [side] : []));
  const absent = clubs.filter(({ clubId }) => clubId !== winner).map(({ name }) => isolatedName(name));
  const why = absent.length > 0 ? `${absent.join(' and ')} withdrew` : 'no opponent is left';
  const through = clubs.find(({ clubId }) => clubId === winner);
  if (!through) return `${none} because ${absent.length > 0 ? why : 'no club is left'}.`;
  const how = absent.length > 0 ? 'walkover' : 'bye';
  return `${isolatedName(through.name)} ${wins} by ${how} because ${why}.`;
}

/** Who comes to a side of a tie, before that is known: 'Winner of quarter-final 2'. */
export function comingText(stage: KnockoutStage, side: 0 | 1): string {
  const before = previousTies(stage)?.[side];
  return before ? `Winner of ${stageTitles(before)[1].toLowerCase()}` : 'Known when the groups are closed';
}

/** 'Aurora 11 vs Kestrel Town'; null while it is not known who plays. */
export function clubsText({ home, away }: Pick<FixtureRow, 'home' | 'away'>): string | null {
  return home?.name && away?.name ? `${home.name} ${MATCH.versus} ${away.name}` : null;
}

/** Leads to the match with the same id of an earlier season. */
export function sameMatchIn(season: number): string {
  return `The same match in season ${season}`;
}

const DESCRIPTION_MAX = 160;

/** `clubs` is 'Aurora 11 vs Kestrel Town'; null while it is not known who plays. `season` is that of the archive. */
export function matchMeta(stage: Stage | undefined, clubs: string | null, season?: number): PageMeta {
  const titles = [...(stage ? stageTitles(stage) : ['Match']), ...(season ? [seasonTitle(season)] : [])];
  const place = titles.join(', ');
  const match = clubs ?? 'This match';
  const descriptions = [
    `${match}, ${place}: the score, kick-off and deadline, who reported, agreed and decided it, and when they met before.`,
    `${match}, ${place}: the score, and who reported, agreed and decided it.`,
  ];
  return {
    title: `${clubs === null ? place : `${clubs}, ${place}`} | ${SITE.name}`,
    description:
      descriptions.find(({ length }) => length <= DESCRIPTION_MAX) ??
      `${match}: the score, and who reported, agreed and decided it.`,
  };
}
