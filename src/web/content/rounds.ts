import type { Round } from '#domain/matches/stages.ts';
import { competitionTitle } from './competitions.ts';
import { groupTitle } from './groups.ts';

/** In the middle of a sentence: 'in the quarter-final'. */
export const ROUND_WORDS: Record<Round, string> = {
  r32: 'round of 32',
  r16: 'round of 16',
  qf: 'quarter-final',
  sf: 'semi-final',
  final: 'final',
};

/** Where a result belongs: 'Group A', 'UCL quarter-final'. */
export function placeTitle({
  group,
  round,
}: {
  readonly group: string;
  readonly round: Round | null;
}): string {
  return round === null ? groupTitle(group) : `${competitionTitle(group)} ${ROUND_WORDS[round]}`;
}
