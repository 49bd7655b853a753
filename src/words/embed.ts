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
  notFound: { title: 'Nothing here', text: 'There is no such part of this tournament.' },
} as const;

/** The title of an embed, which its frame has as well. */
export function embedTitle(what: string): string {
  return `${what} | ${SITE.name}`;
}
