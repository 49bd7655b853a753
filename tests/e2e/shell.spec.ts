import type { Locator, Page } from '@playwright/test';
import { PAGE_PATHS } from '#web/app/pages.ts';
import { expectNoViolations } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { watchLayoutShift } from './support/layout-shift.ts';
import {
  EXTERNAL_LINKS,
  expectNoSidewaysScrolling,
  HEADINGS,
  NAVIGATION,
  open,
  untilHydrated,
} from './support/pages.ts';
import { doubleText } from './support/readability.ts';
import { expect, test } from './support/site.ts';

/** The words of a title that do not fit on a line. */
function brokenWords(title: Locator): Promise<string[]> {
  return title.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) found.push(word);
      }
    }
    return found;
  });
}

async function expectFooter(footer: Locator): Promise<void> {
  await expect(footer.getByText('CES', { exact: true })).toBeVisible();
  await expect(footer.getByText('Champions Esports Series', { exact: true })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} Champions Esports Series`);
  await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
    'UCL Hub',
    'UCL Regulations',
    'About',
    'Contact',
    'Privacy Policy',
    'Code of Conduct',
  ]);
  for (const label of Object.keys(EXTERNAL_LINKS))
    await expect(
      footer.getByRole('link', { name: `${label} (opens in a new tab)`, exact: true }),
    ).toBeVisible();
}

// One visit to every page, on a phone and then on a wide screen: most of the time is spent on opening them.
test('surrounds every page, which is accessible and has a readable title', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const footer = page.getByRole('contentinfo');
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  const footers = new Set<string | null>();
  const askedElsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) askedElsewhere.push(request.url());
  });
  for (const path of PAGE_PATHS) {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    await expect(heading).toHaveAccessibleName(HEADINGS[path] ?? /\w/);
    await expectNoSidewaysScrolling(page);
    // The hub is tested in results.spec.ts, with results on it.
    if (path !== '/ng-hub') await expectNoViolations(page);
    if (path === '/') await expectFooter(footer);
    footers.add(await footer.textContent());
    await expect(toggle).toBeVisible();

    // The menu of a phone marks the page in the same way: menu.spec.ts.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoSidewaysScrolling(page);
    await expect(toggle).toBeHidden();
    if (path === '/') await expectNoViolations(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link')).toHaveText(Object.keys(NAVIGATION));
    const current = navigation.locator('[aria-current=page]');
    const label = Object.entries(NAVIGATION).find(([, target]) => target === path)?.[0];
    await expect(current).toHaveText(label ? [label] : []);

    await page.setViewportSize({ width: 320, height: 640 });
    await doubleText(page);
    expect(await brokenWords(heading), `the title of ${path}, with twice the text size`).toEqual([]);
  }
  expect([...footers], 'the same on every page').toHaveLength(1);
  expect(askedElsewhere, 'fonts, pictures and scripts of others').toEqual([]);
});

test('shows the current year on a page that was rendered last year', { tag: '@one-size' }, async ({
  page,
}) => {
  const nextYear = new Date().getUTCFullYear() + 1;
  const event = { revision: 1, now: `${nextYear}-01-01T00:00:01.000Z` };
  await page.route('**/api/ucl/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: revision\ndata: ${JSON.stringify(event)}\n\n`,
    }),
  );
  await open(page, '/privacy');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${nextYear} Champions Esports Series`);
});

test('lets a keyboard skip the header', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/contact');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'support@championsesports.example' })).toBeFocused();
});

test('measures the visible height, once a resize has ended', { tag: '@one-size' }, async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  const height = () => page.evaluate(() => getComputedStyle(document.body).minHeight);
  const { width, height: before } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await height()).toBe(`${before}px`);

  await page.clock.pauseAt(Date.now() + 3_600_000);
  const resized = page.evaluate(
    () => new Promise<void>((done) => window.addEventListener('resize', () => done(), { once: true })),
  );
  await page.setViewportSize({ width, height: 500 });
  await resized;
  await page.clock.runFor(99);
  expect(await height()).toBe(`${before}px`);
  await page.clock.runFor(1);
  await expect.poll(height).toBe('500px');
});

test('its links are replaced by the menu when the text grows', { tag: '@one-size' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  await doubleText(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeHidden();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a late font causes next to no layout shift', { tag: '@one-size' }, async ({ page }) => {
  const shifted = await watchLayoutShift(page);
  const screens = { '/': [360, 768, 1440], '/ng-hub': [360, 1440] };
  for (const [path, widths] of Object.entries(screens)) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { released, release } = hold();
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await untilHydrated(page);
      await expectDisplayFace(page, false);
      release();
      await expectDisplayFace(page, true);
      // The shift is counted with the frame that shows it.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      expect(await shifted(), `${path}, ${width} px`).toBeLessThan(0.005);
      await page.unroute('**/*.woff2');
    }
  }
});

async function expectDisplayFace(page: Page, isThere: boolean): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem Saira'))).toBe(isThere);
}

test('is as high as the visible part of the page, from the start', { tag: '@phone' }, async ({ page }) => {
  // As on a phone whose bars cover part of the viewport.
  await page.addInitScript(() => Object.defineProperty(window, 'innerHeight', { get: () => 500 }));
  await open(page, '/');
  const height = () => document.documentElement.style.getPropertyValue('--viewport-height');
  await expect.poll(() => page.evaluate(height)).toBe('500px');
});
