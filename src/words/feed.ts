import type { Group } from '#domain/clubs/groups.ts';
import type { Bracket, Round } from '#domain/matches/stages.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { SITE } from '#site/site.ts';
import { isolatedName } from './isolated-name.ts';
import { sentenceOf } from './record-sentences.ts';
import { championsText, competitionTitle, groupTitle, ROUND_WORDS } from './titles.ts';

export const FEED = {
  title: `${SITE.name}: news`,
  subtitle: 'Results, draws, knockout pairings and champions, newest first.',
} as const;

/** Replaces the sentence about the last ball, which names only one club. */
export function drawComplete(groups: number): string {
  return `The draw is complete: ${groups === 1 ? '1 group' : `all ${groups} groups`}`;
}

/** A record entry as a plain-text sentence. */
export function feedSentence(entry: RecordEntry): string {
  const parts = sentenceOf(entry).map((part) => {
    if (typeof part === 'string') return part;
    if ('club' in part) return isolatedName(part.club.name);
    return 'score' in part ? part.score : `#${part.entry}`;
  });
  return parts.join('');
}

/** For decisions that were undone, and for resets. */
export function correctionText(sentence: string, isUndone: boolean): string {
  return `Correction: ${isUndone ? `‘${sentence}’ was undone` : sentence}`;
}

/** The end of every feed item: readers can check it against the open record. */
export function recordMark({ seq, hash }: Pick<RecordEntry, 'seq' | 'hash'>): string {
  return `Open record: #${seq} ${hash.slice(0, 8)}`;
}

/** The last place was taken. */
export function placesTaken(places: number): string {
  return `All ${places} places are taken`;
}

/** 'Group A is decided: 1 Iron Harbour, 2 Kestrel Town, 3 ...'. */
export function groupDecided(group: Group, names: readonly string[]): string {
  const order = names.map((name, index) => `${index + 1} ${isolatedName(name)}`);
  return `${groupTitle(group)} is decided: ${order.join(', ')}`;
}

/** 'UCL quarter-final: Iron Harbour vs Kestrel Town, ...'. */
export function roundKnown(bracket: Bracket, round: Round, ties: readonly string[]): string {
  return `${competitionTitle(bracket)} ${ROUND_WORDS[round]}: ${ties.join(', ')}`;
}

export function championsCrowned(bracket: Bracket, name: string): string {
  return `${championsText(bracket)}: ${isolatedName(name)}`;
}
