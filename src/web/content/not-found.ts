import { SITE } from '#site/site.ts';
import { OPEN_HUB } from './competitions.ts';

export const NOT_FOUND = {
  meta: {
    title: `Page not found | ${SITE.name}`,
    description: `There is no page at this address. Standings, fixtures, regulations and all other ${SITE.shortName} pages are reached from the home page.`,
  },
  code: '404',
  title: 'Page not found',
  text: 'There is nothing at this address. The link may be old or mistyped.',
  links: [{ text: 'Back to Home', href: '/' }, OPEN_HUB],
} as const;
