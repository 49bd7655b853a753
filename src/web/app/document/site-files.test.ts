import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { buildFixtures } from '#domain/matches/fixtures.ts';
import { SITE } from '#site/site.ts';
import { DEFAULT_SEASON } from '#words/season-format.ts';
import { PAGE_PATHS } from '../pages.ts';
import { APP_ICONS, ICONS, robots, siteManifest, sitemap, THEME_COLOR } from './site-files.ts';

test('the sitemap lists every page once, including clubs, matches and finished seasons', () => {
  const clubs = placeholderClubs();
  const fixtures = buildFixtures({ clubs, cups: 2, places: null, withdrawals: [], results: [] });
  const finishedSeasons = [2, 1].map((number) => ({ number, clubs, cups: 2 as const }));
  const listed = { clubs, cups: 2 as const, finishedSeasons };
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

test('robots may read everything except the API, and get the sitemap if there is one', () => {
  expect(robots('https://ces.example')).toContain('Sitemap: https://ces.example/sitemap.xml');
  expect(robots(null)).toBe('User-agent: *\nDisallow: /api/\n');
});

test('every referenced image exists', () => {
  const paths = [...ICONS.map((icon) => icon.href), ...APP_ICONS.map((icon) => icon.src), SITE.sharePicture];
  expect(paths.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

test('the theme colour is the colour of the page', () => {
  expect(readFileSync('src/web/styles/tokens.css', 'utf8')).toContain(`--color-night: ${THEME_COLOR};`);
  expect(JSON.parse(siteManifest(DEFAULT_SEASON)).theme_color).toBe(THEME_COLOR);
});
