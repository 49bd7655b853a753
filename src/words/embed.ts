import { SITE } from '#site/site.ts';

/** Texts of embeds and overlays that no page has. */
export const EMBED = {
  latest: 'Latest results',
  none: 'No results yet.',
  next: 'Next match',
  results: 'Results',
  matches: 'Matches',
  earlier: 'Earlier rounds',
  champions: 'Champions',
  provisional: 'If it ended now',
  notFound: { title: 'Not found', text: 'This part of the tournament does not exist.' },
} as const;

/** The title of an embed and of its frame. */
export function embedTitle(what: string): string {
  return `${what} | ${SITE.name}`;
}
