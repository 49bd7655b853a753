import { PASSWORD } from '#server/testing/admin-password.ts';
import { adminButton, enterPassword, openTab, panelOf } from './support/admin.ts';
import { open, untilHydrated } from './support/pages.ts';
import { expect, test } from './support/site.ts';

test('every screen has a URL, which asks for the password first, and a reload returns to it', async ({
  page,
  site,
}) => {
  const panel = panelOf(page);
  const address = () => page.url().slice(site.url.length);
  const selected = panel.getByRole('tab', { selected: true });
  await open(page, `${site.url}/ng-hub?admin=season-draw`);
  await enterPassword(page, PASSWORD);
  await expect(selected).toHaveText(['Draw']);
  await expect(selected).toBeFocused();
  await openTab(page, 'Overview');
  expect(address()).toBe('/ng-hub?admin=overview');
  await openTab(page, 'Rulings');
  expect(address()).toBe('/ng-hub?admin=season-rulings');

  await page.reload();
  await untilHydrated(page);
  await expect(selected).toHaveText(['Rulings']);
  // The panel opens where it was left.
  await panel.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(panel).toBeHidden();
  expect(address()).toBe('/ng-hub');
  await adminButton(page).press('Enter');
  await expect(selected).toHaveText(['Rulings']);

  // The list on the left can be navigated with the arrow keys.
  await expect(panel.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await selected.focus();
  for (const [key, name] of [
    ['ArrowDown', 'Submissions'],
    ['ArrowDown', 'Draw'],
    ['ArrowUp', 'Submissions'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(panel.getByRole('tab', { name, exact: true })).toBeFocused();
  }
  await expect(panel.getByRole('tabpanel', { name: 'Submissions' })).toBeVisible();

  // An unknown screen falls back to the review.
  await open(page, `${site.url}/ng-hub?tab=fixtures&admin=nowhere#fixtures-c`);
  await expect(selected).toHaveText('Result Approval');
  await openTab(page, 'Overview');
  await openTab(page, 'Result Approval');
  expect(address()).toBe('/ng-hub?tab=fixtures&admin=approval#fixtures-c');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(address()).toBe('/ng-hub?tab=fixtures#fixtures-c');

  await test.step('on a phone the specified screens come first, and the strip shows the open one', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await adminButton(page).press('Enter');
    await expect(panel).toBeVisible();
    const first = (await panel.getByRole('tab').allTextContents()).slice(0, 4);
    expect(first).toEqual(['Result Approval', 'Overview', 'Reset Functions', 'Schedule']);
    await openTab(page, 'Chat');
    await page.reload();
    await expect(panel.getByRole('tab', { name: 'Chat' })).toBeInViewport({ ratio: 0.95 });
  });
});
