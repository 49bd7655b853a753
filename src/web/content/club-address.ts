import { type InSeason, idInSeason } from './season-address.ts';

/** The id of the club that an address names, whatever name stands behind it; null when it names none. */
export function clubAt(path: string): number | null {
  const id = /^\/clubs\/([1-9]\d{0,8})(?:-[^/]*)?$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

export function clubInSeasonAt(path: string): InSeason | null {
  return idInSeason(path, clubAt);
}
