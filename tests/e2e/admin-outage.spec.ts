import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { startServerProcess } from '../support/server-process.ts';
import { card, cards, expectCards, expectTold, openSignedIn, panelOf } from './support/admin.ts';
import { expectTerms } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, PASSWORD, test } from './support/site.ts';

test.describe('the server is gone for ten seconds in the middle of a review', () => {
  test.use({
    expectedComplaint: /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED|EMPTY_RESPONSE)/,
  });

  test('nothing is lost, and the review goes on where it was', async ({ page }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'ces-outage-'));
    const settings = { DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, SUBMIT_LIMIT: '0', LOG_LEVEL: 'warn' };
    const server = await startServerProcess(settings);
    for (const fixture of [6500, 6600, 6700]) await submitResult(server, fixture, '2-1');
    const all = ['Team 1 2–1 Team 2', 'Team 5 2–1 Team 6', 'Team 9 2–1 Team 10'];
    await page.clock.install();
    await openSignedIn(page, server, await signIn(server));
    const chosen = card(page, 'Team 5 2–1 Team 6');
    await chosen.getByLabel('Note').fill('Checked with both captains.');
    await card(page, 'Team 1 2–1 Team 2').getByRole('checkbox').check();

    // What shows notifications comes a little after the page: without it nobody could be told.
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
    await server.stop();
    await chosen.getByRole('button', { name: /^Approve/ }).click();
    await expectTold(page, 'Approval Failed', 'Failed to approve the result.');
    await expectCards(page, all);
    await expect(chosen.getByLabel('Note')).toHaveValue('Checked with both captains.');
    await chosen.getByRole('button', { name: /^Reject/ }).click();
    await expectTold(page, 'Rejection Failed', 'Failed to reject the result.');
    await panelOf(page).getByRole('button', { name: 'Approve 1 selected' }).click();
    await expectTold(
      page,
      'Bulk Approval Failed',
      'Some results failed to be approved. 0 of 1 results approved.',
    );
    await page.clock.fastForward(10_000);
    await expectCards(page, all);
    await expect(panelOf(page).getByText('Reconnecting...', { exact: true })).toBeVisible();

    const again = await startServerProcess({ ...settings, PORT: new URL(server.url).port });
    await submitResult(again, 6800, '0-0');
    await page.clock.fastForward(10_000);
    await expectCards(page, [...all, 'Team 13 0–0 Team 14']);
    await expect(panelOf(page).getByText('Reconnecting...', { exact: true })).toBeHidden();
    await expect(chosen.getByLabel('Note')).toHaveValue('Checked with both captains.');
    await chosen.getByRole('button', { name: /^Approve/ }).click();
    await expectTold(page, 'Result Approved', 'Team 5 2–1 Team 6');
    await expectTerms(panelOf(page), { 'Pending Review': '3', Approved: '1', Rejected: '0' });
    const [approved] = (await (await signIn(again)).results()).filter(({ fixtureId }) => fixtureId === 6600);
    expect(approved?.adminNotes).toBe('Checked with both captains.');
    await page.close();
    await again.stop();
    await rm(dataDir, { recursive: true });
  });
});

test.describe('while the results cannot be loaded', () => {
  test.use({ expectedComplaint: /500 \(Internal Server Error\)/ });

  test('says so after two more attempts, and loads them on Retry', async ({ page, freshSite }) => {
    await submitResult(freshSite, 6500, '2-1');
    let asked = 0;
    let isHeld = false;
    let held: Route | undefined;
    const fail = (route: Route) => route.fulfill({ status: 500, json: { error: 'Out of order.' } });
    await page.clock.install();
    await page.route('**/api/ucl/pending-results', (route) => {
      asked += 1;
      if (isHeld) held = route;
      else void fail(route);
    });
    const panel = await openSignedIn(page, freshSite, await signIn(freshSite));
    const error = panel.getByRole('alert').filter({ hasText: 'Failed to load results' });
    await expect(error).toBeVisible();
    expect(asked).toBe(3);

    // The panel asks on by itself, and meanwhile the button stays where the thumb is.
    isHeld = true;
    await page.clock.fastForward(3_000);
    await expect.poll(() => held).toBeDefined();
    await expect(error).toBeVisible();
    isHeld = false;
    if (held) await fail(held);
    await expect.poll(() => asked).toBe(6);

    // Time stands still: nothing but the press asks again.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.unroute('**/api/ucl/pending-results');
    const reply = page.waitForResponse('**/api/ucl/pending-results');
    await error.getByRole('button', { name: 'Retry' }).click();
    expect((await reply).status()).toBe(200);
    await page.clock.resume();
    await expectCards(page, ['Team 1 2–1 Team 2']);
    await expect(error).toBeHidden();
    await expect(cards(page).getByRole('button', { name: /^Approve/ })).toBeEnabled();
  });
});
