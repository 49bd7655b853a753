import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { expectNoSidewaysScrolling, open, untilHydrated } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const matches = (page: Page) => page.locator('[data-clubs]');
const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

test('a filter is in the address: shared, after a reload and on the way back; what it names is shown all the same', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/ng-hub?tab=fixtures');
  await expect(matches(page)).toHaveCount(96);
  await filter(page, 'Matchday').selectOption('Matchday 2');
  await expect(page).toHaveURL('/ng-hub?tab=fixtures&matchday=2');
  await expect(matches(page)).toHaveCount(32);
  await expectNoSidewaysScrolling(page);
  await expectNoViolations(page, '.fixture-filters_fixtureFilters');
  await page.reload();
  await untilHydrated(page);
  await expect(matches(page)).toHaveCount(32);

  await filter(page, 'State').selectOption('Decided');
  await expect(page.getByText('No match is like this at the moment.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page.getByText('No match is like this at the moment.')).toBeVisible();

  // A letter leads to its group although no match of it is like this, and so does the search.
  await page
    .getByRole('navigation', { name: 'Groups in Match Fixtures' })
    .getByRole('link', { name: 'Group K' })
    .click();
  await expect(matches(page)).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Group K' })).toBeInViewport();
  await page.getByRole('button', { name: 'Show all matches' }).click();
  await expect(page).toHaveURL('/ng-hub?tab=fixtures');
  await expect(matches(page)).toHaveCount(96);
  await filter(page, 'State').selectOption('Waiting');
  await page.getByRole('combobox', { name: 'Find your club' }).fill('Team 45');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(/Team 45/);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-clubs~="45"]').first()).toBeFocused();
  await expect(page).toHaveURL('/ng-hub?tab=fixtures');

  await page.goto('/about');
  await open(page, '/ng-hub?state=decided&matchday=nonsense&club=7#match-7905');
  await expect(page.locator('#match-7905')).toBeFocused();
  await expect(matches(page)).toHaveCount(1);
});
