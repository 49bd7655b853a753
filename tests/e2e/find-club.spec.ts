import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { hold } from './support/hold.ts';
import { open, stopClock } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const SEARCH = '**/assets/name-search-*.js';

const field = (page: Page) => page.getByRole('combobox', { name: 'Find your club', exact: true });
const offers = (page: Page) => page.getByRole('listbox', { name: 'Find your club' }).getByRole('option');
const offered = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });
const found = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });
const row = (page: Page, club: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: club, exact: true }) });

test('a club is found as one types', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ng-hub');
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

  // The page stands still while one types, also when there is only one club left that can be meant.
  await field(page).scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  await field(page).fill('eam 33');
  await expect(offers(page)).toHaveText(['Team 33Group I']);
  await expect(found(page, '1 club found')).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);

  // Everybody who fits is there, and it is said how many.
  await field(page).fill('team');
  await expect(offers(page)).toHaveCount(64);
  await expect(found(page, '64 clubs found')).toBeVisible();
  await expect(offers(page).last()).not.toBeInViewport();
  await field(page).press('ArrowUp');
  await expect(offered(page)).toHaveText(/^Team 64Group/);
  await expect(offers(page).last()).toBeInViewport({ ratio: 0.9 });
  await field(page).fill('team ');
  await expect(offers(page).first()).toBeInViewport({ ratio: 0.9 });

  // Closed, Enter chooses nothing; the arrows open it again at either end, and Escape goes on to empty the field.
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
  await expect(page.getByText('No club has this name.', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expectNoViolations(page, '.find-club_findClub');
  await field(page).fill('');
  await expect(page.getByText('No club has this name.', { exact: true })).toBeHidden();
  await field(page).fill('team 2');
  await offers(page).filter({ hasText: 'Team 21' }).click();
  await expect(row(page, 'Team 21')).toBeFocused();
  await expect(row(page, 'Team 21')).toBeInViewport({ ratio: 1 });
});

test('among the fixtures, its own matches come into view and are marked', { tag: '@phone' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A mark is over before a busy machine has looked at it.
  await page.addInitScript(() => {
    window.marked = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (typeof options === 'object' && options.id === 'found') window.marked.push(this.id);
      return animate.call(this, keyframes, options);
    };
  });
  await open(page, '/ng-hub?tab=fixtures');
  await field(page).fill('50 team');
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

test('a club that is chosen before its matches have come is shown with them', { tag: '@one-size' }, async ({
  page,
}) => {
  const { released, release } = hold();
  await page.route('**/assets/hub-fixtures-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/ng-hub?tab=fixtures');
  await field(page).fill('50 team');
  await expect(offered(page)).toHaveText(/^Team 50Group/);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Team 50');
  release();
  await expect(page.locator('#match-7700')).toBeFocused();
  await expect(page.locator('#match-7700')).toBeInViewport({ ratio: 1 });
});

test('what was typed before the search was there is searched for when it is', { tag: '@one-size' }, async ({
  page,
}) => {
  const { released, release } = hold();
  await page.route(SEARCH, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/ng-hub');
  const asked = page.waitForRequest(SEARCH);
  await field(page).fill('team 50');
  await asked;
  await expect(offers(page)).toHaveCount(0);
  await expect(page.getByText('No club has this name.', { exact: true })).toHaveCount(0);
  release();
  await expect(offers(page)).toHaveText(['Team 50Group M']);
});

test.describe('when the search cannot be loaded', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ });

  test('it says so, and answers when the connection is back', { tag: '@one-size' }, async ({
    page,
    context,
  }) => {
    await stopClock(page);
    await open(page, '/ng-hub');
    await context.setOffline(true);
    await field(page).fill('team 50');
    await expect(found(page, 'The search could not be loaded. Please check your connection.')).toBeVisible();
    await context.setOffline(false);
    await expect(offers(page)).toHaveText(['Team 50Group M']);
  });
});

declare global {
  interface Window {
    /** The ids of the elements that were marked as found, in their order. */
    marked: string[];
  }
}
