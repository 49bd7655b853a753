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

/** Requests data at least as new as the known revision, so that no cache in between replies with older data. */
export function atKnownRevision(path: string): string {
  return known === 0 ? path : `${path}?revision=${known}`;
}
