import { SITE } from '#site/site.ts';

/** A name for something that is told, for ever (RFC 4151). Not by the address of the site, which may change. */
export function idOf(what: string): string {
  return `tag:${SITE.email},2025:${what}`;
}
