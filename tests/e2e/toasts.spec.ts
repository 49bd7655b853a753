import type { Locator, Page } from '@playwright/test';
import { openSubmitDialog, scoreField, submitDialog } from './support/hub.ts';
import { open, settle, stopClock, withinASecond } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { openAtRest, reconnect, toastRegion, toasts } from './support/toasts.ts';

async function settled(toast: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(toast).toHaveCSS('opacity', '1');
  await expect(toast).toHaveCSS('translate', 'none');
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not on the screen');
  return box;
}

/** Drags a toast sideways: by finger on a phone, by mouse elsewhere. */
async function swipe(page: Page, toast: Locator, distance: number, isMobile: boolean): Promise<void> {
  const box = await settled(toast);
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  const steps = [0.25, 0.5, 0.75, 1].map((part) => x + distance * part);
  if (!isMobile) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const at of steps) await page.mouse.move(at, y);
    await page.mouse.up();
    await page.mouse.move(0, 0);
    return;
  }
  const input = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x, y });
  for (const at of steps) await touch('touchMove', { x: at, y });
  await touch('touchEnd');
}

test('shows that the connection is back, for 2 s, and is swiped away to the right, by more than 50 px', async ({
  page,
  context,
  isMobile,
}) => {
  await openAtRest(page, '/privacy');
  await context.setOffline(true);
  await expect(toasts(page)).toHaveCount(0);
  await context.setOffline(false);
  const toast = toasts(page);
  await expect(toast.getByText('Ready', { exact: true })).toBeVisible();
  await expect(toast.getByText('You are back online.', { exact: true })).toBeVisible();

  const box = await settled(toast);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  if (isMobile) {
    expect(box.y).toBeLessThan(32);
    expect(box.width).toBeGreaterThan(screen.width - 48);
  } else {
    expect(screen.width - box.x - box.width).toBeLessThan(32);
    expect(screen.height - box.y - box.height).toBeLessThan(32);
    expect(box.width).toBeLessThanOrEqual(420);
  }

  await page.clock.runFor(1_999);
  await settle(page);
  await settled(toast);
  await page.clock.runFor(1);
  await expect(toast).toBeHidden();
  // Closed at once, and removed from the page after 6 s.
  await expect(toastRegion(page).locator('li')).toHaveCount(1);
  await page.clock.runFor(6_000);
  await expect(toastRegion(page).locator('li')).toHaveCount(0);

  await reconnect(context);
  await swipe(page, toasts(page), 45, isMobile);
  await settled(toasts(page));
  await swipe(page, toasts(page), -120, isMobile);
  await settled(toasts(page));
  await expect(toasts(page)).toBeVisible();
  await swipe(page, toasts(page), 60, isMobile);
  await expect(toasts(page)).toBeHidden();
});

test('at most 3 are visible, the newest first', { tag: '@one-size' }, async ({ page, context }) => {
  await openAtRest(page, '/privacy');
  await reconnect(context);
  await expect(toasts(page)).toHaveCount(1);
  const oldest = await toasts(page).elementHandle();
  const placeOfOldest = () =>
    toasts(page).evaluateAll((items, toast) => items.indexOf(toast as HTMLElement), oldest);

  await page.clock.runFor(500);
  await reconnect(context);
  await expect(toasts(page)).toHaveCount(2);
  await expect.poll(placeOfOldest).toBe(1);
  await page.clock.runFor(500);
  await reconnect(context);
  await expect(toasts(page)).toHaveCount(3);
  await expect.poll(placeOfOldest).toBe(2);
  const [first, last] = [await settled(toasts(page).first()), await settled(toasts(page).last())];
  expect(first.y).toBeLessThan(last.y);

  await reconnect(context);
  await expect.poll(placeOfOldest).toBe(-1);
  await expect(toasts(page)).toHaveCount(3);
  // The second came at 500 ms and disappears first.
  await page.clock.runFor(1_500);
  await expect(toasts(page)).toHaveCount(2);
});

