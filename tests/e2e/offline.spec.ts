import type { Page } from '@playwright/test';
import { pageTitle } from './support/pages.ts';
import { expect, test } from './support/site.ts';

test.use({
  serviceWorkers: 'allow',
  expectedComplaint: /net::ERR_|Failed to fetch/,
});

const ONE_SIZE = { tag: '@one-size' };
const ageMark = (page: Page) => page.locator('#last-seen');

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Opens a page and waits until the worker has kept it. */
async function see(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.poll(() => keptPaths(page)).toContain(new URL(url).pathname);
}

test(
  'what was seen opens without a network, with its age, and what was not says so',
  ONE_SIZE,
  async ({ page, context, freshSite }) => {
    await see(page, `${freshSite.url}/ng-hub`);
    await context.setOffline(true);

    await page.goto(`${freshSite.url}/ng-hub?tab=fixtures`);
    await expect(ageMark(page)).toHaveText('No connection. Last seen just now.');
    // The code of the tab was loaded when the page had come to rest.
    const fixtures = page.getByRole('tabpanel', { name: 'Match Fixtures' });
    await expect(fixtures.getByText('Reconnecting...', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Group Stage', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Group A', exact: true })).toBeVisible();

    await page.goto(`${freshSite.url}/conduct`);
    await expect(pageTitle(page, 'No connection')).toBeVisible();
    await expect(ageMark(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'UCL Hub', exact: true }).last()).toHaveAttribute(
      'href',
      '/ng-hub',
    );

    await context.setOffline(false);
    await expect(pageTitle(page, 'Code of Conduct')).toBeVisible();
    await page.goto(`${freshSite.url}/ng-hub`);
    await expect(page.getByRole('table', { name: 'Group A', exact: true })).toBeVisible();
    await expect(ageMark(page)).toHaveCount(0);

    // Pages and public data: nothing of a person, and nothing that was sent.
    const known = ['/conduct', '/kept-views', '/ng-hub', '/offline'];
    const others = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'));
    expect(others.filter((path) => !known.includes(path))).toEqual([]);
  },
);

test(
  'a worker that the operator switches off goes, with all that it kept',
  ONE_SIZE,
  async ({ page, freshSite }) => {
    await see(page, `${freshSite.url}/ng-hub`);
    await freshSite.stop();
    await freshSite.startAgain({ OFFLINE_READING: 'off' });
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    await page.goto(`${freshSite.url}/ng-hub`);
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
    // And the site goes on as any without a worker.
    await page.reload();
    await expect(page.getByRole('table', { name: 'Group A', exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);
