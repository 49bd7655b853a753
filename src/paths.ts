import type { Bracket } from '#domain/matches/stages.ts';

/** Pages with a fixed path. */
export const PATHS = {
  hub: '/ng-hub',
  knockouts: '/knockouts',
  draw: '/draw',
  join: '/join',
  seasons: '/seasons',
  record: '/record',
  regulations: '/ng-rules',
  conduct: '/conduct',
  community: '/community',
  contact: '/contact',
  about: '/about',
  privacy: '/privacy',
  /** Shown instead of a page that this device has never loaded. */
  offline: '/offline',
} as const;

/** The page of a finished season. */
export function seasonPath(number: number): string {
  return `${PATHS.seasons}/${number}`;
}

/** The season number in a path; null if there is none. */
export function seasonAt(path: string): number | null {
  const number = /^\/seasons\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}

/** Puts a club or match path below its season, where it stays valid when the next season begins. */
function inSeason(season: number | null, path: string): string {
  return season === null ? path : `${seasonPath(season)}${path}`;
}

interface InSeason {
  readonly season: number;
  readonly id: number;
}

/** The club or match id in a path below a season; null if there is none. */
function idInSeason(path: string, idAt: (path: string) => number | null): InSeason | null {
  const [, before = '', rest = ''] = /^(\/seasons\/\d+)(\/.*)$/.exec(path) ?? [];
  const [season, id] = [seasonAt(before), idAt(rest)];
  return season === null || id === null ? null : { season, id };
}

/** The match page, in the running season or in the one with this number. */
export function matchPath(fixtureId: number, season: number | null = null): string {
  return inSeason(season, `/matches/${fixtureId}`);
}

/** The match id in a path; null if there is none. */
export function matchAt(path: string): number | null {
  const id = /^\/matches\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

export function matchInSeasonAt(path: string): InSeason | null {
  return idInSeason(path, matchAt);
}

/** The club id in a path, whatever name follows it; null if there is none. */
export function clubAt(path: string): number | null {
  const id = /^\/clubs\/([1-9]\d{0,8})(?:-[^/]*)?$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

export function clubInSeasonAt(path: string): InSeason | null {
  return idInSeason(path, clubAt);
}

export interface NamedClub {
  readonly id: number;
  readonly name: string;
}

/**
 * The club page: its id and, for people, its name in unaccented letters that need no escaping. A name without any
 * such letter is left out. In the running season, or in the one with this number.
 */
export function clubPath({ id, name }: NamedClub, season: number | null = null): string {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.match(/[a-z\d]+/g) ?? [];
  return inSeason(season, `/clubs/${[id, ...words].join('-')}`);
}

/** The page of one record entry, which receipts link to. */
export function entryPath(seq: number): string {
  return `${PATHS.record}/${seq}`;
}

/** The entry number in a path; null if there is none. */
export function entryAt(path: string): number | null {
  const seq = /^\/record\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return seq === undefined ? null : Number(seq);
}

/** The record's entries about a club, by the name it had then. */
export function recordOfClub(name: string): string {
  return `${PATHS.record}?club=${encodeURIComponent(name)}`;
}

/** The record's entries about a match. */
export function recordOfMatch(season: number, fixtureId: number): string {
  return `${PATHS.record}?match=${season}-${fixtureId}`;
}

/** The query parameters of the hub, in the order in which they are written. */
const PARAMETERS = ['tab', 'matchday', 'state', 'club', 'what-if'] as const;

/** Null removes a parameter. */
type Change = Partial<Record<(typeof PARAMETERS)[number], string | null>>;

/** Removes every fixture filter. */
export const EVERY_FIXTURE = { matchday: null, state: null, club: null } as const satisfies Change;

/** The hub path with the parameters in `search` and this change. Unknown parameters are removed. */
export function hubPath(search: string, change: Change, fragment = ''): string {
  const said = new URLSearchParams(search);
  const query = PARAMETERS.flatMap((name) => {
    const changed = change[name];
    const value = changed === undefined ? said.get(name) : changed;
    return value === null ? [] : [`${name}=${readable(value)}`];
  });
  return `${PATHS.hub}${query.length > 0 ? `?${query.join('&')}` : ''}${fragment && `#${fragment}`}`;
}

/** Colons and commas need no escaping in a query, and people read these URLs. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** A match of the groups in the hub's list of fixtures. */
export function hubMatchPath(fixtureId: number): string {
  return `${PATHS.hub}#match-${fixtureId}`;
}

/** The key is in the fragment, so that no server or proxy logs it. */
export function clubLinkPath(key: string): string {
  return `${PATHS.hub}#club=${key}`;
}

/** The key is in the fragment, so that no server or proxy logs it. */
export function staffLinkPath(key: string): string {
  return `${PATHS.hub}#staff=${key}`;
}

export const FEED_PATH = '/api/ucl/feed.xml';

export const CALENDAR_PATHS = { all: '/calendar/all.ics', rounds: '/calendar/rounds.ics' } as const;

export function clubCalendarPath(clubId: number): string {
  return `/calendar/clubs/${clubId}.ics`;
}

export const EMBED_PATHS = {
  latest: '/embed/latest',
  group: (group: string) => `/embed/groups/${group}`,
  knockouts: (bracket: Bracket) => `/embed/knockouts/${bracket.toLowerCase()}`,
  club: (id: number) => `/embed/clubs/${id}`,
} as const;

export const OVERLAY_PATHS = {
  latest: '/overlay/latest',
  group: (group: string) => `/overlay/groups/${group}`,
  knockouts: (bracket: Bracket) => `/overlay/knockouts/${bracket.toLowerCase()}`,
} as const;

export function matchRecordPath(fixtureId: number): string {
  return `/api/ucl/record/matches/${fixtureId}`;
}

export function archivedMatchRecordPath(season: number, fixtureId: number): string {
  return `/api/ucl/record/seasons/${season}/matches/${fixtureId}`;
}

export function seasonApiPath(number: number): string {
  return `/api/ucl/seasons/${number}`;
}

export const SHARE_IMAGE_PATHS = {
  group: (group: string) => `/share/groups/${group}.png`,
  knockouts: (bracket: Bracket) => `/share/knockouts/${bracket.toLowerCase()}.png`,
  club: (id: number) => `/share/clubs/${id}.png`,
  match: (id: number) => `/share/matches/${id}.png`,
} as const;
