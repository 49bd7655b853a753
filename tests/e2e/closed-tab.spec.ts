import type { Page } from '@playwright/test';
import { open, settle, stopClock } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const CHUNK = '**/assets/hub-fixtures-*.js';
const SCRIPT = /\/assets\/hub-fixtures-[^/]*\.js$/;
const STYLES = /\/assets\/hub-fixtures-[^/]*\.css$/;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const fixtures = (page: Page) => page.getByRole('tabpanel', { name: 'Match Fixtures' });
const matches = (page: Page) => fixtures(page).getByText('vs', { exact: true });
const failure = (page: Page) =>
  fixtures(page).getByRole('alert').getByText('Unable to load the fixtures', { exact: true });

/** The requests for the code of the tab, from now on. */
function requestsForChunk(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('the code of the closed tab is loaded when the tab is opened', async ({ page }) => {
  await stopClock(page);
  const requests = requestsForChunk(page);
  await open(page, '/ng-hub');
  await settle(page);
  expect(requests).toEqual([]);
  await expect(fixtures(page).getByRole('listitem')).toHaveCount(0);
  await tab(page, 'Match Fixtures').click();
  await expect(matches(page)).toHaveCount(96);
  expect(requests).toHaveLength(1);

  // Once it has been open, the tab stays loaded.
  await tab(page, 'Group Stage').click();
  await expect(page.getByRole('table', { name: 'Group A', exact: true })).toBeVisible();
  await tab(page, 'Match Fixtures').click();
  await expect(matches(page).first()).toBeVisible();
  expect(requests).toHaveLength(1);
});

test.describe('offline', () => {
  // The dialog of its buttons is loaded when they are shown.
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ });

  test('the tab opens, since it was loaded when the page was idle', async ({ page, context }) => {
    await stopClock(page);
    await open(page, '/ng-hub');
    const loaded = [SCRIPT, STYLES].map((asset) =>
      page.waitForEvent('requestfinished', (request) => asset.test(request.url())),
    );
    await page.clock.runFor(2_000);
    // With all its imports.
    const [address = ''] = (await Promise.all(loaded)).map((request) => request.url());
    await page.evaluate((url) => import(url), address);
    await context.setOffline(true);
    await tab(page, 'Match Fixtures').click();
    await expect(matches(page)).toHaveCount(96);
  });
});

test.describe('when it cannot be loaded', () => {
  // The other files that the page was about to load fail as well.
  test.use({
    expectedComplaint: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/,
  });

  test('the page shows it, and Retry loads it', async ({ page }) => {
    await stopClock(page);
    await page.route(CHUNK, (route) => route.abort());
    await open(page, '/ng-hub');
    await tab(page, 'Match Fixtures').click();
    await expect(failure(page)).toBeVisible();
    await page.unroute(CHUNK);
    await fixtures(page).getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(matches(page)).toHaveCount(96);
    await expect(failure(page)).toHaveCount(0);
  });

  test('it is loaded automatically when the connection is back', async ({ page, context }) => {
    await stopClock(page);
    await open(page, '/ng-hub');
    await context.setOffline(true);
    await tab(page, 'Match Fixtures').click();
    await expect(failure(page)).toBeVisible();
    await context.setOffline(false);
    await expect(matches(page)).toHaveCount(96);
    await expect(failure(page)).toHaveCount(0);
  });
});
