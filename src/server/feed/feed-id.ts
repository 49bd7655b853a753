import { SITE } from '#site/site.ts';

/** A permanent id of a feed item (RFC 4151). It does not contain the site's host, which may change. */
export function idOf(what: string): string {
  return `tag:${SITE.email},2025:${what}`;
}
