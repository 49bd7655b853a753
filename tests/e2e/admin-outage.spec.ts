import type { Route } from '@playwright/test';
import {
  card,
  cards,
  decide,
  expectCards,
  expectToastShown,
  openNote,
  openSignedIn,
  panelOf,
  question,
} from './support/admin.ts';
import { expectTerms, stopClock } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { toastRegion } from './support/toasts.ts';

test.use({ season: 'small' });

test.describe('the server is unavailable for ten seconds during a review', () => {
  test.use({
    // While it is stopping, it returns 503 on open connections.
    expectedComplaint:
      /status of 503|ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED|EMPTY_RESPONSE)/,
  });

  test('nothing is lost, and the review continues where it was', async ({ page, freshSite }) => {
    for (const fixture of [6500, 6600, 6700]) await submitResult(freshSite, fixture, '2-1');
    const all = ['Team 1 2–1 Team 2', 'Team 5 2–1 Team 6', 'Team 9 2–1 Team 10'];
    await page.clock.install();
    await openSignedIn(page, freshSite, await signIn(freshSite));
    const note = await openNote(page, 'Team 5 2–1 Team 6');
    await note.fill('Checked with both captains.');
    await card(page, 'Team 1 2–1 Team 2').getByRole('checkbox').check();

    // Notifications load a little after the page: without them no message could be shown.
    await expect(toastRegion(page)).toBeAttached();
    await freshSite.stop();
    await decide(page, 'Approve', 'Team 5 2–1 Team 6');
    await expectToastShown(page, 'Approval Failed', 'Failed to approve the result.');
    await expectCards(page, all);
    await expect(note).toHaveValue('Checked with both captains.');
    await decide(page, 'Reject', 'Team 5 2–1 Team 6');
    await expectToastShown(page, 'Rejection Failed', 'Failed to reject the result.');
    await panelOf(page).getByRole('button', { name: 'Approve 1 selected' }).click();
    await question(page, 'Approve 1 result').getByRole('button', { name: 'Approve 1' }).click();
    await expectToastShown(
      page,
      'Bulk Approval Failed',
      'Some results failed to be approved. 0 of 1 results approved.',
    );
    await expectTerms(panelOf(page), { 'Pending Review': '3', Approved: '0', Rejected: '0' });
    await page.clock.fastForward(10_000);
    await expectCards(page, all);
    await expect(panelOf(page).getByText('Reconnecting...', { exact: true })).toBeVisible();

    await freshSite.startAgain();
    await submitResult(freshSite, 6800, '0-0');
    await page.clock.fastForward(10_000);
    await expectCards(page, [...all, 'Team 13 0–0 Team 14']);
    await expect(panelOf(page).getByText('Reconnecting...', { exact: true })).toBeHidden();
    await expect(note).toHaveValue('Checked with both captains.');
    await decide(page, 'Approve', 'Team 5 2–1 Team 6');
    await expectToastShown(page, 'Result Approved', 'Team 5 2–1 Team 6');
    await expectTerms(panelOf(page), { 'Pending Review': '3', Approved: '1', Rejected: '0' });
    const results = await (await signIn(freshSite)).results();
    const [approved] = results.filter(({ fixtureId }) => fixtureId === 6600);
    expect(approved?.adminNotes).toBe('Checked with both captains.');
  });
});

test.describe('while the results cannot be loaded', () => {
  test.use({ expectedComplaint: /500 \(Internal Server Error\)/ });

  test('shows it after two more attempts, and loads them on Retry', async ({ page, freshSite }) => {
    await submitResult(freshSite, 6500, '2-1');
    const requested: Route[] = [];
    await page.route('**/api/ucl/pending-results', (route) => void requested.push(route));
    await stopClock(page);
    const panel = await openSignedIn(page, freshSite, await signIn(freshSite));
    const error = panel.getByRole('alert').filter({ hasText: 'Failed to load results' });
    /**
     * Advances the clock until the panel has sent this many requests. While it waits for an answer it does not send
     * another.
     */
    const untilAsked = (times: number) =>
      expect(async () => {
        await page.clock.runFor(500);
        expect(requested).toHaveLength(times);
      }).toPass();
    const fail = () => requested.at(-1)?.fulfill({ status: 500, json: { error: 'Out of order.' } });

    for (const attempt of [1, 2, 3]) {
      await untilAsked(attempt);
      await expect(error).toBeHidden();
      await fail();
    }
    // The panel keeps polling, and the button stays in place.
    for (const attempt of [4, 5, 6]) {
      await untilAsked(attempt);
      await expect(error).toBeVisible();
      await fail();
    }

    // The clock is stopped: only a press sends another request. One that comes before the panel has processed the
    // failure has no effect.
    await expect(async () => {
      await error.getByRole('button', { name: 'Retry' }).click();
      expect(requested).toHaveLength(7);
    }).toPass();
    await requested[6]?.continue();
    await page.clock.resume();
    await expectCards(page, ['Team 1 2–1 Team 2']);
    await expect(error).toBeHidden();
    await expect(cards(page).getByRole('button', { name: /^Approve/ })).toBeEnabled();
  });
});
