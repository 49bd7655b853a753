import type { Locator } from '@playwright/test';
import {
  card,
  decide,
  expectCards,
  expectToastShown,
  openSignedIn,
  openTab,
  panelOf,
  pressEnter,
  question,
  untilSettled,
} from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { holdCalls } from './support/hold.ts';
import { answer, signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small' });

const press = (scope: Locator, name: string | RegExp) => scope.getByRole('button', { name }).click();

test('results that both clubs agree on are approved together, and either claim of a dispute with one press', async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  const keys = await administrator.keysOf(1, 2, 3, 4, 5, 6);
  for (const [fixtureId, by, other] of [
    [6500, 1, 2],
    [6505, 3, 4],
  ] as const) {
    const id = await submitResult(freshSite, fixtureId, '2-1', keys[by - 1]);
    await answer(freshSite, 'confirm-result', { id }, keys[other - 1]);
  }
  const late = await submitResult(freshSite, 6501, '3-0', keys[0]);
  const disputed = await submitResult(freshSite, 6600, '2-0', keys[4]);
  const claim = { id: disputed, homeScore: 1, awayScore: 1, reason: 'Seen by many' };
  await answer(freshSite, 'dispute-result', claim, keys[5]);

  await openSignedIn(page, freshSite, administrator);
  await press(panelOf(page), 'Approve all agreed (2)');
  const requested = question(page, 'Approve 2 results');
  // A result that becomes agreed after the list was shown is not approved with it.
  await answer(freshSite, 'confirm-result', { id: late }, keys[2]);
  await expect(page.getByText('Approve all agreed (3)')).toBeVisible();
  await press(requested, /^Approve 2/);
  await expectToastShown(page, 'Bulk Approval Complete', '2 of 2 results approved.');

  const dispute = card(page, 'Team 5 2–0 Team 6');
  await expect(dispute).toContainText('Team 5 says 2–0');
  await expect(dispute).toContainText('Team 6 says 1–1Seen by many');
  await expectNoViolations(page, DIALOGS);
  await untilSettled(page);
  await pressEnter(dispute.getByRole('button', { name: /^Approve 1–1/ }));
  await expectToastShown(page, 'Result Approved', 'Team 5 1–1 Team 6');
  expect(await storedResults(freshSite)).toEqual([
    '6600 1-1 approved',
    '6501 3-0 pending',
    '6505 2-1 approved',
    '6500 2-1 approved',
  ]);
});

