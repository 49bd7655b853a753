import type { Club } from '#domain/clubs/clubs.ts';
import type { Cups } from '#domain/clubs/format.ts';
import { matchIdsOf } from '#domain/matches/fixtures.ts';
import { clubPath, matchPath, seasonPath } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { homeMeta } from '#words/home.ts';
import type { SeasonFormat } from '#words/season-format.ts';
import { PAGE_PATHS } from '../pages.ts';

/** /site.webmanifest */
export function siteManifest(format: SeasonFormat): string {
  return JSON.stringify({
    name: SITE.name,
    short_name: SITE.shortName,
    description: homeMeta(format).description,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: APP_ICONS,
  });
}

/** Clubs and matches have pages of their own. */
interface Season {
  readonly clubs: readonly Club[];
  readonly cups: Cups;
}

interface Listed extends Season {
  readonly finishedSeasons: readonly (Season & { readonly number: number })[];
}

/** /sitemap.xml. It needs absolute URLs, so there is none until the public origin is known. */
export function sitemap(origin: string, { clubs, cups, finishedSeasons }: Listed): string {
  const paths = [
    ...PAGE_PATHS,
    ...clubs.map((club) => clubPath(club)),
    ...matchIdsOf({ clubs, cups }).map((id) => matchPath(id)),
    ...finishedSeasons.flatMap((season) => [
      seasonPath(season.number),
      ...season.clubs.map((club) => clubPath(club, season.number)),
      ...matchIdsOf(season).map((id) => matchPath(id, season.number)),
    ]),
  ];
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** /robots.txt */
export function robots(origin: string | null): string {
  const lines = ['User-agent: *', 'Disallow: /api/'];
  if (origin !== null) lines.push('', `Sitemap: ${new URL('/sitemap.xml', origin).href}`);
  return `${lines.join('\n')}\n`;
}

/** The browser's toolbar continues the page. */
export const THEME_COLOR = SITE.colors.night;

export const MANIFEST_PATH = '/site.webmanifest';

/** Shown by chat apps beside a link. */
export const SHARE_IMAGE = { width: 1200, height: 630, alt: SITE.name };

/** A league's own icon has the same URLs, except for the SVG, which not every league has. */
export const ICONS = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  SITE.icon?.isVector === false
    ? { rel: 'icon', href: '/icon-192.png', sizes: '192x192', type: 'image/png' }
    : { rel: 'icon', href: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

/** For a phone's home screen. */
export const APP_ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];
