import type { Page } from '@playwright/test';
import { mainNavigation, NAVIGATION, open, pageTitle } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a followed link updates the title, focuses it and scrolls to the top', { tag: '@one-size' }, async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });

  await footerLink(page, 'Code of Conduct').click();
  await expect(pageTitle(page, 'Code of Conduct')).toBeFocused();
  await expect(page).toHaveTitle('Code of Conduct | Champions Esports Series');
  await expect.poll(() => scrollY(page)).toBe(0);

  for (const label of ['Contact', 'UCL Hub', 'Home']) {
    await (await mainNavigation(page, isMobile)).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(NAVIGATION[label as keyof typeof NAVIGATION]);
    const current = (await mainNavigation(page, isMobile)).locator('[aria-current=page]');
    await expect(current).toHaveText([label]);
    await page.keyboard.press('Escape');
  }
  await expect(page).toHaveTitle('Champions Esports Series (CES) | Pro Clubs tournaments');
  expect(documents, 'fetched again').toEqual([]);
});

test('back and forward restore the scroll position', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/privacy');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await footerLink(page, 'About').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(pageTitle(page, 'About Champions Esports Series')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(pageTitle(page, 'Privacy Policy')).toBeAttached();
  await expect(page).toHaveTitle('Privacy Policy | Champions Esports Series');
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveTitle('About | Champions Esports Series');
  await expect.poll(() => scrollY(page)).toBe(0);

  // Even when the document has to be rendered again.
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(900);
});

test('a link to a rule scrolls to it, on the same page and from another one', { tag: '@one-size' }, async ({
  page,
}) => {
  await open(page, '/conduct');
  await page.getByRole('link', { name: 'Rule 5.7' }).click();
  await expect(page).toHaveURL('/ng-rules#rule-5-7');
  const appeals = page.getByRole('heading', { name: '5.7 Appeals' });
  await expect(appeals).toBeFocused();
  await expect(appeals).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveTitle('UCL Regulations | Champions Esports Series');

  await page
    .getByRole('heading', { name: '5.6 ' })
    .locator('..')
    .getByRole('link', { name: 'Rule 3.3' })
    .click();
  await expect(page).toHaveURL('/ng-rules#rule-3-3');
  await expect(page.getByRole('heading', { name: '3.3 Minimum to play' })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(appeals).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(pageTitle(page, 'Code of Conduct')).toBeAttached();
});
