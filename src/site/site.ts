import { SHIPPED_SITE, type Site } from './shipped-site.ts';

declare global {
  /** Set before this file is loaded: by the server from `site.json`, in a browser by a script that the server made of it. */
  var cesSite: Site | undefined;
}

/**
 * Whose site it is. Pages, the API and the e-mail links all read it from here, and from nowhere else; texts are made of it
 * once, when they are loaded.
 */
export const SITE: Site = globalThis.cesSite ?? SHIPPED_SITE;
