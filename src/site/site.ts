import { DEFAULT_SITE, type Site } from './default-site.ts';

declare global {
  /**
   * Set before this module is loaded: on the server from `site.json`, in a browser by a script that the server
   * generates from it.
   */
  var cesSite: Site | undefined;
}

/** The site's branding. Everything reads it from here; texts are built from it once, when their module is loaded. */
export const SITE: Site = globalThis.cesSite ?? DEFAULT_SITE;
