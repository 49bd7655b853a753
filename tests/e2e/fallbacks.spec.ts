import type { Page } from '@playwright/test';
import { open, pageTitle, settle, stopClock, untilLoaded } from './support/pages.ts';
import { expect, test } from './support/site.ts';

type State = { replies: Record<string, unknown> };

/** A tampered response: the document arrives with a changed state or markup. */
async function tamper(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
    { times: 1 },
  );
}

/** Invalid results: the page cannot be rendered with them. */
function corruptState(html: string): string {
  return html.replace(/(id="query-state">)(.*?)(<\/script>)/s, (_, start, json, end) => {
    const state: State = JSON.parse(json);
    state.replies['/api/ucl/match-results'] = { results: [null] };
    return start + JSON.stringify(state) + end;
  });
}

const RENDER_ERROR = /Cannot read properties of null|React error #(422|520)/;

test('the offline page leads home if it is opened online', async ({ page, site }) => {
  await page.goto(`${site.url}/offline`);
  await page.waitForURL(`${site.url}/`);
});

test.describe('when a page cannot be rendered', () => {
  test.use({ expectedComplaint: RENDER_ERROR });

  test('it shows an error, and Try Again restores it', async ({ page }) => {
    await tamper(page, '/ng-hub', corruptState);
    await page.goto('/ng-hub');
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Something went wrong', exact: true })).toBeVisible();
    await expect(alert).toContainText('The application encountered an unexpected error.');
    await page.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect(pageTitle(page, 'UCL Hub')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Group A' })).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

test.describe('when a page cannot be loaded', () => {
  test.use({
    expectedComplaint:
      /ERR_INTERNET_DISCONNECTED|Unable to preload CSS|Failed to fetch dynamically imported module/,
  });

  test('Try Again loads it as soon as the connection is back', async ({ page, context }) => {
    await open(page, '/');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(pageTitle(page, 'Contact & Support')).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(page).toHaveTitle('Contact & Support | Champions Esports Series');
  });
});

test.describe('in the browser of a chat app', () => {
  test.use({
    expectedComplaint: RENDER_ERROR,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 330.0.0.0 Android',
  });

  test('it shows that it is loading, and retries after 3 s', async ({ page }) => {
    await stopClock(page);
    await tamper(page, '/ng-hub', corruptState);
    await page.goto('/ng-hub');
    const title = page.getByRole('heading', { name: 'Loading CES...', exact: true });
    await expect(title).toBeVisible();
    await expect(page.getByText('Optimizing for your browser...', { exact: true })).toBeVisible();
    await page.clock.runFor(2_999);
    await settle(page);
    await expect(title).toBeVisible();
    await page.clock.runFor(1);
    await expect(pageTitle(page, 'UCL Hub')).toBeVisible();
  });

  test('Continue does not wait', async ({ page }) => {
    await stopClock(page);
    await tamper(page, '/ng-hub', corruptState);
    await page.goto('/ng-hub');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(pageTitle(page, 'UCL Hub')).toBeVisible();
  });
});

test('a document without its root offers a reload, after 1 s', async ({ page }) => {
  await stopClock(page);
  await tamper(page, '/about', (html) => html.replace('<div id="root">', '<div>'));
  await page.goto('/about');
  await untilLoaded(page);
  await page.clock.runFor(999);
  await settle(page);
  await expect(pageTitle(page, 'About Champions Esports Series')).toBeVisible();
  await page.clock.runFor(1);
  await expect(pageTitle(page, 'Loading Champions Esports Series...')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(pageTitle(page, 'About Champions Esports Series')).toBeVisible();
});

test.describe('a document that was damaged in transit', () => {
  test.use({ expectedComplaint: /JSON at position|ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('is still readable, and its links work', async ({ page }) => {
    await tamper(page, '/about', (html) => html.replace('id="query-state">{', 'id="query-state">'));
    await page.goto('/about');
    await expect(pageTitle(page, 'About Champions Esports Series')).toBeVisible();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'UCL Regulations' }).click();
    await expect(pageTitle(page, 'UCL Regulations')).toBeVisible();
    await expect(page).toHaveURL('/ng-rules');
  });
});
