import { writeFileSync } from 'node:fs';
import { PASSWORD } from '#server/testing/admin-password.ts';
import {
  adminButton,
  enterPassword,
  expectCards,
  expectNoMoreToasts,
  expectToastShown,
  openPanel,
  openSignedIn,
} from './support/admin.ts';
import { expectTerms, open, settle, untilHydrated } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small' });

const MINUTE = 60_000;
const KEPT = 'ces-admin-session';

test('a visitor sees the button with the pending count and loads nothing of the panel before pressing it', async ({
  page,
  freshSite,
}) => {
  await submitResult(freshSite, 6500, '2-1');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  // A stored session is detected before: in a separate file, since the record page needs it as well.
  const panelRequests = () =>
    requested.filter((path) => /admin(?!-button|-session)|pending-results/.test(path));
  await open(page, `${freshSite.url}/ng-hub`);
  await expect(adminButton(page)).toHaveAccessibleName('Admin Panel 1 pending result');
  await adminButton(page).hover();
  await settle(page);
  expect(panelRequests()).toEqual([]);

  await adminButton(page).click();
  await expect(page.getByRole('heading', { name: 'Admin Authentication Required' })).toBeVisible();
  await expect(page.getByLabel('Admin password')).toBeFocused();
  const files = panelRequests().map((path) => path.replace(/-[\w-]{8}\./, '.'));
  expect(files.toSorted()).toEqual(['/assets/admin-dialog.css', '/assets/admin-dialog.js']);
});

test.describe('wrong passwords', () => {
  const ahead = () => test.info().outputPath('ahead');
  const moveServerClock = (ms: number) => writeFileSync(ahead(), String(ms));
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    settings: async ({}, use) => {
      moveServerClock(0);
      await use({
        NODE_OPTIONS: '--import ./tests/e2e/support/movable-clock.mjs',
        CLOCK_AHEAD_FILE: ahead(),
      });
    },
    expectedComplaint: /status of (401|429)/,
  });

  test('three of them lock page and server, and both are unlocked five minutes later', async ({
    page,
    freshSite,
  }) => {
    await page.clock.install();
    const panel = await openPanel(page, freshSite);
    const field = panel.getByLabel('Admin password');
    const counter = panel.getByRole('status').filter({ hasText: /attempts/ });

    const logins: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/admin/login')) logins.push(request.method());
    });
    for (const empty of ['', '   ']) {
      await enterPassword(page, empty);
      await expectToastShown(page, 'Invalid Input', 'Please enter your admin password.');
    }
    expect(logins).toEqual([]);

    for (const left of ['2 attempts remaining', '1 attempts remaining']) {
      await enterPassword(page, 'floodlights off');
      await expect(counter).toHaveText(left);
      // The pressed button keeps the focus while the server is checking.
      await expect(panel.getByRole('button', { name: 'Access Admin Panel' })).toBeFocused();
      await expectToastShown(page, 'Authentication Failed', 'Failed to verify admin code. Please try again.');
    }
    await enterPassword(page, 'floodlights off');
    await expect(counter).toHaveText('Too many failed attempts');
    await expectToastShown(page, 'Authentication Failed', 'Failed to verify admin code. Please try again.');
    await expectToastShown(page, 'Too Many Attempts', 'Please wait 5 minutes before trying again.');
    await expectNoMoreToasts(page);
    await expect(field).toBeDisabled();
    await expect(panel.getByRole('button', { name: 'Access Admin Panel' })).toBeDisabled();
    expect(logins).toHaveLength(3);

    // A new page has counted nothing; the server has, and rejects the right password, too.
    await page.reload();
    await untilHydrated(page);
    await enterPassword(page, PASSWORD);
    await expect(counter).toHaveText('Too many failed attempts');
    await expectToastShown(page, 'Too Many Attempts', 'Please wait 5 minutes before trying again.');
    await expect(field).toBeDisabled();

    moveServerClock(4 * MINUTE);
    await page.clock.fastForward(4 * MINUTE);
    await expect(field).toBeDisabled();
    moveServerClock(5 * MINUTE);
    await page.clock.fastForward(MINUTE);
    await expect(field).toBeEnabled();
    await expect(counter).toBeHidden();
    await enterPassword(page, PASSWORD);
    await expectToastShown(page, 'Authentication Successful', 'Welcome to the admin panel.');
    await expect(panel.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

test('the right password opens the panel, Logout ends the session here, in other tabs and on the server', async ({
  page,
  context,
  freshSite,
}) => {
  await submitResult(freshSite, 6500, '2-1');
  await submitResult(freshSite, 6501, '0-0');
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6600, '3-0'));
  await api.reject(await submitResult(freshSite, 6601, '9-9'));

  const panel = await openPanel(page, freshSite);
  await enterPassword(page, PASSWORD);
  await expectToastShown(page, 'Authentication Successful', 'Welcome to the admin panel.');
  await expect(panel.getByText('120 min left', { exact: true })).toBeVisible();
  await expectTerms(panel, { 'Total Results': '4', 'Pending Review': '2', Approved: '1', Rejected: '1' });
  await expect(panel.getByRole('tab')).toHaveText([
    'Result Approval2',
    'Overview',
    ...['Schedule', 'Rulings', 'Submissions', 'Draw', 'Knockouts', 'End of season', 'Registration', 'Format'],
    'Clubs',
    'Club links',
    'Staff',
    'Chat',
    'Reset Functions',
  ]);
  await expect(panel.getByRole('tab', { selected: true })).toHaveAccessibleName('Result Approval');
  await expect(panel.getByRole('tab', { selected: true })).toBeFocused();

  const otherTab = await context.newPage();
  await open(otherTab, `${freshSite.url}/ng-hub`);
  await expect(adminButton(otherTab)).toHaveAccessibleName('Admin Panel 2 pending results');

  // The administrator's data is fetched while the panel is open, and not when it is closed.
  await page.clock.install();
  await panel.getByRole('button', { name: 'Close', exact: true }).first().click();
  await page.reload();
  await untilHydrated(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.clock.fastForward(5_000);
  await expect.poll(() => requested).toContain('/api/ucl/match-results');
  expect(requested.filter((path) => /pending-results|admin-stats/.test(path))).toEqual([]);
  await adminButton(page).click();
  await expect.poll(() => requested).toContain('/api/ucl/pending-results');
  // On every screen.
  await panel.getByRole('tab', { name: 'Overview' }).click();
  await expect(panel.getByRole('heading', { name: 'System status' })).toBeVisible();
  requested.length = 0;
  await page.clock.fastForward(3_000);
  await expect.poll(() => requested).toContain('/api/ucl/pending-results');
  await panel.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(panel).toBeHidden();

  const { token } = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEPT);
  const withToken = () =>
    fetch(`${freshSite.url}/api/ucl/admin-stats`, { headers: { authorization: `Bearer ${token}` } });
  expect((await withToken()).status).toBe(200);
  await adminButton(page).click();
  await panel.getByRole('button', { name: 'Logout' }).click();
  await expectToastShown(page, 'Logged Out', 'You have logged out of the admin panel.');
  await expect(panel.getByRole('heading', { name: 'Admin Authentication Required' })).toBeVisible();
  await expect(panel.getByLabel('Admin password')).toBeFocused();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await expect.poll(async () => (await withToken()).status).toBe(401);
  // The other tab has no session either: it fetches public data only.
  await adminButton(otherTab).click();
  await expect(otherTab.getByRole('heading', { name: 'Admin Authentication Required' })).toBeVisible();
});

