/** The newest revision this page knows of; 0 if none. */
let known = 0;

/** From an event, which is always right: after a restore or a failover it may be lower. Returns whether it is. */
export function setKnownRevision(revision: number): boolean {
  const wentBack = revision < known;
  known = revision;
  return wentBack;
}

/** From the reply to a change: a newer event may have arrived before. */
export function noteRevision(header: string | null): void {
  if (header !== null) known = Math.max(known, Number(header));
}

/**
 * After a request for a revision that the server does not have: any revision is accepted from now on, unless an event
 * has announced another one since.
 */
export function forgetRevision(requested: number): void {
  if (known === requested) known = 0;
}

export function knownRevision(): number {
  return known;
}

/** Requests data at least as new as the known revision, so that no cache in between replies with older data. */
export function atKnownRevision(path: string): string {
  return known === 0 ? path : `${path}?revision=${known}`;
}
