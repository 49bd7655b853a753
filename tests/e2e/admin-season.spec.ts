import type { Locator } from '@playwright/test';
import { expectTold, openSignedIn, openTab, question } from './support/admin.ts';
import { expectNoViolations } from './support/axe.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

const form = (tab: Locator, name: string) => tab.getByRole('form', { name, exact: true });
const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();

// A refusal is answered with 422.
test.use({ expectedComplaint: /status of 422/ });

test('decisions about the season are asked for, made, and public with their reasons', async ({
  page,
  freshSite,
}) => {
  await openSignedIn(page, freshSite, await signIn(freshSite));
  const tab = await openTab(page, 'Season');
  const facts = async () => (await fetch(`${freshSite.url}/api/ucl/tournament`)).json();
  await expectNoViolations(page, '[role=tabpanel]');

  const deduct = form(tab, 'Deduct points');
  await press(deduct, 'Deduct');
  await expect(deduct.getByRole('alert')).toHaveText('Please fill in every field.');
  await deduct.getByLabel('Club').selectOption('Team 3 (A)');
  await deduct.getByLabel('Points').fill('31');
  await deduct.getByLabel('Reason').fill('Ineligible player');
  await press(deduct, 'Deduct');
  await press(question(page, 'Deduct points'), 'Deduct');
  await expectTold(page, 'Change Failed', 'A deduction takes 1 to 30 points off.');
  // Nothing typed is lost, not even by a look at another tab.
  await openTab(page, 'Overview');
  await openTab(page, 'Season');
  await expect(deduct.getByLabel('Reason')).toHaveValue('Ineligible player');
  await deduct.getByLabel('Points').fill('3');
  await press(deduct, 'Deduct');
  await press(question(page, 'Deduct points'), 'Deduct');
  await expectTold(page, 'Points Deducted');
  await expect(deduct.getByText('Team 3: 3 points, Ineligible player')).toBeVisible();

  const withdraw = form(tab, 'Withdraw a club');
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

  const schedule = form(tab, 'Schedule').getByRole('group', { name: 'Matchday 1' });
  await schedule.getByLabel('Last minute').fill('2026-03-08T23:59');
  await press(form(tab, 'Schedule'), 'Save schedule');
  await expectTold(page, 'Schedule Saved');

  const announcement = form(tab, 'Announcement');
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

  await expect(form(tab, 'Knockouts')).toContainText('93 matches of the groups are undecided.');
  await press(form(tab, 'Knockouts'), 'Close the groups');
  await expect(question(page, 'Knockouts').getByText('A1 Team 1')).toBeVisible();
  await expectNoViolations(page, 'dialog:has(.admin-places)');
});
