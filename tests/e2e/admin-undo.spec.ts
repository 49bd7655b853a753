import type { Page } from '@playwright/test';
import { callApi } from '#demo/call-api.ts';
import {
  card,
  decide,
  expectCards,
  expectTold,
  openSignedIn,
  openTab,
  panelOf,
  pressEnter,
  question,
  untilSettled,
} from './support/admin.ts';
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

/** In the notification that tells of the decision. */
const undoButton = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Undo' });

const PUT_BACK = 'Results can be put back: press Undo when it is done, or later in Overview.';

test('Reset All is undone, and everything is exactly as before', async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  for (const fixture of [6500, 6501, 6600]) await api.approve(await submitResult(freshSite, fixture, '2-1'));
  await api.reject(await submitResult(freshSite, 6502, '9-9'));
  await submitResult(freshSite, 6502, '0-0');
  await api.deduct(2, 3, 'Ineligible player');
  await api.change('withdraw-club', { clubId: 8, reason: 'No squad' });
  const everything = async () => ({
    table: await callApi<object>(freshSite.url, '/api/ucl/group-standings'),
    fixtures: await callApi<object>(freshSite.url, '/api/ucl/fixtures'),
    results: await callApi<object>(freshSite.url, '/api/ucl/match-results'),
  });
  const before = await everything();
  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Reset Functions');
  await tab.getByRole('button', { name: 'Reset All' }).click();
  const reset = question(page, 'Reset All');
  await expect(reset.getByText('This action cannot be undone.', { exact: true })).toBeVisible();
  await expect(reset.getByText(PUT_BACK, { exact: true })).toBeVisible();
  await reset.getByLabel('Type CES to confirm').fill('CES');
  await reset.getByRole('button', { name: 'Reset All' }).click();
  await expectTold(page, 'Tournament Reset Complete', '8 results reset.');
  expect(await storedResults(freshSite)).toEqual([]);

  await undoButton(page).click();
  const does = 'Everything that the reset took out of play counts again as it did before.';
  await expect(question(page, 'Undo')).toHaveAccessibleDescription(does);
  await question(page, 'Undo').getByRole('button', { name: 'Undo' }).click();
  await expectTold(page, 'Undone', does);
  expect(await everything()).toEqual(before);
});

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
  await expectTold(page, 'Result Rejected', first);
  await expectCards(page, [second]);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(undoButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectTold(page, 'Undone', 'The result waits for a decision again.');
  await expectCards(page, [first, second]);
  expect(await storedResults(freshSite)).toEqual(['6600 2-1 pending', '6500 2-1 pending']);

  await untilSettled(page);
  await panelOf(page).getByRole('button', { name: 'Select all' }).click();
  await panelOf(page).getByRole('button', { name: 'Approve 2 selected' }).click();
  await pressEnter(question(page, 'Approve 2 results').getByRole('button', { name: 'Approve 2' }));
  await expectTold(page, 'Bulk Approval Complete', '2 of 2 results approved.');
  await undoButton(page).first().click();
  await expectTold(page, 'Undone', 'The results wait for a decision again.');
  expect(await storedResults(freshSite)).toEqual(['6600 2-1 pending', '6500 2-1 pending']);
  await expectCards(page, [first, second]);
  await expect(card(page, first)).toBeVisible();
});

test.describe('with a refusal', () => {
  test.use({ expectedComplaint: /409 \(Conflict\)/ });

  test('what was decided earlier is undone in the overview, with what stands in the way', async ({
    page,
    freshSite,
  }) => {
    const api = await signIn(freshSite);
    await api.approve(await submitResult(freshSite, 6500, '2-1'));
    await api.change('award-result', { fixtureId: 6500, kind: 'both-absent', reason: 'Nobody came' });
    await openSignedIn(page, freshSite, api);
    const tab = await openTab(page, 'Overview');
    await tab.getByRole('button', { name: 'Undo: Approved Team 1 2–1 Team 2' }).click();
    const asked = question(page, 'Undo');
    await pressEnter(asked.getByRole('button', { name: 'Undo' }));
    await expect(asked.getByText('This was decided later and rests on it.', { exact: false })).toBeVisible();
    await expect(asked.getByRole('listitem')).toHaveText([
      '#3 Team 1 0–0 Team 2 awarded, neither club showed',
    ]);
    expect(await storedResults(freshSite)).toEqual(['6500 0-0 approved']);
    await pressEnter(asked.getByRole('button', { name: 'Undo all 2' }));
    await expectTold(page, 'Undone', 'The result waits for a decision again.');
    expect(await storedResults(freshSite)).toEqual(['6500 2-1 pending']);
    await expect(tab.getByText('Undone', { exact: true })).toHaveCount(2);
    await expect(tab.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  });
});
