import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { drawing, plainImage, writeBrand } from '#server/testing/brand-folder.ts';
import { startServerProcess } from '../support/server-process.ts';
import { expectNoViolations } from './support/axe.ts';
import { expectNoSidewaysScrolling, mainNavigation, open, pageTitle } from './support/pages.ts';
import { expect, test as siteTest } from './support/site.ts';

const NIGHT = 'rgb(18, 8, 31)';
const SITE = {
  name: 'Moonlight Invitational',
  shortName: 'MLI',
  colors: { accent: '#c79bff', gold: '#ffe08a', night: '#12081f' },
  logo: 'logo.svg',
  icon: 'icon.png',
  highlights: null,
};

/** The server of a league with its own name, colours, logo and icon. It needs a process: texts are built at startup. */
const test = siteTest.extend<{ branded: { url: string } }>({
  branded: async ({ context }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'ces-brand-'));
    await copyFile(process.env.SMALL_TOURNAMENT ?? '', join(dataDir, 'ces.sqlite'));
    await writeBrand(dataDir, SITE, {
      // Wider than a phone, with its own style.
      'logo.svg': drawing('viewBox="0 0 480 64"', '<style>circle{stroke:#fff}</style>'),
      'icon.png': await plainImage(512, 512),
    });
    const server = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD });
    await use({ url: server.url });
    // A page that outlives its server would log errors.
    for (const page of context.pages()) await page.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  },
});

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The logo is visible, not only its URL. */
async function expectBranded(page: Page): Promise<void> {
  const logo = page.getByRole('banner').locator('img');
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page).toHaveTitle(/MLI|Moonlight Invitational/);
  await expect(page.getByRole('contentinfo')).toContainText('Moonlight Invitational');
  expect(await groundOf(page)).toBe(NIGHT);
}

test('a branded league has its brand on every page, even after following links, in embeds and in overlays', {
  tag: '@one-size',
}, async ({ page, isMobile, branded }) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await open(page, `${branded.url}/`);
  await expect(pageTitle(page, 'Moonlight Invitational')).toBeVisible();
  await expectBranded(page);
  await expectNoSidewaysScrolling(page);
  await expectNoViolations(page);
  for (const [link, title] of Object.entries({
    'UCL Hub': 'UCL Hub',
    About: 'About Moonlight Invitational',
  })) {
    await (await mainNavigation(page, isMobile)).getByRole('link', { name: link, exact: true }).click();
    await expect(pageTitle(page, title)).toBeVisible();
    await expectBranded(page);
    await expectNoSidewaysScrolling(page);
  }
  // Nothing was reloaded on the way.
  expect(loads).toEqual(['/']);

  await page.goto(`${branded.url}/embed/groups/A`);
  await expect(page.getByRole('link', { name: 'MLI' })).toBeVisible();
  expect(await groundOf(page)).toBe(NIGHT);
  await page.goto(`${branded.url}/overlay/groups/A`);
  const plate = page.locator('.overlays_plate');
  await expect(plate).toContainText('MLI');
  const ground = await plate.evaluate((element) => getComputedStyle(element).backgroundColor);
  const channels = (ground.match(/0?\.\d+/g) ?? [])
    .slice(0, 3)
    .map((share) => Math.round(Number(share) * 255));
  expect(channels).toEqual([18, 8, 31]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', expectedComplaint: /net::ERR_|Failed to fetch/ });

  test('visited pages are branded, and the offline page as well', { tag: '@one-size' }, async ({
    page,
    context,
    branded,
  }) => {
    await page.goto(`${branded.url}/ng-hub`);
    const isKept = () => page.evaluate(async () => (await caches.match('/ng-hub')) !== undefined);
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.goto(`${branded.url}/ng-hub`);
    await expect(page.locator('#last-seen')).toBeVisible();
    await expectBranded(page);
    await page.goto(`${branded.url}/conduct`);
    await expect(pageTitle(page, 'No connection')).toBeVisible();
    await expectBranded(page);
  });
});
