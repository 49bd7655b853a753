/** The newest revision this page was told of; 0 until it was told of one. */
let known = 0;

/** From an event, which is always right: after a restore or a failover it may be lower than before. Tells whether it is. */
export function setKnownRevision(revision: number): boolean {
  const isLower = revision < known;
  known = revision;
  return isLower;
}

/** From the reply to a change, which a newer event may have overtaken. */
export function noteRevision(header: string | null): void {
  if (header !== null) known = Math.max(known, Number(header));
}

/** Asks for data at least as new as what this page was told of, so that no cache in between answers with older. */
export function atKnownRevision(path: string): string {
  return known === 0 ? path : `${path}?revision=${known}`;
}
