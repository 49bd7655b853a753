import type { Bracket } from '#domain/matches/stages.ts';
import { SITE } from '#site/site.ts';

/** What embeds and overlays say besides the words of the pages. */
export const EMBED = {
  latest: 'Latest results',
  none: 'No results yet.',
  next: 'Next match',
  results: 'Results',
  matches: 'Matches',
  earlier: 'Earlier rounds',
  champions: 'Champions',
  provisional: 'If it ended now',
  versus: 'vs',
  notFound: { title: 'Nothing here', text: 'There is no such part of this tournament.' },
} as const;

/** The title of an embed, which its frame has as well. */
export function embedTitle(what: string): string {
  return `${what} | ${SITE.name}`;
}

/** The addresses of embeds. */
export const EMBED_PATHS = {
  latest: '/embed/latest',
  group: (group: string) => `/embed/groups/${group}`,
  knockouts: (bracket: Bracket) => `/embed/knockouts/${bracket.toLowerCase()}`,
  club: (id: number) => `/embed/clubs/${id}`,
} as const;

/** The addresses of overlays. */
export const OVERLAY_PATHS = {
  latest: '/overlay/latest',
  group: (group: string) => `/overlay/groups/${group}`,
  knockouts: (bracket: Bracket) => `/overlay/knockouts/${bracket.toLowerCase()}`,
} as const;
