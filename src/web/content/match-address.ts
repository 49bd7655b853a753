import { type InSeason, idInSeason, inSeason } from './season-address.ts';

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
