import type { ViewPath } from '#contract/public-views.ts';

/**
 * The public views that each page shows, by the name of the page. Their replies are sent along with it. For the server
 * alone: a browser asks for what it shows.
 */
const PAGE_READS = {
  home: ['/api/ucl/recent-results', '/api/ucl/tournament', '/api/ucl/knockouts'],
  hub: [
    '/api/ucl/tournament',
    '/api/ucl/group-standings',
    '/api/ucl/outlook',
    '/api/ucl/match-results',
    '/api/ucl/recent-results',
  ],
  knockouts: ['/api/ucl/knockouts', '/api/ucl/tournament', '/api/ucl/match-results'],
  draw: ['/api/ucl/draw'],
  seasons: ['/api/ucl/seasons'],
  club: ['/api/ucl/tournament', '/api/ucl/fixtures', '/api/ucl/group-standings', '/api/ucl/outlook'],
  match: ['/api/ucl/tournament', '/api/ucl/fixtures'],
  season: ['/api/ucl/seasons'],
  'season-club': [],
  'season-match': [],
  record: ['/api/ucl/record'],
  'record-entry': ['/api/ucl/record'],
  regulations: [],
  conduct: [],
  community: ['/api/stats'],
  contact: [],
  about: ['/api/stats'],
  privacy: [],
  'not-found': [],
  offline: [],
} as const satisfies Readonly<Record<string, readonly ViewPath[]>>;

export type PageName = keyof typeof PAGE_READS;

export function readsOf({ name }: { readonly name: PageName }): readonly ViewPath[] {
  return PAGE_READS[name];
}
