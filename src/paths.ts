import type { Bracket } from '#domain/matches/stages.ts';

/** The pages that have one address each. */
export const PATHS = {
  hub: '/ng-hub',
  knockouts: '/knockouts',
  draw: '/draw',
  seasons: '/seasons',
  record: '/record',
  regulations: '/ng-rules',
  conduct: '/conduct',
  community: '/community',
  contact: '/contact',
  about: '/about',
  privacy: '/privacy',
  /** What is shown in place of a page that this device has never seen. */
  offline: '/offline',
} as const;

/** Of the page of a finished season. */
export function seasonPath(number: number): string {
  return `${PATHS.seasons}/${number}`;
}

/** The number of the season that an address names; null when it names none. */
export function seasonAt(path: string): number | null {
  const number = /^\/seasons\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}

/** Puts the address of a club or match below that of its season, where it stays right when the next season begins. */
function inSeason(season: number | null, path: string): string {
  return season === null ? path : `${seasonPath(season)}${path}`;
}

interface InSeason {
  readonly season: number;
  readonly id: number;
}

/** The club or match that an address below that of a season names; null when it names none. */
function idInSeason(path: string, idAt: (path: string) => number | null): InSeason | null {
  const [, before = '', rest = ''] = /^(\/seasons\/\d+)(\/.*)$/.exec(path) ?? [];
  const [season, id] = [seasonAt(before), idAt(rest)];
  return season === null || id === null ? null : { season, id };
}

/** Of the page of a match: of the running season, or of the one with this number. */
export function matchPath(fixtureId: number, season: number | null = null): string {
  return inSeason(season, `/matches/${fixtureId}`);
}

/** The id of the match that an address names; null when it names none. */
export function matchAt(path: string): number | null {
  const id = /^\/matches\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

export function matchInSeasonAt(path: string): InSeason | null {
  return idInSeason(path, matchAt);
}

/** The id of the club that an address names, whatever name stands behind it; null when it names none. */
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
 * Of the page of a club: its id, and for people its name, without accents and in letters that an address takes as they
 * are. A name that has none of these is left out. Of the running season, or of the one with this number.
 */
export function clubPath({ id, name }: NamedClub, season: number | null = null): string {
  const plain = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const words = plain.match(/[a-z\d]+/g) ?? [];
  return inSeason(season, `/clubs/${[id, ...words].join('-')}`);
}

/** Of the page of one entry, which a receipt names. */
export function entryPath(seq: number): string {
  return `${PATHS.record}/${seq}`;
}

/** The number of the entry that an address names; null when it names none. */
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

/** What an address of the hub can say, in the order in which it is written. */
const PARAMETERS = ['tab', 'matchday', 'state', 'club', 'what-if'] as const;

/** Null leaves a parameter out. */
type Change = Partial<Record<(typeof PARAMETERS)[number], string | null>>;

/** Leaves out whatever narrows the fixtures down. */
export const EVERY_FIXTURE = { matchday: null, state: null, club: null } as const satisfies Change;

/** The address of the hub that says the same as `search`, but for the change. What the hub does not know is left out. */
export function hubAddress(search: string, change: Change, fragment = ''): string {
  const said = new URLSearchParams(search);
  const query = PARAMETERS.flatMap((name) => {
    const changed = change[name];
    const value = changed === undefined ? said.get(name) : changed;
    return value === null ? [] : [`${name}=${readable(value)}`];
  });
  return `${PATHS.hub}${query.length > 0 ? `?${query.join('&')}` : ''}${fragment && `#${fragment}`}`;
}

/** Colons and commas may stand in a query as they are, and people read these addresses. */
function readable(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',');
}

export const FEED_PATH = '/api/ucl/feed.xml';

export const CALENDAR_PATHS = { all: '/calendar/all.ics', rounds: '/calendar/rounds.ics' } as const;

export function clubCalendarPath(clubId: number): string {
  return `/calendar/clubs/${clubId}.ics`;
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

export function matchRecordPath(fixtureId: number): string {
  return `/api/ucl/record/matches/${fixtureId}`;
}

export function archivedMatchRecordPath(season: number, fixtureId: number): string {
  return `/api/ucl/record/seasons/${season}/matches/${fixtureId}`;
}

export function seasonApiPath(number: number): string {
  return `/api/ucl/seasons/${number}`;
}

/** The addresses of share pictures. */
export const PICTURE_PATHS = {
  group: (group: string) => `/share/groups/${group}.png`,
  knockouts: (bracket: Bracket) => `/share/knockouts/${bracket.toLowerCase()}.png`,
  club: (id: number) => `/share/clubs/${id}.png`,
  match: (id: number) => `/share/matches/${id}.png`,
} as const;
