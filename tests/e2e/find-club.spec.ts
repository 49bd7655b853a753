import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { openClubSearch } from './support/hub.ts';
import { open, stopClock } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { expectToast } from './support/toasts.ts';

const SEARCH = '**/assets/find-club-field-*.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'Find your club', exact: true });
const offers = (page: Page) => page.getByRole('listbox', { name: 'Find your club' }).getByRole('option');
const offered = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });
const found = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });
const row = (page: Page, club: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: club, exact: true }) });

test('a club is found while typing', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/ng-hub');
  await openClubSearch(page);
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await field(page).fill('TEAM 6');
  await expect(offers(page)).toHaveText([
    'Team 6Group B',
    'Team 60Group O',
    'Team 61Group P',
    'Team 62Group P',
    'Team 63Group P',
    'Team 64Group P',
  ]);
  await expectNoViolations(page, '.find-club_findClub');

  const steps = { ArrowDown: 'Team 60', ArrowUp: 'Team 6' };
  await expect(offered(page)).toHaveText(/^Team 6Group/);
  for (const [key, club] of Object.entries(steps)) {
    await field(page).press(key);
    await expect(offered(page)).toHaveText(new RegExp(`^${club}Group`));
  }
  await field(page).press('ArrowUp');
  await expect(offered(page)).toHaveText(/^Team 64Group/);
  await field(page).press('Enter');
  await expect(row(page, 'Team 64')).toBeFocused();
  await expect(row(page, 'Team 64')).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toHaveValue('Team 64');
  await expect(offers(page)).toHaveCount(0);

  // The page does not scroll while typing, even when only one club is left.
  await field(page).focus();
  const scrollY = await page.evaluate(() => window.scrollY);
  await field(page).fill('eam 33');
  await expect(offers(page)).toHaveText(['Team 33Group I']);
  await expect(found(page, '1 club found')).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);

  // Every match is listed, with their number.
  await field(page).fill('team');
  await expect(offers(page)).toHaveCount(64);
  await expect(found(page, '64 clubs found')).toBeVisible();
  await expect(offers(page).last()).not.toBeInViewport();
  await field(page).press('ArrowUp');
  await expect(offered(page)).toHaveText(/^Team 64Group/);
  await expect(offers(page).last()).toBeInViewport({ ratio: 0.9 });
  await field(page).fill('team ');
  await expect(offers(page).first()).toBeInViewport({ ratio: 0.9 });

  // While it is closed, Enter selects nothing; the arrow keys reopen it at either end, and Escape clears the field.
  await field(page).fill('team 6');
  await expect(found(page, '6 clubs found')).toBeVisible();
  await field(page).press('Escape');
  await expect(offers(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('team 6');
  await field(page).press('ArrowUp');
  await expect(offered(page)).toHaveText(/^Team 64Group/);
  await field(page).press('Escape');
  await field(page).press('ArrowDown');
  await expect(offered(page)).toHaveText(/^Team 6Group/);
  await field(page).press('Escape');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');

  await field(page).fill('Nobody');
  await expect(page.getByText('No club found.', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expectNoViolations(page, '.find-club_findClub');
  await field(page).fill('');
  await expect(page.getByText('No club found.', { exact: true })).toBeHidden();
  await field(page).fill('team 2');
  await offers(page).filter({ hasText: 'Team 21' }).click();
  await expect(row(page, 'Team 21')).toBeFocused();
  await expect(row(page, 'Team 21')).toBeInViewport({ ratio: 1 });

  // The letters are below it, and the button gets the focus back.
  await page.getByRole('button', { name: 'Close the search' }).click();
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Find your club' })).toBeFocused();
});

test('among the fixtures, its matches scroll into view and are highlighted', { tag: '@phone' }, async ({
  page,
}) => {
  // A highlight would be over before a busy machine checks it.
  await page.addInitScript(() => {
    window.marked = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (typeof options === 'object' && options.id === 'found') window.marked.push(this.id);
      return animate.call(this, keyframes, options);
    };
  });
  await open(page, '/ng-hub?tab=fixtures');
  await (await openClubSearch(page)).fill('50 team');
  await expect(offered(page)).toHaveText(/^Team 50Group/);
  await field(page).press('Enter');
  const matches = page.getByRole('tabpanel', { name: 'Match Fixtures' }).getByRole('listitem');
  const own = matches.filter({ has: page.getByText('Team 50', { exact: true }) });
  await expect(own).toHaveCount(3);
  await expect
    .poll(() => page.evaluate(() => window.marked))
    .toEqual(['match-7700', 'match-7704', 'match-7703']);
  await expect(own.first()).toBeFocused();
  for (const match of await own.all()) await expect(match).toBeInViewport({ ratio: 1 });
});

test('a club selected before its matches have loaded is shown with them', { tag: '@one-size' }, async ({
  page,
}) => {
  const { released, release } = hold();
  await page.route('**/assets/hub-fixtures-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/ng-hub?tab=fixtures');
  await (await openClubSearch(page)).fill('50 team');
  await expect(offered(page)).toHaveText(/^Team 50Group/);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Team 50');
  release();
  await expect(page.locator('#match-7700')).toBeFocused();
  await expect(page.locator('#match-7700')).toBeInViewport({ ratio: 1 });
});

test('the search opens as soon as it has loaded', { tag: '@one-size' }, async ({ page }) => {
  const { released, release } = hold();
  await page.route(SEARCH, async (route) => {
    await released;
    await route.continue();
  });
  await stopClock(page);
  await open(page, '/ng-hub');
  await page.getByRole('button', { name: 'Find your club' }).click();
  await expect(field(page)).toHaveCount(0);
  release();
  await field(page).fill('team 50');
  await expect(offers(page)).toHaveText(['Team 50Group M']);
});

test.describe('when the search cannot be loaded', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ });

  test('a toast says so, and it opens when the connection is back', { tag: '@one-size' }, async ({
    page,
    context,
  }) => {
    await open(page, '/ng-hub');
    await page.route(SEARCH, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Find your club' }).click();
    await expectToast(page, 'Search Not Loaded');
    await page.unroute(SEARCH);
    await context.setOffline(false);
    await (await openClubSearch(page)).fill('team 50');
    await expect(offers(page)).toHaveText(['Team 50Group M']);
  });
});

declare global {
  interface Window {
    /** The ids of the highlighted elements, in order. */
    marked: string[];
  }
}
