import type { Page } from '@playwright/test';
import { confirm, control, expectUnconfirmed, openSubmitDialog, typeScore } from './support/hub.ts';
import { pageTitle } from './support/pages.ts';
import { storedResults } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast } from './support/toasts.ts';

test.use({
  serviceWorkers: 'allow',
  expectedComplaint: /net::ERR_|Failed to fetch/,
});

const ONE_SIZE = { tag: '@one-size' };
const ageMark = (page: Page) => page.locator('#last-seen');

const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The assets of a page, which are cached before the page is. */
const cachedAssets = (page: Page, path: string) =>
  page.evaluate(async (kept) => {
    const assets = (await caches.match(kept))?.headers.get('x-cached-assets') ?? '';
    return assets.split(' ').sort().join(' ');
  }, path);

/** Opens a page and waits until the worker has cached it. */
async function see(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.poll(() => cachedPaths(page)).toContain(new URL(url).pathname);
}

test(
  'visited pages open offline, with their age, and others show the offline page',
  ONE_SIZE,
  async ({ page, context, fourClubSite }) => {
    await see(page, `${fourClubSite.url}/ng-hub`);
    await context.setOffline(true);

    await page.goto(`${fourClubSite.url}/ng-hub?tab=fixtures`);
    await expect(ageMark(page)).toHaveText('No connection. Last updated just now.');
    // The code of the tab was loaded when the page was idle.
    const fixtures = page.getByRole('tabpanel', { name: 'Match Fixtures' });
    await expect(fixtures.getByText('Reconnecting...', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Group Stage', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Group A', exact: true })).toBeVisible();

    await page.goto(`${fourClubSite.url}/conduct`);
    await expect(pageTitle(page, 'No connection')).toBeVisible();
    await expect(ageMark(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'UCL Hub', exact: true }).last()).toHaveAttribute(
      'href',
      '/ng-hub',
    );

    await context.setOffline(false);
    await expect(pageTitle(page, 'Code of Conduct')).toBeVisible();
    await page.goto(`${fourClubSite.url}/ng-hub`);
    await expect(page.getByRole('table', { name: 'Group A', exact: true })).toBeVisible();
    await expect(ageMark(page)).toHaveCount(0);

    // Pages and public data: no personal data, and nothing that was submitted.
    const known = ['/conduct', '/cached-views', '/ng-hub', '/offline'];
    const others = (await cachedPaths(page)).filter((path) => !path.startsWith('/assets/'));
    expect(others.filter((path) => !known.includes(path))).toEqual([]);
  },
);

test(
  'a worker that the operator disables unregisters, with its whole cache',
  ONE_SIZE,
  async ({ page, context, fourClubSite }) => {
    await see(page, `${fourClubSite.url}/ng-hub`);
    await fourClubSite.stop();
    await fourClubSite.startAgain({ OFFLINE_READING: 'off' });
    await page.goto(`${fourClubSite.url}/ng-hub`);
    const debug = await context.newCDPSession(page);
    await debug.send('ServiceWorker.enable');
    const left = async () => {
      const workers = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ waiting }) => waiting !== null),
      );
      // Another one takes over when the first has stopped, which a debugged worker does not do on its own.
      if (workers.includes(true)) await debug.send('ServiceWorker.stopAllWorkers');
      return { workers: workers.length, caches: await page.evaluate(() => caches.keys()) };
    };
    await expect.poll(left).toEqual({ workers: 0, caches: [] });
    // The site works as one without a worker.
    await page.reload();
    await expect(page.getByRole('table', { name: 'Group A', exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);

test(
  'an offline submission waits, is sent once by one of two tabs, and can be discarded before',
  ONE_SIZE,
  async ({ page, context, fourClubSite }) => {
    const [match, other] = ['Team 1 vs Team 2', 'Team 3 vs Team 4'];
    const waiting = (tab: Page) => tab.getByRole('complementary', { name: 'Waiting to be sent' });
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await see(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
    await expect.poll(() => cachedAssets(page, '/ng-hub')).toMatch(/hub-fixtures-.*submit-dialog-/);
    const second = await context.newPage();
    await second.goto(`${fourClubSite.url}/`);
    await page.bringToFront();

    await context.setOffline(true);
    await page.reload();
    for (const clubs of [other, match]) {
      await expect(control(page, 'Offline', clubs)).toBeDisabled();
      await openSubmitDialog(page, clubs, 'Send later');
      await typeScore(page, '2-1');
      await confirm(page);
      await expect(control(page, 'Waiting to be sent', clubs)).toBeDisabled();
    }
    await expectToast(
      page,
      'Waiting to be sent',
      'The result is stored on this device and will be sent as soon as you are back online.',
    );
    await page.reload();
    const queued = waiting(page).getByRole('listitem');
    await expect(queued).toHaveCount(2);
    // The second press hits the submission that has moved up. Right after the panel has appeared no press counts.
    await expect(async () => {
      await queued.first().getByRole('button', { name: 'Discard' }).dblclick();
      await expect(queued).toHaveText(/Team 1 2–1 Team 2/, { timeout: 2000 });
    }).toPass();
    await expect(queued).toHaveCount(1);
    await expect(control(page, 'Send later', other)).toBeEnabled();

    sent.length = 0;
    await context.setOffline(false);
    await expectUnconfirmed(page, match, '2-1');
    await expect(queued).toHaveCount(0);
    expect(await storedResults(fourClubSite)).toEqual(['6500 2-1 pending']);
    // The next visit has nothing to send.
    await second.reload();
    await page.reload();
    await expectUnconfirmed(page, match, '2-1');
    expect(sent).toEqual(['/api/ucl/submit-result']);
  },
);