test('another score than both clubs claim is set above the review, and the focus stays in it', async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  const keys = await administrator.keysOf(1, 2, 5, 6);
  for (const [fixtureId, reporter, other] of [
    [6500, 0, 1],
    [6600, 2, 3],
  ] as const) {
    const id = await submitResult(freshSite, fixtureId, '2-0', keys[reporter]);
    const claim = { id, homeScore: 1, awayScore: 1, reason: 'Seen by many' };
    await answer(freshSite, 'dispute-result', claim, keys[other]);
  }
  await openSignedIn(page, freshSite, administrator);
  const first = card(page, 'Team 1 2–0 Team 2');
  const another = first.getByRole('button', { name: 'Award another score' });
  await another.click();
  const dialog = question(page, 'Award another score');
  await expect(dialog).toHaveAccessibleDescription('Team 1 vs Team 2');
  await expect(dialog.getByLabel('Home score')).toBeFocused();
  await dialog.getByLabel('Home score').fill('3');
  await page.keyboard.press('Escape');
  await expect(another).toBeFocused();

  // Typed text is still there, and a missing field or an error loses nothing.
  await another.click();
  await expect(dialog.getByLabel('Home score')).toHaveValue('3');
  await pressEnter(dialog.getByRole('button', { name: 'Award' }));
  await expect(dialog.getByText('Please fill in every field.')).toBeVisible();
  await dialog.getByLabel('Away score').fill('3');
  await dialog.getByLabel('Reason').fill('The stream shows 3-3');
  await pressEnter(dialog.getByRole('button', { name: 'Award' }));
  await expectToastShown(page, 'Match Awarded');
  await expectCards(page, ['Team 5 2–0 Team 6']);
  await expect(panelOf(page).getByRole('tab', { name: 'Result Approval' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const next = card(page, 'Team 5 2–0 Team 6');
  expect(await next.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await storedResults(freshSite)).toEqual(['6500 3-3 approved', '6600 2-0 pending']);
});

test.describe('while the two clubs change their answers', () => {
  test.use({ expectedComplaint: /status of 409/ });

  test('only what the administrator has seen is approved or rejected, and the card shows the change', async ({
    page,
    freshSite,
  }) => {
    const administrator = await signIn(freshSite);
    const keys = await administrator.keysOf(1, 2, 3, 5, 6);
    const swapped = await submitResult(freshSite, 6600, '2-1', keys[3]);
    const claim = { id: swapped, homeScore: 1, awayScore: 2, reason: 'Seen by many' };
    await answer(freshSite, 'dispute-result', claim, keys[4]);
    const panel = await openSignedIn(page, freshSite, administrator);

    await test.step('only the score on the pressed button is approved', async () => {
      const approvals = await holdCalls(page, '**/api/ucl/approve-result');
      await untilSettled(page);
      await pressEnter(card(page, 'Team 5 2–1 Team 6').getByRole('button', { name: /^Approve 2–1/ }));
      await expect.poll(approvals.bodies).toHaveLength(1);
      await answer(freshSite, 'confirm-result', { id: swapped }, keys[3]);
      approvals.release();
      await expectToastShown(
        page,
        'Approval Failed',
        'This result has changed since you saw it. Please check it again.',
      );
      const changed = card(page, 'Team 5 1–2 Team 6');
      await expect(changed.getByRole('alert')).toHaveText(
        'This result changed before your decision arrived, so nothing was decided. Please check it again.',
      );
      await expect(changed).toContainText('Both agree');
      expect(await storedResults(freshSite)).toEqual(['6600 1-2 pending']);

      // The toast shows what the server has approved.
      const approval = await holdCalls(page, '**/api/ucl/approve-result');
      await decide(page, 'Approve', 'Team 5 1–2 Team 6');
      await expect.poll(approval.bodies).toHaveLength(1);
      await administrator.rename([{ id: 5, name: 'Aurora 11' }]);
      approval.release();
      await expectToastShown(page, 'Result Approved', 'Aurora 11 1–2 Team 6');
      expect(await storedResults(freshSite)).toEqual(['6600 1-2 approved']);
    });

    const first = await submitResult(freshSite, 6500, '2-1', keys[0]);
    await submitResult(freshSite, 6505, '2-1', keys[2]);
    await expectCards(page, ['Team 1 2–1 Team 2', 'Team 3 2–1 Team 4']);
    await test.step('a dispute that the administrator has not seen is neither approved nor rejected', async () => {
      const approvals = await holdCalls(page, '**/api/ucl/approve-result');
      await panel.getByRole('button', { name: 'Select all' }).click();
      await press(panel, 'Approve 2 selected');
      await press(question(page, 'Approve 2 results'), 'Approve 2');
      await expect.poll(approvals.bodies).toHaveLength(2);
      const dispute = { id: first, homeScore: 0, awayScore: 0, reason: 'No' };
      await answer(freshSite, 'dispute-result', dispute, keys[1]);
      approvals.release();
      await expectToastShown(
        page,
        'Bulk Approval Failed',
        'Some results failed to be approved. 1 of 2 results approved.',
      );
      const disputed = card(page, 'Team 1 2–1 Team 2');
      await expect(disputed).toContainText('Team 2 says 0–0');
      await expect(disputed.getByRole('alert')).toContainText('nothing was decided');

      const rejections = await holdCalls(page, '**/api/ucl/reject-result');
      await untilSettled(page);
      await pressEnter(disputed.getByRole('button', { name: /^Reject/ }));
      await expect.poll(rejections.bodies).toHaveLength(1);
      await answer(freshSite, 'confirm-result', { id: first }, keys[1]);
      rejections.release();
      await expectToastShown(
        page,
        'Rejection Failed',
        'This result has changed since you saw it. Please check it again.',
      );
      await expect(disputed).toContainText('Both agree');
      expect(await storedResults(freshSite)).toEqual([
        '6505 2-1 approved',
        '6500 2-1 pending',
        '6600 1-2 approved',
      ]);
    });
  });
});

test('a sender of many results without a link is blocked after a question, and unblocked', async ({
  page,
  freshSite,
}) => {
  for (const fixtureId of [6500, 6600, 6700]) await submitResult(freshSite, fixtureId, '9-0');
  await openSignedIn(page, freshSite, await signIn(freshSite));
  const one = card(page, 'Team 1 9–0 Team 2');
  await press(one, /^Details/);
  await expect(one).toContainText('2 other results from the same sender.');
  await press(one, 'Block for 12 hours');
  const requested = question(page, 'Block for 12 hours');
  await expect(requested).toContainText(
    'For 12 hours, results from this sender will be accepted only with a club link.',
  );
  await press(requested, 'Cancel');
  await submitResult(freshSite, 6800, '9-0');

  const blocked = page.getByRole('region', { name: 'Blocked senders' });
  await expect(blocked).toHaveCount(0);
  const block = async () => {
    await press(one, 'Block for 12 hours');
    await press(requested, 'Block for 12 hours');
    await expect(blocked).toContainText(/Sender [0-9a-f]{8}, blocked until .+ GMT, 4 pending results/);
    await expect(submitResult(freshSite, 6501, '9-0')).rejects.toThrow('sender_blocked');
  };
  await block();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToastShown(page, 'Sender Unblocked', 'Results from this sender are accepted again.');
  await expect(blocked).toHaveCount(0);
  await submitResult(freshSite, 6501, '9-0');

  // Another administrator finds the block later.
  await press(one, 'Block for 12 hours');
  await press(requested, 'Block for 12 hours');
  await openSignedIn(page, freshSite, await signIn(freshSite));
  await press(blocked, /^Unblock/);
  await expect(blocked).toHaveCount(0);
  await submitResult(freshSite, 6601, '9-0');
});

test('links are created, shown once, copied, scanned and revoked', async ({ page, context, freshSite }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, freshSite, await signIn(freshSite));
  const links = await openTab(page, 'Club links');
  const listed = links.getByRole('listitem').filter({ has: page.getByRole('button', { name: /, Team/ }) });
  await press(links, 'Create link, Team 7');
  await expectToastShown(page, 'Links Created');
  const fresh = links.getByRole('region', { name: 'New links' });
  await press(fresh, 'Copy, Team 7');
  await expectToastShown(page, 'Links Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^Team 7: ${freshSite.url}/ng-hub#club=[a-z2-7]{26}$`));
  await press(fresh, 'QR code, Team 7');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A look at another screen must not lose a link that is shown only once.
  await openTab(page, 'Overview');
  await openTab(page, 'Club links');
  await expect(fresh).toContainText(copied.replace('Team 7: ', ''));
  await press(fresh, 'Hide links');
  await links.getByRole('radio', { name: 'Not used yet 1' }).check({ force: true });
  await expect(listed).toHaveText(['Team 7Not used yet']);
  await press(links, 'Revoke, Team 7');
  await press(question(page, 'Revoke'), 'Revoke');
  await expectToastShown(page, 'Link Revoked');
  await expect(links.getByText('No club has this status.')).toBeVisible();
  await links.getByRole('radio', { name: 'No link 16' }).check({ force: true });
  await expect(listed).toHaveCount(16);
});

test('the submission mode is set in the panel, and a pause is shown publicly with its reason', async ({
  page,
  freshSite,
}) => {
  await openSignedIn(page, freshSite, await signIn(freshSite));
  const reporting = await openTab(page, 'Submissions');
  const rules = reporting.getByRole('form', { name: 'Who can submit results' });
  await rules.getByLabel('Results can be submitted by').selectOption('clubs');
  await rules.getByLabel('Approved automatically').selectOption('agreed-or-silent');
  await rules.getByLabel('Hours without an answer').fill('12');
  // The next read is delayed: the form must not fall back to the old values.
  await page.route(/\/api\/ucl\/tournament/, (route) => route.fulfill({ status: 304 }));
  await press(rules, 'Save');
  await expectToastShown(page, 'Submission Rules Saved');
  const close = reporting.getByRole('form', { name: 'Pause submissions' });
  await close.getByLabel('Reason').fill('The servers are down');
  await press(close, 'Pause submissions');
  await expectToastShown(page, 'Submissions Paused');
  await page.unroute(/\/api\/ucl\/tournament/);
  const facts = async () => (await (await fetch(`${freshSite.url}/api/ucl/tournament`)).json()).reporting;
  const rule = { mode: 'clubs', autoApprove: 'agreed-or-silent', autoApproveHours: 12 };
  expect(await facts()).toEqual({ ...rule, closedBecause: 'The servers are down' });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Submissions are paused: The servers are down')).toBeVisible();
  await page.goto(`${freshSite.url}/ng-hub?admin=season-reporting`);
  await press(close, 'Resume submissions');
  await expectToastShown(page, 'Submissions Resumed');
  expect(await facts()).toEqual({ ...rule, closedBecause: null });
});
