import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { NAVIGATION, open, pageTitle, settle, untilFetchedAtRest } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { expectToast, openAtRest, reconnect, toasts } from './support/toasts.ts';

// By touch on a phone, and by mouse in a narrow window.
test.use({ viewport: { width: 360, height: 740 } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu', includeHidden: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function press(page: Page, x: number, y: number, isMobile: boolean): Promise<void> {
  if (isMobile) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Nor is it on the page behind the menu, which is inert. */
function focusIsBehind(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== document.body && focused?.closest('dialog') === null;
  });
}

test('opens, shows the current page, and closes on choice', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/community');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page).getByRole('link')).toHaveText(Object.keys(NAVIGATION));
  for (const [label, path] of Object.entries(NAVIGATION))
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Community');

  await menu(page).getByRole('link', { name: 'About' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
  await expect(pageTitle(page, 'About Champions Esports Series')).toBeFocused();

  // The current page: there is nowhere to go, but the choice was made.
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'About' }).click();
  await expect(menu(page)).toBeHidden();
});

test('closes on Escape, on its button and on the backdrop, returns the focus, and closes in no other way', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => menu(page).getByRole('button', { name: 'Close menu' }).click(),
    () => press(page, 180, 40, isMobile),
  ];
  for (const close of ways) {
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page)).toHaveCSS('opacity', '1');
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  }

  // It stays open while it is pressed, and the page behind it does not scroll.
  await toggle(page).click();
  await expect(menu(page)).toHaveCSS('opacity', '1');
  const title = menu(page).getByRole('heading', { name: 'Menu' });
  const { x, y } = (await title.boundingBox()) ?? { x: 0, y: 0 };
  await press(page, x + 2, y + 2, isMobile);
  await expect(menu(page)).toBeVisible();

  // A press that began inside and slid off.
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.down();
  await page.mouse.move(180, 40);
  await page.mouse.up();
  await expect(menu(page)).toBeVisible();

  await page.mouse.wheel(0, 400);
  await settle(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('reopens before the browser has reported that it was closed', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/about');
  for (const way of ['by choice', 'by Escape']) {
    await toggle(page).click();
    await expect(menu(page)).toHaveCSS('opacity', '1');
    // In one frame: a dialog's close event comes with the next one.
    await page.evaluate(async (how) => {
      const dialog = document.querySelector('dialog');
      if (how === 'by Escape') dialog?.requestClose();
      else dialog?.querySelector<HTMLElement>('a[href="/about"]')?.click();
      await Promise.resolve();
      document.querySelector<HTMLElement>('[aria-controls="site-menu"]')?.click();
      await new Promise((resolve) => dialog?.addEventListener('close', resolve));
    }, way);
    await settle(page);
    await expect(page.locator('dialog:modal'), way).toHaveCount(1);
    await expect(toggle(page), way).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu(page), way).toBeHidden();
  }
});

test('works by keyboard, with the focus kept inside', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();

  const reached = new Set<string | null>();
  for (let step = 0; step < 2 * Object.keys(NAVIGATION).length + 6; step += 1) {
    expect(await focusIsBehind(page)).toBe(false);
    reached.add(await page.evaluate(() => document.activeElement?.textContent ?? null));
    await page.keyboard.press('Tab');
  }
  expect([...reached]).toEqual(expect.arrayContaining(['Close menu', ...Object.keys(NAVIGATION)]));

  await menu(page).getByRole('link', { name: 'Conduct' }).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
  await expect(pageTitle(page, 'Code of Conduct')).toBeFocused();
});

test('lets a notification be read and closed above it', { tag: '@one-size' }, async ({ page, context }) => {
  await openAtRest(page, '/');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await reconnect(context);
  await expect(toasts(page)).toBeInViewport({ ratio: 1 });
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
});

test('a press before it has loaded opens it when it has', { tag: '@one-size' }, async ({ page }) => {
  const chunk = hold();
  await page.route('**/assets/site-menu-dialog-*.js', async (route) => {
    await chunk.released;
    await route.continue();
  });
  await open(page, '/about');
  const requested = page.waitForRequest('**/assets/site-menu-dialog-*.js');
  await toggle(page).click();
  await requested;
  await expect(menu(page)).toBeHidden();
  chunk.release();
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
});

test('works when the connection is lost', { tag: '@one-size' }, async ({ page, context }) => {
  const atRest = untilFetchedAtRest(page);
  await open(page, '/about');
  await atRest();
  await context.setOffline(true);
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
});

test.describe('when it cannot be loaded', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('it shows an error', { tag: '@one-size' }, async ({ page }) => {
    await page.route('**/assets/site-menu-dialog-*.js', (route) => route.abort());
    await open(page, '/about');
    await toggle(page).click();
    await expectToast(
      page,
      'Menu',
      'The menu could not be loaded. Please check your connection and try again.',
    );
  });
});
