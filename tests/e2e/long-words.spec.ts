import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeBrand } from '#server/testing/brand-folder.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expectNoSidewaysScrolling, open } from './support/pages.ts';
import { expect, test } from './support/site.ts';

/** The widest letter, without a space to wrap at. */
const wide = (length: number) => 'W'.repeat(length);
const CLAIM = wide(20);

/** The maximum lengths in site.json. */
const SITE = {
  name: wide(60),
  shortName: wide(12),
  tagline: wide(160),
  email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
  links: [
    { label: wide(30), url: 'https://chat.example', use: 'chat' },
    { label: `${wide(29)}X`, url: 'https://social.example', use: 'social' },
  ],
  competitions: {
    ucl: { short: wide(12), name: wide(40) },
    uel: { short: `${wide(11)}X`, name: `${wide(39)}X` },
  },
  firstSeason: wide(60),
  claims: {
    ...{ players: CLAIM, members: CLAIM, servers: 999, support: CLAIM },
    ...{ founded: CLAIM, draw: CLAIM, tournamentStatus: CLAIM },
  },
};

const PAGES_WITH_FIGURES = ['/', '/ng-hub', '/community', '/about'];
const OTHER_PAGES = ['/contact', '/ng-rules', '/conduct', '/privacy', '/knockouts', '/clubs/1-team-1'];

/** Texts of figures that overlap or overflow. */
function misplacedFigures(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('dl')
    .evaluateAll((lists) => {
      const figures = lists
        .flatMap((list) => [...list.querySelectorAll('dt, dd')])
        // On a phone, some labels are for screen readers only.
        .filter((figure) => getComputedStyle(figure).clipPath === 'none');
      const texts = figures.map((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        return { figure, text: range.getBoundingClientRect(), place: figure.getBoundingClientRect() };
      });
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return texts
        .filter(
          ({ text, place }, index) =>
            text.right > place.right + 1 ||
            texts.some((other, at) => at !== index && isOver(place, other.place)),
        )
        .map(({ figure }) => figure.textContent ?? '');
    });
}

test('the longest names that a league may have fit on every page', { tag: '@one-size' }, async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-long-words-'));
  await copyFile(process.env.EMPTY_TOURNAMENT ?? '', join(dataDir, 'ces.sqlite'));
  await writeBrand(dataDir, SITE, {});
  const server = await startServerProcess({ DATA_DIR: dataDir, BACKUP_HOURS: '0' });
  try {
    for (const path of [...PAGES_WITH_FIGURES, ...OTHER_PAGES])
      await test.step(path, async () => {
        await open(page, `${server.url}${path}`);
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScrolling(page);
          if (PAGES_WITH_FIGURES.includes(path))
            expect(await misplacedFigures(page), `${width} px`).toEqual([]);
        }
      });
  } finally {
    await page.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
});
