import type { Page } from '@playwright/test';
import { panelOf } from './support/admin.ts';
import { control, match } from './support/hub.ts';
import { open } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLUBS = 'Team 1 vs Team 2';
const after = (ms: number) => new Date(Date.now() + ms).toISOString();
const countdown = (page: Page) => page.getByText(/^Matchday 1 deadline in/);

for (const [clock, wrongBy] of [
  ['ten minutes slow', -10 * MINUTE],
  ['three hours fast', 3 * HOUR],
] as const) {
  test(`a device whose clock is ${clock} shows an open matchday as open`, { tag: '@one-size' }, async ({
    page,
    fourClubSite,
  }) => {
    const { change } = await signIn(fourClubSite);
    const entry = { key: 'md1', opensAt: after(-5 * MINUTE), closesAt: after(2 * HOUR) };
    await change('schedule', { entries: [entry] }, 'PUT');
    await page.clock.install({ time: Date.now() + wrongBy });
    await open(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
    await expect(countdown(page)).toContainText(/ 1 h 5\d min/);
    await expect(control(page, 'Submit', CLUBS)).toBeVisible();
    await expect(match(page, CLUBS)).not.toContainText('Not open yet');

    // The time between two replies is the device's own.
    await page.clock.fastForward(HOUR);
    await expect(countdown(page)).toContainText(/ 5\d min \d+ s/);
    await page.clock.fastForward(HOUR);
    await expect(countdown(page)).toHaveCount(0);
  });
}

test('another tab learns the time from the listening one', { tag: '@one-size' }, async ({
  page,
  context,
  fourClubSite,
}) => {
  const { change } = await signIn(fourClubSite);
  const entry = { key: 'md1', opensAt: null, closesAt: after(2 * HOUR) };
  await change('schedule', { entries: [entry] }, 'PUT');
  await open(page, `${fourClubSite.url}/ng-hub`);
  await expect(countdown(page)).toBeVisible();
  const other = await context.newPage();
  await other.clock.install({ time: Date.now() + 3 * HOUR });
  // No reply reaches it: only the first tab can provide the time.
  await other.route('**/api/**', () => {});
  await other.goto(`${fourClubSite.url}/ng-hub`);
  await expect(countdown(other)).toContainText(/ 1 h 5\d min/);
});

test('a session lasts its two hours, and no longer, on a device with a wrong clock', {
  tag: '@phone',
}, async ({ page, fourClubSite }) => {
  const { session } = await signIn(fourClubSite);
  await page.clock.install({ time: Date.now() + 3 * HOUR });
  await page.addInitScript((kept) => {
    localStorage.setItem('ces-admin-session', kept);
  }, JSON.stringify(session));
  await open(page, `${fourClubSite.url}/ng-hub?admin=overview`);
  const panel = panelOf(page);
  await expect(panel.getByText(/^1(19|20) min left$/)).toBeVisible();
  await page.clock.fastForward(118 * MINUTE);
  await expect(panel.getByText('2 min left', { exact: true })).toBeVisible();
  await page.clock.fastForward(2 * MINUTE);
  await expect(panel.getByRole('heading', { name: 'Admin Authentication Required' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ces-admin-session'))).toBeNull();
});
