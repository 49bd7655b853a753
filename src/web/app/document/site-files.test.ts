import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { buildFixtures } from '#domain/matches/fixtures.ts';
import { PAGE_PATHS } from '../pages.ts';
import { APP_ICONS, ICONS, SHARE_PICTURE, THEME_COLOR } from './brand-files.ts';
import { robots, siteManifest, sitemap } from './site-files.ts';

test('the sitemap names every page once, with those of clubs, matches and finished seasons', () => {
  const clubs = placeholderClubs();
  const fixtures = buildFixtures({ clubs, places: null, withdrawals: [], results: [] });
  const finishedSeasons = [2, 1].map((number) => ({ number, clubs }));
  const listed = { clubs, finishedSeasons };
  const addresses = [...sitemap('https://ces.example', listed).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    (match) => match[1],
  );
  expect(addresses).toEqual(
    [
      ...PAGE_PATHS,
      ...clubs.map(({ id }) => `/clubs/${id}-team-${id}`),
      ...fixtures.map(({ id }) => `/matches/${id}`),
      ...['/seasons/2', '/seasons/1'].flatMap((season) => [
        season,
        ...clubs.map(({ id }) => `${season}/clubs/${id}-team-${id}`),
        ...fixtures.map(({ id }) => `${season}/matches/${id}`),
      ]),
    ].map((path) => `https://ces.example${path}`),
  );
});

test('robots may read everything but the API, and are told of the sitemap when there is one', () => {
  expect(robots('https://ces.example')).toContain('Sitemap: https://ces.example/sitemap.xml');
  expect(robots(null)).toBe('User-agent: *\nDisallow: /api/\n');
});

test('every picture that is named exists', () => {
  const paths = [...ICONS.map((icon) => icon.href), ...APP_ICONS.map((icon) => icon.src), SHARE_PICTURE.path];
  expect(paths.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

test('the theme colour is the colour of the page', () => {
  expect(readFileSync('src/web/styles/tokens.css', 'utf8')).toContain(`--color-night: ${THEME_COLOR};`);
  expect(JSON.parse(siteManifest()).theme_color).toBe(THEME_COLOR);
});
