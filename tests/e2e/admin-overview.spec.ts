import type { Route } from '@playwright/test';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { decide, enterPassword, expectToastShown, openPanel, openTab, panelOf } from './support/admin.ts';
import { expectTerms } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const DAY = 86_400_000;

test.describe('the overview', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    expectedComplaint: /status of 503|ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
    season: 'small',
    settings: { SESSION_MINUTES: '10080' },
  });

  test('counts events, and names each action with its device', async ({ page, freshSite }) => {
    await page.clock.install();
    const api = await signIn(freshSite);
    const ids: number[] = [];
    for (const fixture of [6500, 6501, 6502, 6600]) ids.push(await submitResult(freshSite, fixture, '2-1'));
    await openPanel(page, freshSite);
    await enterPassword(page, PASSWORD);
    // One after another, so that the record has them in this order.
    for (const [decision, match] of [
      ['Approve', 'Team 1 2–1 Team 2'],
      ['Approve', 'Team 1 2–1 Team 3'],
      ['Reject', 'Team 1 2–1 Team 4'],
    ] as const) {
      await decide(page, decision, match);
      await expectToastShown(page, decision === 'Approve' ? 'Result Approved' : 'Result Rejected', match);
    }
    const overview = await openTab(page, 'Overview');
    await expectTerms(overview, {
      'Submitted in the last 24 hours': '4',
      'Approved in the last 24 hours': '2',
      'Rejected in the last 24 hours': '1',
    });

    // The bars are visual; a screen reader gets the same as a table.
    const submittedAt = Date.parse((await api.results())[0]?.submittedAt ?? '');
    const [today = '', ...earlier] = Array.from({ length: 14 }, (_, index) =>
      new Date(submittedAt - index * DAY).toISOString().slice(0, 10),
    );
    const rows = overview.getByRole('table', { name: 'Results per day, last two weeks' }).locator('tbody tr');
    await expect(rows).toHaveText([...earlier.toReversed().map((day) => `${day}0`), `${today}4`]);

    const actions = overview.getByRole('list').getByRole('listitem');
    await expect(actions.first()).toHaveText(
      /^Rejected Team 1 2–1 Team 4Administrator, Chrome on Android, just nowUndo$/,
    );
    await expect(actions).toHaveText([
      /^Rejected Team 1 2–1 Team 4Administrator, Chrome on Android, /,
      /^Approved Team 1 2–1 Team 3Administrator, Chrome on Android, /,
      /^Approved Team 1 2–1 Team 2Administrator, Chrome on Android, /,
      /^Set the format to /,
    ]);
    // Logins would hide the decisions between them.
    await overview.getByRole('checkbox', { name: 'Show logins' }).check();
    await expect(actions).toHaveText([
      ...[/^Rejected /, /^Approved /, /^Approved /],
      /^Logged in Administrator, Chrome on Android, /,
      /^Logged in Administrator, Unknown browser, /,
      // How this season was set up.
      /^Set the format to /,
      /^Logged in Administrator, Unknown browser, /,
    ]);

    await expect(overview.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', '/record');

    // Reset results count nowhere: neither here nor above.
    await expect(overview.getByText('Results that were reset are not counted.')).toBeVisible();
    await api.resetMatch(6500);
    await page.clock.fastForward(10_000);
    await expectTerms(overview, {
      'Submitted in the last 24 hours': '3',
      'Approved in the last 24 hours': '1',
      'Rejected in the last 24 hours': '1',
    });
    await expectTerms(panelOf(page), { 'Total Results': '3', Approved: '1', Rejected: '1' });
    await expect(rows.nth(13)).toHaveText(`${today}3`);

    await page.clock.fastForward(DAY);
    await expect(rows.nth(12)).toHaveText(`${today}3`);
  });

  test('shows the actual state of the system: database, server and live connection', async ({
    page,
    context,
    freshSite,
  }) => {
    await page.clock.install();
    const refuse = (route: Route) => route.fulfill({ status: 503 });
    await page.route('**/api/ucl/events', refuse);
    await openPanel(page, freshSite);
    await enterPassword(page, PASSWORD);
    const overview = await openTab(page, 'Overview');
    const fine = { Database: 'Operational', API: 'Operational' };
    await expectTerms(overview, { ...fine, 'Real-time updates': 'Reconnecting...' });

    await page.unroute('**/api/ucl/events');
    await page.clock.fastForward(6_000);
    await expectTerms(overview, { ...fine, 'Real-time updates': 'Operational' });

    const sick = { status: 'unavailable', revision: 1, database: 'unavailable', uptimeSeconds: 9 };
    await page.route('**/healthz', (route) => route.fulfill({ status: 503, json: sick }));
    await page.clock.fastForward(10_000);
    await expectTerms(overview, { Database: 'Unavailable', API: 'Operational' });

    await page.unroute('**/healthz');
    await page.route('**/healthz', (route) => route.abort());
    await page.clock.fastForward(10_000);
    await expectTerms(overview, { Database: 'Unknown', API: 'Unavailable' });

    await page.unroute('**/healthz');
    await page.clock.fastForward(10_000);
    await expectTerms(overview, { ...fine, 'Real-time updates': 'Operational' });

    await context.setOffline(true);
    await page.clock.fastForward(10_000);
    await expectTerms(overview, { Database: 'Unknown', API: 'Unavailable' });
    await expect(panelOf(page).getByRole('status').filter({ hasText: 'Reconnecting...' })).toBeVisible();
    await context.setOffline(false);
    await expectTerms(overview, { ...fine, 'Real-time updates': 'Operational' });
  });
});
