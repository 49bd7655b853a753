import { expectNoSidewaysScrolling, pageTitle, untilHydrated } from './support/pages.ts';
import { expect, test } from './support/site.ts';

test.use({ expectedComplaint: /status of 404 \(Not Found\)/ });

test("an unknown URL gets the site's not-found page, with status 404", { tag: '@one-size' }, async ({
  page,
}) => {
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await untilHydrated(page);
  await expect(pageTitle(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Page not found | Champions Esports Series');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Champions Esports Series, home' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectNoSidewaysScrolling(page);

  await page.getByRole('link', { name: 'Open the UCL Hub' }).click();
  await expect(pageTitle(page, 'UCL Hub')).toBeFocused();
  await page.goBack();
  await expect(pageTitle(page, 'Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
