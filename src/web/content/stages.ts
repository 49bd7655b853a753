import type { Bracket, Round, Stage } from '#domain/matches/stages.ts';
import { knockoutsTitle } from './competitions.ts';
import { groupTitle, matchdayTitle } from './groups.ts';
import { ROUND_WORDS } from './rounds.ts';

/** Before the time from which on a matchday or round can be reported. */
export const OPENS = 'Opens';

export const ROUND_TITLES: Record<Round, string> = {
  r32: 'Round of 32',
  r16: 'Round of 16',
  qf: 'Quarter-finals',
  sf: 'Semi-finals',
  final: 'Final',
};

export const BRACKET_TITLES: Record<Bracket, string> = {
  UCL: knockoutsTitle('UCL'),
  UEL: knockoutsTitle('UEL'),
};

/** Where a match is played, in two badges: 'Group A' and 'Matchday 1', 'UCL knockouts' and 'Quarter-final 2'. */
export function stageTitles(stage: Stage): [string, string] {
  if (stage.kind === 'group') return [groupTitle(stage.group), matchdayTitle(stage.matchday)];
  const name = tieName(stage.round, stage.tie);
  return [BRACKET_TITLES[stage.bracket], name.slice(0, 1).toUpperCase() + name.slice(1)];
}

/** 'quarter-final 2', 'round of 32, match 5', 'final'. */
function tieName(round: Round, tie: number): string {
  if (round === 'final') return ROUND_WORDS.final;
  return round === 'r32' || round === 'r16'
    ? `${ROUND_WORDS[round]}, match ${tie}`
    : `${ROUND_WORDS[round]} ${tie}`;
}
