import type { ViewPath } from '#contract/public-views.ts';

/**
 * The public views that each page shows, by page name. Their replies are sent with the page. Only the server needs this
 * list.
 */
const PAGE_READS = {
  home: ['/api/ucl/recent-results', '/api/ucl/tournament', '/api/ucl/knockouts', '/api/ucl/registration'],
  hub: [
    '/api/ucl/tournament',
    '/api/ucl/group-standings',
    '/api/ucl/outlook',
    '/api/ucl/knockouts',
    '/api/ucl/match-results',
    '/api/ucl/recent-results',
    '/api/ucl/registration',
  ],
  knockouts: [
    '/api/ucl/knockouts',
    '/api/ucl/tournament',
    '/api/ucl/match-results',
    '/api/ucl/group-standings',
  ],
  draw: ['/api/ucl/draw', '/api/ucl/tournament'],
  join: ['/api/ucl/registration', '/api/ucl/tournament'],
  seasons: ['/api/ucl/seasons', '/api/ucl/tournament'],
  club: ['/api/ucl/tournament', '/api/ucl/fixtures', '/api/ucl/group-standings', '/api/ucl/outlook'],
  match: [
    '/api/ucl/tournament',
    '/api/ucl/fixtures',
    '/api/ucl/group-standings',
    '/api/ucl/outlook',
    '/api/ucl/seasons',
  ],
  season: ['/api/ucl/seasons'],
  'season-club': [],
  'season-match': [],
  record: ['/api/ucl/record'],
  'record-entry': ['/api/ucl/record'],
  regulations: ['/api/ucl/tournament'],
  conduct: [],
  community: ['/api/stats'],
  contact: [],
  about: ['/api/stats', '/api/ucl/tournament'],
  privacy: [],
  'not-found': [],
  offline: [],
} as const satisfies Readonly<Record<string, readonly ViewPath[]>>;

export type PageName = keyof typeof PAGE_READS;

export function readsOf({ name }: { readonly name: PageName }): readonly ViewPath[] {
  return PAGE_READS[name];
}
