import type { Locator } from '@playwright/test';
import { expectNoSidewaysScrolling, open } from './support/pages.ts';
import { doubleText } from './support/readability.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

/* One screen after another is tried in the same test: the server with the long names is started once. */
const ONE_SIZE = { tag: '@one-size' };

const NAMES = [
  'Ravenscar Rovers',
  'Wolverhampton Wanderers',
  'Borussia Mönchengladbach Esports',
  'The Extraordinarily Long Named Club FC01',
];

/** What stands here is neither cut nor covered: its text fits into its box, and the box into the screen. */
async function expectWhole(texts: Locator, told: string): Promise<void> {
  const cut = await texts.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
        const sticksOut = text.right > box.right + 1 || text.bottom > box.bottom + 1;
        return (
          sticksOut || box.left < 0 || box.right > document.documentElement.clientWidth || box.width < 40
        );
      })
      .map((element) => element.textContent),
  );
  expect(cut, told).toEqual([]);
}

test(
  'names, crests and labels are read whole on every screen and at twice the text size',
  ONE_SIZE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    await administrator.rename(NAMES.map((name, index) => ({ id: index + 1, name })));
    const screens = [
      { width: 180, doubled: false },
      { width: 320, doubled: false },
      { width: 360, doubled: false },
      { width: 360, doubled: true },
      { width: 768, doubled: false },
      { width: 1440, doubled: false },
    ];
    for (const { width, doubled } of screens) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${freshSite.url}/ng-hub`);
      if (doubled) await doubleText(page);
      const told = `${width} px${doubled ? ', twice the text size' : ''}`;
      const group = page.getByRole('table', { name: 'Group A', exact: true });
      const tiles = page.getByRole('term').filter({ hasText: /^(Teams|Groups|Matches|Tournament Status)$/ });
      await expectWhole(tiles, told);
      const beyond = page
        .locator('.tournament-progress_figures > dl')
        .evaluate((row) => row.scrollWidth - row.clientWidth);
      expect(await beyond, `the tiles, ${told}`).toBe(0);
      await expect(group.getByRole('rowheader')).toHaveText(NAMES.toSorted());
      await expectWhole(group.getByRole('rowheader'), told);
      await expectWhole(page.getByRole('tab'), told);
      // Words are not broken where there is room for a phone's usual columns.
      if (width >= 360 && !doubled) {
        for (const name of NAMES.slice(0, 2)) {
          const box = await group.getByRole('rowheader', { name, exact: true }).boundingBox();
          expect(box?.height, `${name}, ${told}`).toBeLessThanOrEqual(41);
        }
      }
      await expectNoSidewaysScrolling(page);

      await page.getByRole('tab', { name: 'Match Fixtures' }).click();
      const fixtures = page.locator('#fixtures-a');
      await expectWhole(fixtures.locator('.side'), told);
      await expectWhole(fixtures.getByRole('button'), told);
      await expectNoSidewaysScrolling(page);
    }
  },
);

test(
  'goals for, which may decide, are shown where there is room and on request where there is not',
  ONE_SIZE,
  async ({ page }) => {
    const column = page
      .getByRole('table', { name: 'Group A', exact: true })
      .getByRole('columnheader', { name: 'Goals for' });
    const choice = page.getByRole('checkbox', { name: 'Goals for' });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/ng-hub');
      await expect(column).toBeVisible();
      await expect(choice).toBeHidden();
    }
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/ng-hub');
      await expect(column).toBeHidden();
      await choice.check();
      await expect(column).toBeVisible();
      await expectNoSidewaysScrolling(page);
    }
  },
);

test(
  'in the colours of the reader, the zones, the open tab and the progress are still told apart',
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
  'printed, there is nothing to press, and the zones are there without backgrounds',
  ONE_SIZE,
  async ({ page }) => {
    await open(page, '/ng-hub?tab=fixtures');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Match Fixtures' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('tab', { name: 'Group Stage' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
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
