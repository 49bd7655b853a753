import { expectNoViolations } from './support/axe.ts';
import { pageTitle } from './support/pages.ts';
import { expect, test } from './support/site.ts';
import { openAtRest, reconnect, toasts } from './support/toasts.ts';

// The pages are tested in shell.spec.ts.

test.use({ expectedComplaint: /status of 404 \(Not Found\)/ });

test('the not-found page, a notification and the menu', { tag: '@one-size' }, async ({ page, context }) => {
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
