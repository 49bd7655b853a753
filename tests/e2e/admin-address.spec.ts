import { PASSWORD } from '#server/testing/admin-password.ts';
import { adminButton, enterPassword, openSignedIn, openTab, panelOf } from './support/admin.ts';
import { open, untilHydrated } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

test('every screen has an address, and a reload returns to it', async ({ page, freshSite }) => {
  const panel = await openSignedIn(page, freshSite, await signIn(freshSite));
  const address = () => page.url().slice(freshSite.url.length);
  expect(address()).toBe('/ng-hub?admin=approval');
  await openTab(page, 'Overview');
  expect(address()).toBe('/ng-hub?admin=overview');
  await openTab(page, 'Season');
  expect(address()).toBe('/ng-hub?admin=season');
  await openTab(page, 'Rulings');
  expect(address()).toBe('/ng-hub?admin=season-rulings');

  await page.reload();
  await untilHydrated(page);
  await expect(panel.getByRole('tab', { selected: true })).toHaveText(['Season', 'Rulings']);
  // A screen of several parts opens where it was left, and so does the panel.
  await openTab(page, 'Clubs');
  await openTab(page, 'Season');
  expect(address()).toBe('/ng-hub?admin=season-rulings');
  await panel.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(panel).toBeHidden();
  expect(address()).toBe('/ng-hub');
  await adminButton(page).press('Enter');
  await expect(panel.getByRole('tab', { name: 'Rulings' })).toBeVisible();

  // What there is not, is the review.
  await open(page, `${freshSite.url}/ng-hub?tab=fixtures&admin=nowhere#fixtures-c`);
  await expect(panel.getByRole('tab', { selected: true })).toHaveText('Result Approval');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(address()).toBe('/ng-hub?tab=fixtures#fixtures-c');
});

test('an address of the panel asks for the password first, and then leads there', async ({
  page,
  freshSite,
}) => {
  await open(page, `${freshSite.url}/ng-hub?admin=season-draw`);
  await enterPassword(page, PASSWORD);
  await expect(panelOf(page).getByRole('tab', { selected: true })).toHaveText(['Season', 'Draw']);
  await expect(panelOf(page).getByRole('tab', { name: 'Season' })).toBeFocused();
});

test('the list at the left is gone through with the arrows', async ({ page, freshSite }) => {
  const panel = await openSignedIn(page, freshSite, await signIn(freshSite));
  await expect(panel.getByRole('tablist').first()).toHaveAttribute('aria-orientation', 'vertical');
  await panel.getByRole('tab', { name: 'Result Approval' }).focus();
  for (const name of ['Overview', 'Reset Functions', 'Clubs', 'Season']) {
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('tab', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(panel.getByRole('tabpanel', { name: 'Clubs' })).toBeVisible();
});

test('on a phone the strip shows the open screen, also after a reload', async ({ page, freshSite }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const panel = await openSignedIn(page, freshSite, await signIn(freshSite));
  await openTab(page, 'Season');
  await openTab(page, 'Finish');
  await page.reload();
  for (const name of ['Season', 'Finish'])
    await expect(panel.getByRole('tab', { name, exact: true })).toBeInViewport({ ratio: 0.95 });
});
