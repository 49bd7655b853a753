import { open } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const ENDPOINT = 'https://push.example/device';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

test.use({ serviceWorkers: 'allow' });

test('a device that follows a club can be notified, and stop', { tag: '@one-size' }, async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['notifications'], { origin: site.url });
  // The test browser has no push service.
  await page.addInitScript(
    ([endpoint, keys]) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => sessionStorage.removeItem('subscribed'),
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (sessionStorage.getItem('subscribed') ? subscription : null),
        subscribe: async () => sessionStorage.setItem('subscribed', 'yes'),
      });
    },
    [ENDPOINT, KEYS] as const,
  );
  const calls: [string, unknown][] = [];
  await page.route('**/api/ucl/push/*subscribe', async (route) => {
    const request = route.request();
    calls.push([new URL(request.url()).pathname.split('/').pop() ?? '', request.postDataJSON()]);
    await route.fulfill({ json: { success: true } });
  });

  await open(page, `${site.url}/clubs/1-team-1`);
  const notify = page.getByRole('button', { name: 'Notify me' });
  await expect(notify).toHaveCount(0);
  await page.getByRole('button', { name: 'Follow Team 1' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await notify.click();
  await expect(page.getByRole('button', { name: 'Stop notifications' })).toBeVisible();
  expect(calls).toEqual([['subscribe', { endpoint: ENDPOINT, keys: KEYS, clubs: [1] }]]);

  // A device in use renews its subscription in another month: the server removes unused ones.
  await page.evaluate(() => {
    const stored = localStorage.getItem('ces-notified') ?? '';
    localStorage.setItem('ces-notified', stored.replace(/"\d{4}-\d\d"/, '"2026-01"'));
  });
  await open(page, `${site.url}/clubs/1-team-1`);
  await expect.poll(() => calls.length).toBe(2);
  expect(calls.at(-1)).toEqual(calls[0]);

  // Another club is added as well, and a device that follows none is not notified.
  await open(page, `${site.url}/clubs/2-team-2`);
  await page.getByRole('button', { name: 'Follow Team 2' }).click();
  await expect
    .poll(() => calls.at(-1))
    .toEqual(['subscribe', { endpoint: ENDPOINT, keys: KEYS, clubs: [1, 2] }]);
  await open(page, `${site.url}/ng-hub`);
  const clubs = page.getByRole('region', { name: 'My clubs', exact: true });
  for (const name of ['Team 1', 'Team 2']) {
    await clubs.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await clubs.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
  }
  await expect.poll(() => calls.at(-1)).toEqual(['unsubscribe', { endpoint: ENDPOINT }]);
});