test.describe('while the server cannot be reached', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('a login fails with the fallback and costs no attempt, and a logout still works', async ({
    page,
    site,
  }) => {
    const api = await signIn(site);
    await page.route('**/api/admin/*', (route) => route.abort());
    const panel = await openSignedIn(page, site, api);
    await panel.getByRole('button', { name: 'Logout' }).click();
    await expectToastShown(page, 'Logged Out', 'You have logged out of the admin panel.');
    await enterPassword(page, PASSWORD);
    await expectToastShown(page, 'Authentication Failed', 'Failed to verify admin code. Please try again.');
    await expect(panel.getByText(/attempts/)).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Access Admin Panel' })).toBeEnabled();
  });
});

test.describe('a session ends', () => {
  test.use({ expectedComplaint: /status of 401/ });

  test('by the check every minute when its time is over', async ({ page, site }) => {
    await page.clock.install();
    const panel = await openSignedIn(page, site, await signIn(site));
    await page.clock.fastForward(118 * MINUTE);
    await expect(panel.getByText('2 min left', { exact: true })).toBeVisible();
    await page.clock.fastForward(MINUTE);
    await expect(panel.getByText('1 min left', { exact: true })).toBeVisible();
    await page.clock.fastForward(MINUTE);
    await expectToastShown(page, 'Session Expired', 'Your admin session has expired. Please log in again.');
    await expect(panel.getByRole('heading', { name: 'Admin Authentication Required' })).toBeVisible();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  });

  test('as soon as the server rejects its token, with one message', async ({ page, freshSite }) => {
    const api = await signIn(freshSite);
    await submitResult(freshSite, 6500, '2-1');
    await page.clock.install();
    const panel = await openSignedIn(page, freshSite, api);
    await expectCards(page, ['Team 1 2–1 Team 2']);
    await api.logOut();
    await page.clock.fastForward(3_000);
    await expectToastShown(page, 'Session Expired', 'Your admin session has expired. Please log in again.');
    await expect(panel.getByLabel('Admin password')).toBeFocused();
    await expectNoMoreToasts(page);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});

    // The data that the session had read is gone, too.
    await page.route(/pending-results|admin-stats/, () => {});
    await enterPassword(page, PASSWORD);
    await expect(panel.getByText('Loading results...')).toBeVisible();
    await expectTerms(panel, { 'Total Results': '–' });
    await expectCards(page, []);
  });
});
