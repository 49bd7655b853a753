import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { openClubSearch } from './support/hub.ts';
import { expectNoSidewaysScrolling, open, untilHydrated } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const matches = (page: Page) => page.locator('[data-clubs]');
const segment = (page: Page, name: string | RegExp) => page.getByRole('radio', { name, exact: true });

test('a filter is in the URL: shared, after a reload and when going back; a named match is shown regardless', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/ng-hub?tab=fixtures');
  await expect(matches(page)).toHaveCount(96);
  await expect(page.getByRole('group', { name: 'Status' })).toHaveText(
    /All 96\s*Open 96\s*Submitted 0\s*Final 0/,
  );
  await segment(page, 'Matchday 2').check();
  await expect(page).toHaveURL('/ng-hub?tab=fixtures&matchday=2');
  await expect(matches(page)).toHaveCount(32);
  await expectNoSidewaysScrolling(page);
  await expectNoViolations(page, '.fixture-filters_fixtureFilters');
  // The letters follow the filtered list as well.
  const lit = page.getByRole('navigation', { name: 'Groups in Match Fixtures' }).locator('a.jump-bar_inView');
  await page.evaluate(() => document.getElementById('fixtures-p')?.scrollIntoView());
  await expect(lit.filter({ hasText: 'P' })).toHaveCount(1);
  await expect(lit.filter({ hasText: 'A' })).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await expect(matches(page)).toHaveCount(32);

  await segment(page, 'All 32').press('ArrowLeft');
  await expect(segment(page, 'Final 0')).toBeChecked();
  await expect(page.getByText('No matches found.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page.getByText('No matches found.')).toBeVisible();

  // A letter leads to its group even if the filter leaves no match of it, and so does the search.
  await page
    .getByRole('navigation', { name: 'Groups in Match Fixtures' })
    .getByRole('link', { name: 'Group K' })
    .click();
  await expect(matches(page)).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Group K' })).toBeInViewport();
  await segment(page, /^All \d+$/).check();
  await segment(page, 'All matchdays').check();
  await expect(page).toHaveURL(/^[^#]*\/ng-hub\?tab=fixtures/);
  await expect(matches(page)).toHaveCount(96);
  await segment(page, 'Submitted 0').check();
  await (await openClubSearch(page)).fill('Team 45');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/Team 45/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-clubs~="45"]').first()).toBeFocused();
  await expect(page).toHaveURL('/ng-hub?tab=fixtures');

  await page.goto('/about');
  await open(page, '/ng-hub?state=decided&matchday=nonsense&club=7#match-7905');
  await expect(page.locator('#match-7905')).toBeFocused();
  await expect(matches(page)).toHaveCount(1);
});
