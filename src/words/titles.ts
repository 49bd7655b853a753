import type { Bracket, Round, Stage } from '#domain/matches/stages.ts';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';

const { UCL, UEL } = SITE.competitions;

/** For prose. No sentence puts 'a' or 'an' before the name. */
export const COMPETITION_NAMES = { UCL: UCL.name, UEL: UEL.name } as const;

/** The tournament pages are named after the first competition. */
export const HUB_TITLE = `${UCL.short} Hub`;
export const OPEN_HUB = { text: `Open the ${HUB_TITLE}`, href: PATHS.hub } as const;
export const HUB_LINK = { text: HUB_TITLE, href: PATHS.hub } as const;
export const REGULATIONS_TITLE = `${UCL.short} Regulations`;

/** The league's short name for a competition. URLs, codes and the API use the bracket only. */
export function competitionTitle(bracket: string): string {
  return (bracket === 'UEL' ? UEL : UCL).short;
}

export function knockoutsTitle(bracket: string): string {
  return `${competitionTitle(bracket)} knockouts`;
}

/** 'UCL champions' */
export function championsText(bracket: string): string {
  return `${competitionTitle(bracket)} champions`;
}

export function groupTitle(group: string): string {
  return `Group ${group}`;
}

export function matchdayTitle(matchday: number): string {
  return `Matchday ${matchday}`;
}

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

/** Before the time from which results of a matchday or round can be submitted. */
export const OPENS = 'Opens';

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

/** 'Season 3'. */
export function seasonTitle(number: number): string {
  return `Season ${number}`;
}

/** 'Season 3 · Spring Cup'. */
export function namedSeasonTitle({
  number,
  name,
}: {
  readonly number: number;
  readonly name: string | null;
}): string {
  const title = seasonTitle(number);
  return name === null || name === title ? title : `${title} · ${name}`;
}

/** Pages that are not in the menu. */
export const SEASON_LINKS = {
  /** Opens the list of them on a phone. */
  more: 'More pages',
  knockouts: { href: PATHS.knockouts, text: 'Knockouts: if it ended now' },
  seasons: { href: PATHS.seasons, text: 'Roll of Honour' },
  record: { href: PATHS.record, text: 'The Open Record' },
} as const;

/** Title and description in the head of a page. */
export interface PageMeta {
  readonly title: string;
  /** One sentence of 110 to 160 characters, for search engines and chat previews. */
  readonly description: string;
}
