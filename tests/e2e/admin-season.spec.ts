import type { Locator } from '@playwright/test';
import { expectTold, openSignedIn, openTab, question } from './support/admin.ts';
import { holdCalls } from './support/hold.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

const form = (tab: Locator, name: string) => tab.getByRole('form', { name, exact: true });
const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();

// A refusal is answered with 409 or 422.
test.use({ expectedComplaint: /status of 4(09|22)/ });

test('decisions about the season are asked for, made, and public with their reasons', async ({
  page,
  freshSite,
}) => {
  await openSignedIn(page, freshSite, await signIn(freshSite));
  const facts = async () => (await fetch(`${freshSite.url}/api/ucl/tournament`)).json();
  await openTab(page, 'Season');
  const rulings = await openTab(page, 'Rulings');

  const deduct = form(rulings, 'Deduct points');
  await press(deduct, 'Deduct');
  await expect(deduct.getByRole('alert')).toHaveText('Please fill in every field.');
  await deduct.getByLabel('Club').selectOption('Team 3 (A)');
  await deduct.getByLabel('Points').fill('31');
  await deduct.getByLabel('Reason').fill('Ineligible player');
  await press(deduct, 'Deduct');
  await press(question(page, 'Deduct points'), 'Deduct');
  await expectTold(page, 'Change Failed', 'A deduction takes 1 to 30 points off.');
  await expect(deduct).toContainText('A deduction takes 1 to 30 points off.');
  // Nothing typed is lost, not even by a look at another screen.
  await openTab(page, 'Overview');
  await openTab(page, 'Season');
  await expect(deduct.getByLabel('Reason')).toHaveValue('Ineligible player');
  await deduct.getByLabel('Points').fill('3');
  // The reply takes its time, and the next deduction is begun meanwhile.
  const calls = await holdCalls(page, '/api/ucl/deduct-points');
  await press(deduct, 'Deduct');
  await press(question(page, 'Deduct points'), 'Deduct');
  await deduct.getByLabel('Reason').fill('Another case');
  calls.release();
  await expectTold(page, 'Points Deducted');
  await expect(deduct).not.toContainText('A deduction takes 1 to 30 points off.');
  await expect(deduct.getByLabel('Points', { exact: true })).toHaveValue('');
  await expect(deduct.getByLabel('Reason')).toHaveValue('Another case');
  await expect(deduct.getByRole('list', { name: 'In force' })).toContainText(
    'Team 3: 3 points Ineligible player',
  );

  const withdraw = form(rulings, 'Withdraw a club');
  await withdraw.getByLabel('Club').selectOption('Team 8 (B)');
  await withdraw.getByLabel('Reason').fill('No squad');
  await press(withdraw, 'Withdraw');
  await expect(question(page, 'Withdraw a club').getByRole('listitem')).toHaveText([
    'Team 5 vs Team 8',
    'Team 6 vs Team 8',
    'Team 7 vs Team 8',
  ]);
  await press(question(page, 'Withdraw a club'), 'Withdraw');
  await expectTold(page, 'Club Withdrawn');
  await expect(withdraw.getByRole('list', { name: 'In force' })).toContainText('Team 8: No squad');

  const schedule = form(await openTab(page, 'Schedule'), 'Schedule');
  await schedule
    .getByRole('group', { name: 'Matchday 1' })
    .getByLabel('Last minute')
    .fill('2026-03-08T23:59');
  await press(schedule, 'Save schedule');
  await expectTold(page, 'Schedule Saved');
  const announcement = form(await openTab(page, 'Schedule'), 'Announcement');
  await announcement.getByLabel('Text').fill('Matchday 1 ends on Sunday.');
  await press(announcement, 'Publish');
  await expectTold(page, 'Announcement Published');

  expect(await facts()).toMatchObject({
    status: 'Group Stage',
    announcement: 'Matchday 1 ends on Sunday.',
    deductions: [{ clubId: 3, points: 3, reason: 'Ineligible player' }],
    withdrawals: [{ clubId: 8, reason: 'No squad' }],
    schedule: [{ key: 'md1', opensAt: null, closesAt: '2026-03-09T00:00:00.000Z' }],
  });
});

test('what a colleague does meanwhile is shown, and a stale action gets the reason and keeps its form', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await openSignedIn(page, freshSite, api);
  await openTab(page, 'Season');
  const rulings = await openTab(page, 'Rulings');
  const withdraw = form(rulings, 'Withdraw a club');
  await withdraw.getByLabel('Club').selectOption('Team 8 (B)');
  await withdraw.getByLabel('Reason').fill('No squad');
  await press(withdraw, 'Withdraw');
  const asked = question(page, 'Withdraw a club');
  await expect(asked).toBeVisible();
  await api.change('withdraw-club', { clubId: 8, reason: 'They told me' });
  await expect(withdraw.getByRole('list', { name: 'In force', includeHidden: true })).toContainText(
    'They told me',
  );
  await press(asked, 'Withdraw');
  await expectTold(page, 'Change Failed', 'Team 8 has already withdrawn.');
  await expect(withdraw.getByLabel('Reason')).toHaveValue('No squad');
});
