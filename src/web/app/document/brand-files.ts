import { SITE } from '#site/site.ts';

/** The browser's toolbar continues the page. */
export const THEME_COLOR = SITE.colors.night;

export const MANIFEST_PATH = '/site.webmanifest';

/** Shown by chat apps beside a link. */
export const SHARE_IMAGE = { width: 1200, height: 630, alt: SITE.name };

interface Icon {
  readonly rel: string;
  readonly href: string;
  readonly sizes: string | null;
  readonly type: string | null;
}

/** A league's own icon has the same URLs, except for the SVG, which not every league has. */
export const ICONS: readonly Icon[] = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32', type: null },
  SITE.icon?.isVector === false
    ? { rel: 'icon', href: '/icon-192.png', sizes: '192x192', type: 'image/png' }
    : { rel: 'icon', href: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: null, type: null },
];

/** For a phone's home screen. */
export const APP_ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
