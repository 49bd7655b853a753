import type { Locator } from '@playwright/test';
import { expectNoSidewaysScrolling, open } from './support/pages.ts';
import { doubleText } from './support/readability.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

/* All screen sizes are tested in one test: the server with the long names is started once. */
const ONE_SIZE = { tag: '@one-size' };

const NAMES = [
  'Ravenscar Rovers',
  'Wolverhampton Wanderers',
  'Borussia Mönchengladbach Esports',
  'The Extraordinarily Long Named Club FC01',
];

/** These texts are neither cut nor covered: each fits into its box, and the box into the screen. */
async function expectWhole(texts: Locator, screen: string): Promise<void> {
  const cut = await texts.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        const sticksOut = text.right > box.right + 1 || text.bottom > box.bottom + 1;
        // A short label may be narrow, but no text may be broken into a column of letters.
        const isSqueezed = box.width < 40 && range.getClientRects().length > 1;
        return sticksOut || isSqueezed || box.left < 0 || box.right > document.documentElement.clientWidth;
      })
      .map((element) => element.textContent),
  );
  expect(cut, screen).toEqual([]);
}

/** Each name is on one line inside its row, in full or cut with an ellipsis, and its title has all of it. */
async function expectOneLine(names: Locator, screen: string): Promise<void> {
  const wrong = await names.evaluateAll((elements) =>
    (elements as HTMLElement[])
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const isOneLine = box.height < 2 * Number.parseFloat(getComputedStyle(element).fontSize);
        const isInside = box.left >= 0 && box.right <= document.documentElement.clientWidth;
        return !isOneLine || !isInside || box.width < 40 || element.title !== element.textContent;
      })
      .map((element) => element.textContent),
  );
  expect(wrong, screen).toEqual([]);
}

test(
  'names, crests and labels are readable on every screen and at twice the text size',
  ONE_SIZE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    await administrator.rename(NAMES.map((name, index) => ({ id: index + 1, name })));
    const onEachScreen = async (look: (screen: string, width: number) => Promise<void>) => {
      for (const width of [180, 320, 360, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await look(`${width} px`, width);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await doubleText(page);
      await look('360 px, twice the text size', 360);
    };
    await open(page, `${freshSite.url}/ng-hub`);
    await onEachScreen(async (screen, width) => {
      const group = page.locator('#group-a').getByRole('table');
      // They may decide, and are shown where there is space.
      const goalsFor = group.getByRole('columnheader', { name: 'Goals for' });
      await expect(goalsFor).toBeVisible({ visible: width >= 390 });
      // A phone shows the status without its label.
      const tiles = page.getByRole('term').filter({ hasText: /^(Teams|Groups|Matches)$/ });
      await expectWhole(tiles, screen);
      const beyond = page
        .locator('.tournament-progress_figures > dl')
        .evaluate((row) => row.scrollWidth - row.clientWidth);
      expect(await beyond, `the tiles, ${screen}`).toBe(0);
      const names = group.getByRole('rowheader').locator('bdi');
      await expect(names).toHaveText(NAMES.toSorted());
      await expectOneLine(names, screen);
      await expectWhole(page.getByRole('tab'), screen);
      await expectNoSidewaysScrolling(page);
    });

    await open(page, `${freshSite.url}/ng-hub?tab=fixtures`);
    await onEachScreen(async (screen) => {
      const fixtures = page.locator('#fixtures-a');
      await expect(fixtures.getByRole('button').first()).toBeVisible();
      await expectOneLine(fixtures.locator('.fixture-row_side bdi'), screen);
      await expectWhole(fixtures.getByRole('button'), screen);
      await expectNoSidewaysScrolling(page);
    });
  },
);

test(
  'with forced colours, the zones, the open tab and the progress are still distinguishable',
  ONE_SIZE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    await administrator.approve(await submitResult(freshSite, 6500, '2-1'));
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, `${freshSite.url}/ng-hub`);
    const rails = page
      .getByRole('table', { name: 'Group A', exact: true })
      .locator('tbody td:first-child')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').borderLeftStyle));
    expect(await rails).toEqual(['solid', 'solid', 'dashed', 'dashed']);
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('border-bottom-width', '4px');
    await expect(page.getByRole('tab', { selected: false })).toHaveCSS('border-bottom-width', '0px');
    const progress = page.getByRole('progressbar');
    await expect(progress).toHaveCSS('border-top-style', 'solid');
    await expect(progress).toHaveCSS('forced-color-adjust', 'none');
  },
);

test(
  'on paper, the fixtures take three pages and the tables two, without controls or backgrounds',
  ONE_SIZE,
  async ({ page }) => {
    const pages = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    await open(page, '/ng-hub?tab=fixtures');
    await expect(page.locator('#match-8005')).toBeAttached();
    expect(await pages()).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Match Fixtures' })).toBeVisible();

    await page.emulateMedia({ media: null });
    await page.getByRole('tab', { name: 'Group Stage' }).click();
    expect(await pages()).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    // Far from the screen, too: it is printed whether or not it was scrolled to.
    await expect(page.locator('#group-p')).toHaveCSS('content-visibility', 'visible');
    // Without backgrounds, the zones are still visible.
    const rails = page
      .locator('#group-a tbody td:first-child')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').borderLeft));
    expect(await rails).toEqual([
      '3px solid rgb(0, 0, 0)',
      '3px solid rgb(0, 0, 0)',
      '3px dashed rgb(85, 85, 85)',
      '3px dashed rgb(85, 85, 85)',
    ]);
  },
);
