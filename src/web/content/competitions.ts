import { SITE } from '#site/site.ts';

const { UCL, UEL } = SITE.competitions;

/** In the middle of a sentence, where there is room. No sentence has 'a' or 'an' before it. */
export const COMPETITION_NAMES = { UCL: UCL.name, UEL: UEL.name } as const;

/** The pages of the tournament are named after the first of the two. */
export const HUB_TITLE = `${UCL.short} Hub`;
export const OPEN_HUB = { text: `Open the ${HUB_TITLE}`, href: '/ng-hub' } as const;
export const HUB_LINK = { text: HUB_TITLE, href: '/ng-hub' } as const;
export const REGULATIONS_TITLE = `${UCL.short} Regulations`;

/** What a league calls a competition, in short. Addresses, codes and the API know it by its bracket alone. */
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
