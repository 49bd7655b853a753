import { GROUPS, type Group } from '#domain/clubs/groups.ts';
import type { Bracket, Round } from '#domain/matches/stages.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { SITE } from '#site/site.ts';
import { isolatedName } from './isolated-name.ts';
import { sentenceOf } from './record-sentences.ts';
import { championsText, competitionTitle, groupTitle, ROUND_WORDS } from './titles.ts';

export const FEED = {
  title: `${SITE.name}: what was decided`,
  subtitle: 'Results, draws, rounds and champions, the newest first.',
  /** Of the draw's last ball, which tells of one club alone. */
  drawn: `The draw is done: ${GROUPS.length} groups are known`,
} as const;

/** What an entry of the record tells, in plain text. */
export function feedSentence(entry: RecordEntry): string {
  const parts = sentenceOf(entry).map((part) => {
    if (typeof part === 'string') return part;
    if ('club' in part) return isolatedName(part.club.name);
    return 'score' in part ? part.score : `#${part.entry}`;
  });
  return parts.join('');
}

/** Of what was taken back, or taken out of play. */
export function correctionText(sentence: string, isUndone: boolean): string {
  return `Correction: ${sentence}${isUndone ? ' was taken back' : ''}`;
}

/** The end of everything in the feed: what it says can be checked by the open record. */
export function recordMark({ seq, hash }: Pick<RecordEntry, 'seq' | 'hash'>): string {
  return `Open record: #${seq} ${hash.slice(0, 8)}`;
}

/** 'Group A is decided: 1 Iron Harbour, 2 Kestrel Town, 3 ...'. */
export function groupDecided(group: Group, names: readonly string[]): string {
  const order = names.map((name, index) => `${index + 1} ${isolatedName(name)}`);
  return `${groupTitle(group)} is decided: ${order.join(', ')}`;
}

/** 'The UCL quarter-final is known: Iron Harbour vs Kestrel Town, ...'. */
export function roundKnown(bracket: Bracket, round: Round, ties: readonly string[]): string {
  return `${competitionTitle(bracket)} ${ROUND_WORDS[round]}: ${ties.join(', ')}`;
}

export function championsCrowned(bracket: Bracket, name: string): string {
  return `${championsText(bracket)}: ${isolatedName(name)}`;
}
