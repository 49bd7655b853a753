/** Of the page of a match. */
export function matchPath(fixtureId: number): string {
  return `/matches/${fixtureId}`;
}

/** The id of the match that an address names; null when it names none. */
export function matchAt(path: string): number | null {
  const id = /^\/matches\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}
