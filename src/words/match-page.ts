import type { FixtureRow } from '#contract/fixtures-view.ts';
import { type KnockoutStage, previousTies, type Round, type Stage } from '#domain/matches/stages.ts';
import type { RecordKind } from '#domain/record/kinds.ts';
import { SITE } from '#site/site.ts';
import { isolatedName } from './isolated-name.ts';
import { type PageMeta, seasonTitle, stageTitles } from './titles.ts';

/** Texts of the match page. */
export const MATCH = {
  loading: 'Loading the match...',
  error: 'Unable to load the match',
  retry: 'Retry',
  versus: 'vs',
  bye: 'Bye',
  kickoff: 'Kick-off',
  deadline: 'Deadline',
  postponed: 'Postponed',
  ruling: 'Ruling',
  late: 'Submitted late',
  afterExtraTime: 'After extra time',
  /** After the name of a club, before its score. */
  says: 'says',
  submitted: 'Submitted',
  agreed: 'Both clubs agree',
  timeline: 'Match history',
  table: 'Table',
  knockouts: 'Knockouts',
  nothing: 'No activity yet.',
  /** After 'Kick-off'. */
  cleared: 'cleared',
  /** Before the score of the club that disputes. */
  claimed: 'claimed score',
  /** Before a score that was dropped. */
  not: 'not',
  redacted: 'This text was redacted.',
  record: 'Public record',
  /** Before the name of a club. */
  withdrew: 'Withdrew',
  /** Before the earlier tie that should have supplied the opponent. */
  noOpponentFrom: 'No club advanced from',
  meetings: 'Other meetings this season',
} as const;

/** Entries in the match history, by record kind. */
export const MATCH_EVENTS: Partial<Record<RecordKind, string>> = {
  reported: 'Submitted',
  /** Before the name of a club. */
  replaced: 'Replaced by a submission from',
  confirmed: 'Agreed by both clubs',
  disputed: 'Disputed',
  'report-withdrawn': 'Submission withdrawn',
  approved: 'Approved',
  rejected: 'Rejected',
  awarded: 'Awarded',
  reset: 'Reset',
  'club-withdrawn': 'Awarded after a withdrawal',
  postponed: 'Postponed: new deadline',
  'kickoff-agreed': 'Kick-off',
  undone: 'Undone: entry',
};

/**
 * How a tie that was not played ended. In the first round of a bracket, a side without a club is a place that its group
 * cannot fill.
 */
export function walkoverText({ home, away, winner, round }: FixtureRow, firstRound: Round = 'r32'): string {
  const [wins, none] =
    round === 'final' ? ['win the trophy', 'No club wins the trophy'] : ['advance', 'No club advances'];
  const clubs = [home, away].flatMap((side) => (side?.name ? [side] : []));
  const absent = clubs.filter(({ clubId }) => clubId !== winner).map(({ name }) => isolatedName(name));
  const noOpponent = round === firstRound ? 'the other group has no fourth club' : 'no opponent is left';
  const why = absent.length > 0 ? `${absent.join(' and ')} withdrew` : noOpponent;
  const through = clubs.find(({ clubId }) => clubId === winner);
  if (!through) return `${none} because ${absent.length > 0 ? why : 'no club is left'}.`;
  const how = absent.length > 0 ? 'by walkover' : 'with a bye';
  return `${isolatedName(through.name)} ${wins} ${how} because ${why}.`;
}

/** A description of a side that is to be confirmed: 'Winner of quarter-final 2'. A small bracket begins later. */
export function comingText(stage: KnockoutStage, side: 0 | 1, firstRound: Round = 'r32'): string {
  const before = stage.round === firstRound ? null : previousTies(stage)?.[side];
  return before
    ? `Winner of ${stageTitles(before)[1].toLowerCase()}`
    : 'To be confirmed when the groups are closed';
}

/** 'Aurora 11 vs Kestrel Town'; null until both clubs are known. */
export function clubsText({ home, away }: Pick<FixtureRow, 'home' | 'away'>): string | null {
  return home?.name && away?.name ? `${home.name} ${MATCH.versus} ${away.name}` : null;
}

/** A link to the match with the same id in an earlier season. */
export function sameMatchIn(season: number): string {
  return `The corresponding match in season ${season}`;
}

const DESCRIPTION_MAX = 160;

/** `clubs` is 'Aurora 11 vs Kestrel Town'; null until both clubs are known. `season` is set for archived seasons. */
export function matchMeta(stage: Stage | undefined, clubs: string | null, season?: number): PageMeta {
  const titles = [...(stage ? stageTitles(stage) : ['Match']), ...(season ? [seasonTitle(season)] : [])];
  const place = titles.join(', ');
  const match = clubs ?? 'This match';
  const descriptions = [
    `${match}, ${place}: score, kick-off and deadline, who submitted, agreed and approved the result, and earlier meetings.`,
    `${match}, ${place}: the score, and who submitted, agreed and approved it.`,
  ];
  return {
    title: `${clubs === null ? place : `${clubs}, ${place}`} | ${SITE.name}`,
    description:
      descriptions.find(({ length }) => length <= DESCRIPTION_MAX) ??
      `${match}: the score, and who submitted, agreed and approved it.`,
  };
}
