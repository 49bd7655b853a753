import { PAGE_PATHS } from '#web/app/pages.ts';
import { expectNoViolations } from './support/axe.ts';
import { open, pageTitle } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { openAtRest, reconnect, toasts } from './support/toasts.ts';

const LONG_TEXTS = ['/ng-rules', '/conduct', '/privacy'];

test('the pages', async ({ page }) => {
  // The hub is tested in results.spec.ts, with results on it.
  for (const path of PAGE_PATHS.filter((each) => each !== '/ng-hub' && !LONG_TEXTS.includes(each))) {
    await open(page, path);
    await expectNoViolations(page);
  }
});

test('the long texts, also with their contents open', { tag: '@phone' }, async ({ page, isMobile }) => {
  for (const path of LONG_TEXTS) {
    await open(page, path);
    await expectNoViolations(page);
  }
  if (isMobile) await page.getByRole('navigation').getByText('Quick navigation').tap();
  await expectNoViolations(page);
});

test.describe('rarely seen parts', () => {
  test.use({ expectedComplaint: /status of 404 \(Not Found\)/ });

  test('the not-found page, a notification and the menu', async ({ page, context }) => {
    await openAtRest(page, '/nowhere');
    await expect(pageTitle(page, 'Page not found')).toBeVisible();
    await reconnect(context);
    await expect(toasts(page)).toHaveCSS('opacity', '1');
    // It stays as long as it has the focus. Axe needs a running clock.
    await page.keyboard.press('F8');
    await page.clock.resume();
    await expectNoViolations(page);

    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('opacity', '1');
    await expectNoViolations(page);
  });
});
