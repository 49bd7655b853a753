/** Of the page of a finished season. */
export function seasonPath(number: number): string {
  return `/seasons/${number}`;
}

/** The number of the season that an address names; null when it names none. */
export function seasonAt(path: string): number | null {
  const number = /^\/seasons\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}

/** Puts the address of a club or match below that of its season, where it stays right when the next season begins. */
export function inSeason(season: number | null, path: string): string {
  return season === null ? path : `${seasonPath(season)}${path}`;
}

export interface InSeason {
  readonly season: number;
  readonly id: number;
}

/** The club or match that an address below that of a season names; null when it names none. */
export function idInSeason(path: string, idAt: (path: string) => number | null): InSeason | null {
  const [, before = '', rest = ''] = /^(\/seasons\/\d+)(\/.*)$/.exec(path) ?? [];
  const [season, id] = [seasonAt(before), idAt(rest)];
  return season === null || id === null ? null : { season, id };
}
