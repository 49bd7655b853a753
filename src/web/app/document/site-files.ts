import type { Club } from '#domain/clubs/clubs.ts';
import type { Cups } from '#domain/clubs/format.ts';
import { matchIdsOf } from '#domain/matches/fixtures.ts';
import { clubPath, matchPath, seasonPath } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { homeMeta } from '#words/home.ts';
import type { SeasonFormat } from '#words/season-format.ts';
import { PAGE_PATHS } from '../pages.ts';
import { APP_ICONS, THEME_COLOR } from './brand-files.ts';

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
