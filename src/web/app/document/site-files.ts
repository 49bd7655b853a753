import type { Club } from '#domain/clubs/clubs.ts';
import { GROUP_MATCHES, TIES } from '#domain/matches/match-plan.ts';
import { clubPath, matchPath, seasonPath } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { HOME } from '#words/home.ts';
import { PAGE_PATHS } from '../pages.ts';
import { APP_ICONS, THEME_COLOR } from './brand-files.ts';

/** /site.webmanifest */
export function siteManifest(): string {
  return JSON.stringify({
    name: SITE.name,
    short_name: SITE.shortName,
    description: HOME.meta.description,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: APP_ICONS,
  });
}

const MATCHES = [...GROUP_MATCHES, ...TIES];

/** What has a page of its own. */
interface Listed {
  readonly clubs: readonly Club[];
  readonly finishedSeasons: readonly { readonly number: number; readonly clubs: readonly Club[] }[];
}

/** /sitemap.xml; it needs full addresses, so there is none until the public address is known. */
export function sitemap(origin: string, { clubs, finishedSeasons }: Listed): string {
  const paths = [
    ...PAGE_PATHS,
    ...clubs.map((club) => clubPath(club)),
    ...MATCHES.map(({ id }) => matchPath(id)),
    ...finishedSeasons.flatMap((season) => [
      seasonPath(season.number),
      ...season.clubs.map((club) => clubPath(club, season.number)),
      ...MATCHES.map(({ id }) => matchPath(id, season.number)),
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
