import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { open } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Find your club', exact: true });
const offers = (page: Page) => page.getByRole('listbox', { name: 'Find your club' }).getByRole('option');
const offered = (page: Page) => page.getByRole('option', { selected: true });
const row = (page: Page, club: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: club, exact: true }) });

test('a club is found as one types', async ({ page }) => {
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
  await expectNoViolations(page, '.find-club');

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

  // Whoever it can only be is shown without being chosen, and typing goes on.
  await field(page).fill('eam 33');
  await expect(row(page, 'Team 33')).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeFocused();
  await expect(offers(page)).toHaveText(['Team 33Group I']);
  await expect(page.getByRole('status').getByText('1 club is offered.', { exact: true })).toBeAttached();

  // Closed, Enter chooses nothing; the arrows open it again at either end, and Escape goes on to empty the field.
  await field(page).fill('team 6');
  await expect(page.getByRole('status').getByText('6 clubs are offered.', { exact: true })).toBeAttached();
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
  await expectNoViolations(page, '.find-club');
  await field(page).fill('');
  await expect(page.getByText('No club has this name.', { exact: true })).toBeHidden();
  await field(page).fill('team 2');
  await offers(page).filter({ hasText: 'Team 21' }).click();
  await expect(row(page, 'Team 21')).toBeFocused();
  await expect(row(page, 'Team 21')).toBeInViewport({ ratio: 1 });
});

test('among the fixtures, those of its group come into view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ng-hub?tab=fixtures');
  await field(page).fill('team 50');
  await field(page).press('Enter');
  const group = page
    .getByRole('tabpanel', { name: 'Match Fixtures' })
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Group M', exact: true }) });
  await expect(group).toBeFocused();
  await expect(group.getByRole('heading', { name: 'Group M', exact: true })).toBeInViewport({ ratio: 1 });
});
