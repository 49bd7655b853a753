/** Of the page of a finished season. */
export function seasonPath(number: number): string {
  return `/seasons/${number}`;
}

/** The number of the season that an address names; null when it names none. */
export function seasonAt(path: string): number | null {
  const number = /^\/seasons\/([1-9]\d{0,8})$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}
