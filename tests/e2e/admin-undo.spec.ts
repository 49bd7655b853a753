import type { Page } from '@playwright/test';
import type { RecordReply } from '#contract/record.ts';
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
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { toasts } from './support/toasts.ts';

test.use({ season: 'small' });

/** In the notification of the decision. */
const undoButton = (page: Page) => toasts(page).getByRole('button', { name: 'Undo' });

test('a decision is undone at once, by keyboard as well, and several by one press', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  for (const fixture of [6500, 6600]) await submitResult(freshSite, fixture, '2-1');
  await openSignedIn(page, freshSite, api);
  const [first, second] = ['Team 1 2–1 Team 2', 'Team 5 2–1 Team 6'];
  await expectCards(page, [first, second]);
  await decide(page, 'Reject', first);
  await expectToastShown(page, 'Result Rejected', first);
  await expectCards(page, [second]);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(undoButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToastShown(page, 'Undone', 'The result returns to Pending Review.');
  await expectCards(page, [first, second]);
  expect(await storedResults(freshSite)).toEqual(['6600 2-1 pending', '6500 2-1 pending']);

  await untilSettled(page);
  await panelOf(page).getByRole('button', { name: 'Select all' }).click();
  await panelOf(page).getByRole('button', { name: 'Approve 2 selected' }).click();
  await pressEnter(question(page, 'Approve 2 results').getByRole('button', { name: 'Approve 2' }));
  await expectToastShown(page, 'Bulk Approval Complete', '2 of 2 results approved.');
  await undoButton(page).first().click();
  await expectToastShown(page, 'Undone', 'The results return to Pending Review.');
  expect(await storedResults(freshSite)).toEqual(['6600 2-1 pending', '6500 2-1 pending']);
  await expectCards(page, [first, second]);
  await expect(card(page, first)).toBeVisible();
});

test('the notification of an undone decision closes, even if someone else has undone it', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  for (const fixture of [6500, 6600]) await submitResult(freshSite, fixture, '2-1');
  await openSignedIn(page, freshSite, api);
  const [first, second] = ['Team 1 2–1 Team 2', 'Team 5 2–1 Team 6'];
  const reports = (decision: string) => toasts(page).filter({ hasText: decision });
  await decide(page, 'Approve', first);
  await expectToastShown(page, 'Result Approved', first);
  await panelOf(page)
    .getByRole('button', { name: `Undo: Approved ${first}` })
    .click();
  await expectToastShown(page, 'Undone', 'The result returns to Pending Review.');
  // At once: it would also close after a while.
  expect(await reports('Result Approved').count()).toBe(0);

  await untilSettled(page);
  await decide(page, 'Reject', second);
  await expectToastShown(page, 'Result Rejected', second);
  const { seq }: RecordReply = await (await page.request.get(`${freshSite.url}/api/ucl/record`)).json();
  await api.change('undo', { seqs: [seq] });
  await expectCards(page, [first, second]);
  expect(await reports('Result Rejected').count()).toBe(0);
});

test.describe('with an error', () => {
  test.use({ expectedComplaint: /409 \(Conflict\)/ });

  test('the question says which decision is undone, whose it was, what becomes of the table, and its conflicts', async ({
    page,
    freshSite,
  }) => {
    const api = await signIn(freshSite);
    await api.approve(await submitResult(freshSite, 6500, '2-1'));
    await openSignedIn(page, freshSite, api);
    const tab = await openTab(page, 'Overview');
    const undo = tab.getByRole('button', { name: 'Undo: Approved Team 1 2–1 Team 2' });
    await undo.click();
    const requested = question(page, 'Undo: Approved');
    await expect(requested).toContainText('Team 1 2–1 Team 2');
    await expect(requested.getByText(/^By Administrator, (just now|\d+ min ago)$/)).toBeVisible();
    await expect(requested).toHaveAccessibleDescription('The result returns to Pending Review.');
    await expect(requested.getByRole('listitem')).toHaveText([
      'Team 1: stays 1st, −3 points',
      'Team 2: 4th to 2nd',
      'Team 3: 2nd to 3rd',
      'Team 4: 3rd to 4th',
    ]);
    await expectNoViolations(page, DIALOGS);
    await pressEnter(requested.getByRole('button', { name: 'Cancel' }));

    await api.change('award-result', { fixtureId: 6500, kind: 'both-absent', reason: 'Nobody came' });
    await undo.click();
    await pressEnter(requested.getByRole('button', { name: 'Undo approval', exact: true }));
    await expect(requested).toContainText('A later decision depends on this one and will be undone too:');
    await expect(requested.getByRole('listitem')).toHaveText([
      '#4 Awarded (both clubs absent): Team 1 0–0 Team 2',
    ]);
    expect(await storedResults(freshSite)).toEqual(['6500 0-0 approved']);
    await pressEnter(requested.getByRole('button', { name: 'Undo all 2' }));
    await expectToastShown(page, 'Undone', 'The result returns to Pending Review.');
    expect(await storedResults(freshSite)).toEqual(['6500 2-1 pending']);
    await expect(tab.getByText('Undone', { exact: true })).toHaveCount(2);
    await expect(tab.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  });
});
