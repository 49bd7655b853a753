export const RECORD_PATH = '/record';

/** Of the page of one entry, which a receipt names. */
export function entryPath(seq: number): string {
  return `${RECORD_PATH}/${seq}`;
}

/** The number of the entry that an address names; null when it names none. */
export function entryAt(path: string): number | null {
  const seq = /^\/record\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return seq === undefined ? null : Number(seq);
}

/** Of everything that the record tells of a club, by the name that it had. */
export function recordOfClub(name: string): string {
  return `${RECORD_PATH}?club=${encodeURIComponent(name)}`;
}

/** Of everything that it tells of a match. */
export function recordOfMatch(season: number, fixtureId: number): string {
  return `${RECORD_PATH}?match=${season}-${fixtureId}`;
}