test('is closed by its button and reached by F8', { tag: '@one-size' }, async ({ page, context }) => {
  await openAtRest(page, '/contact');
  const link = page.getByRole('link', { name: 'support@championsesports.example' });
  const close = toasts(page).getByRole('button', { name: 'Close' });
  await link.focus();
  await reconnect(context);
  await close.click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  // Nothing had the focus: it does not return to an earlier element.
  await link.blur();
  await reconnect(context);
  await close.click();
  await expect(toasts(page)).toHaveCount(0);
  await expect(link).not.toBeFocused();

  await link.focus();
  await reconnect(context);
  await reconnect(context);
  await expect(toasts(page)).toHaveCount(2);
  await page.keyboard.press('F8');
  await expect(toastRegion(page)).toBeFocused();
  // While it is being read, its timer is paused.
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toHaveCount(2);

  await page.keyboard.press('Tab');
  await expect(toasts(page).first().getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await expect(toastRegion(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  // Toasts at the same moment are all announced.
  await page.clock.runFor(1_000);
  const said = toastRegion(page)
    .getByRole('status')
    .getByText('Ready. You are back online.', { exact: true });
  await expect(said).toHaveCount(0);
  await page.evaluate(() => {
    for (let toast = 0; toast < 2; toast += 1) window.dispatchEvent(new Event('online'));
  });
  await expect(said).toHaveCount(2);
});

test('a toast covers neither its field nor, where there is space, the dialog', {
  tag: '@one-size',
}, async ({ page, fourClubSite }) => {
  const screens = [
    { width: 360, height: 740, leavesRoom: true },
    { width: 1024, height: 600, leavesRoom: true },
    { width: 1440, height: 900, leavesRoom: true },
    { width: 360, height: 480, leavesRoom: false },
    { width: 740, height: 360, leavesRoom: false },
  ];
  await open(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
  await openSubmitDialog(page, 'Team 1 vs Team 2');
  for (const { width, height, leavesRoom } of screens) {
    await page.setViewportSize({ width, height });
    await scoreField(page, 'Home').fill('1');
    await scoreField(page, 'Away').fill('-2');
    await scoreField(page, 'Away').press('Enter');
    await expect(toasts(page).getByText('Scores cannot be negative', { exact: true })).toBeVisible();
    const toast = await settled(toasts(page));
    const overlap = async (other: Locator) => {
      const box = await other.boundingBox();
      if (!box) throw new Error('It is not on the screen');
      const across = Math.min(box.x + box.width, toast.x + toast.width) - Math.max(box.x, toast.x);
      const down = Math.min(box.y + box.height, toast.y + toast.height) - Math.max(box.y, toast.y);
      return Math.min(across, down);
    };
    const label = `${width} x ${height}`;
    await expect(scoreField(page, 'Away')).toBeFocused();
    await expect.poll(() => overlap(scoreField(page, 'Away')), label).toBeLessThanOrEqual(0);
    if (leavesRoom) {
      await expect.poll(() => overlap(submitDialog(page)), label).toBeLessThanOrEqual(0);
    }

    // Shown again, it is the same toast.
    await scoreField(page, 'Away').press('Enter');
    await expect(toasts(page)).toHaveCount(1);
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  }
});

test.describe('when the list of toasts could not be loaded', () => {
  // Other files that the page loads while offline fail as well; the list fails by the route below.
  test.use({ expectedComplaint: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('it is shown as plain text', { tag: '@one-size' }, async ({ page, context }) => {
    await page.route('**/assets/toaster-*.js', (route) => route.abort());
    await stopClock(page);
    // All chunks that the page loads automatically have arrived by then: on a slow machine they would be cut off
    // below.
    const listening = page.waitForRequest('**/api/ucl/events');
    await open(page, '/privacy');
    await listening;
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/toaster-'));
    await reconnect(context);
    await failed;
    const label = page.getByRole('alert').getByText('You are back online.', { exact: true });
    await withinASecond(page, (timeout) => expect(label).toBeVisible({ timeout }));
    await page.clock.runFor(2_000);
    await expect(label).toBeHidden();
  });
});
