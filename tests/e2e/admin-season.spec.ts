import type { Locator } from '@playwright/test';
import { PASSWORD } from '#server/testing/admin-password.ts';
import {
  enterPassword,
  expectToastShown,
  openSignedIn,
  openTab,
  panelOf,
  question,
} from './support/admin.ts';
import { holdCalls } from './support/hold.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const form = (tab: Locator, name: string) => tab.getByRole('form', { name, exact: true });
const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();

// Errors are 409 or 422.
test.use({ season: 'small', expectedComplaint: /status of 4(09|22)/ });

test('decisions about the season are confirmed, made, and public with their reasons', async ({
  page,
  freshSite,
}) => {
  await openSignedIn(page, freshSite, await signIn(freshSite));
  const facts = async () => (await fetch(`${freshSite.url}/api/ucl/tournament`)).json();
  const rulings = await openTab(page, 'Rulings');

  const deduct = form(rulings, 'Deduct points');
  await press(deduct, 'Deduct points');
  await expect(deduct.getByRole('alert')).toHaveText('Please fill in every field.');
  await deduct.getByLabel('Club').selectOption('Team 3 (A)');
  await deduct.getByLabel('Points').fill('31');
  await deduct.getByLabel('Reason').fill('Ineligible player');
  await press(deduct, 'Deduct points');
  await expect(question(page, 'Deduct points')).toHaveCount(0);
  // Typed text is not lost by a look at another screen.
  await openTab(page, 'Overview');
  await openTab(page, 'Rulings');
  await expect(deduct.getByLabel('Reason')).toHaveValue('Ineligible player');
  await deduct.getByLabel('Points').fill('3');
  // The reply is delayed, and the next deduction is begun in the meantime.
  const calls = await holdCalls(page, '/api/ucl/deduct-points');
  await press(deduct, 'Deduct points');
  await press(question(page, 'Deduct points'), 'Deduct points');
  await deduct.getByLabel('Reason').fill('Another case');
  calls.release();
  await expectToastShown(page, 'Points Deducted');
  await expect(deduct.getByRole('alert')).toHaveCount(0);
  await expect(deduct.getByLabel('Points', { exact: true })).toHaveValue('');
  await expect(deduct.getByLabel('Reason')).toHaveValue('Another case');
  await expect(deduct.getByRole('list', { name: 'In force' })).toContainText(
    'Team 3: 3 points Ineligible player',
  );

  const withdraw = form(rulings, 'Withdraw a club');
  await withdraw.getByLabel('Club').selectOption('Team 8 (B)');
  await withdraw.getByLabel('Reason').fill('No squad');
  await press(withdraw, 'Withdraw club');
  await expect(question(page, 'Withdraw a club').getByRole('listitem')).toHaveText([
    'Team 5 vs Team 8',
    'Team 6 vs Team 8',
    'Team 7 vs Team 8',
  ]);
  await press(question(page, 'Withdraw a club'), 'Withdraw club');
  await expectToastShown(page, 'Club Withdrawn');
  await expect(withdraw.getByRole('list', { name: 'In force' })).toContainText('Team 8: No squad');

  const schedule = form(await openTab(page, 'Schedule'), 'Schedule');
  await schedule.getByRole('group', { name: 'Matchday 1' }).getByLabel('Deadline').fill('2026-03-08T23:59');
  await press(schedule, 'Save schedule');
  await expectToastShown(page, 'Schedule Saved');
  const announcement = form(await openTab(page, 'Schedule'), 'Announcement');
  await announcement.getByLabel('Text').fill('Matchday 1 ends on Sunday.');
  await press(announcement, 'Publish');
  await expectToastShown(page, 'Announcement Published');

  expect(await facts()).toMatchObject({
    status: 'Group Stage',
    announcement: 'Matchday 1 ends on Sunday.',
    deductions: [{ clubId: 3, points: 3, reason: 'Ineligible player' }],
    withdrawals: [{ clubId: 8, reason: 'No squad' }],
    schedule: [{ key: 'md1', opensAt: null, closesAt: '2026-03-09T00:00:00.000Z' }],
  });
});

test('an invalid value shows its message at the field; the question names the results that a decision removes', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-1'));
  await submitResult(freshSite, 6605, '4-4');
  await openSignedIn(page, freshSite, api);
  const rulings = await openTab(page, 'Rulings');
  const deduct = form(rulings, 'Deduct points');
  await deduct.getByLabel('Club').selectOption('Team 3 (A)');
  await deduct.getByLabel('Reason').fill('Ineligible player');
  const points = deduct.getByLabel('Points', { exact: true });
  for (const wrong of ['31', '1.5']) {
    await points.fill(wrong);
    await expect(points).toHaveAccessibleDescription('Please enter a whole number of points from 1 to 30.');
    await press(deduct, 'Deduct points');
    await expect(points).toBeFocused();
  }
  await points.fill('30');
  await expect(points).toHaveAccessibleDescription('');
  await deduct.getByLabel('Reason').fill('One line\nand another');
  await expect(deduct.getByRole('alert')).toHaveText(
    'The reason contains a line break or another control character.',
  );

  const award = form(rulings, 'Award a match');
  await award.getByLabel('Match').selectOption({ value: '6500' });
  await award.getByLabel('Decision').selectOption('Ruling with a score');
  await award.getByLabel('Reason').fill('Video evidence');
  const [home, away] = [award.getByLabel('Home score'), award.getByLabel('Away score')];
  await home.fill('51');
  await expect(home).toHaveAccessibleDescription('Score must be between 0 and 50');
  await home.fill('25');
  await away.fill('0');
  await expect(away).toHaveAccessibleDescription(
    'Combined total goals seems unusually high (>20). Please verify.',
  );
  await press(award, 'Award match');
  await expect(away).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await home.fill('2');
  await press(award, 'Award match');

  const requested = question(page, 'Award a match');
  await expect(requested).toContainText('Team 1 vs Team 2: Ruling with a score, 2–0');
  await expect(requested).toContainText('This result will be removed:');
  await expect(requested.getByRole('listitem')).toHaveText(['Group A, ApprovedTeam 1 2–1 Team 2']);
  await press(requested, 'Cancel');
  await award.getByLabel('Match').selectOption({ value: '6501' });
  await award.getByLabel('Decision').selectOption('Home club absent: 0–1');
  await press(award, 'Award match');
  await expect(requested).toBeVisible();
  await expect(requested).not.toContainText('removed');
  await press(requested, 'Cancel');

  const withdraw = form(rulings, 'Withdraw a club');
  await withdraw.getByLabel('Club').selectOption('Team 8 (B)');
  await withdraw.getByLabel('Reason').fill('No squad');
  await press(withdraw, 'Withdraw club');
  await expect(question(page, 'Withdraw a club')).toContainText(
    'These submitted results will be removed:Group B, Pending ReviewTeam 7 4–4 Team 8',
  );
});

test('a schedule that another administrator saved in the meantime is shown beside yours and not lost', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await openSignedIn(page, freshSite, api);
  const schedule = form(await openTab(page, 'Schedule'), 'Schedule');
  const deadline = (name: string) => schedule.getByRole('group', { name }).getByLabel('Deadline');
  await deadline('Matchday 1').fill('2026-03-08T23:59');
  const entries = [
    { key: 'md1', opensAt: null, closesAt: '2026-03-02T00:00:00.000Z' },
    { key: 'md2', opensAt: null, closesAt: '2026-03-16T00:00:00.000Z' },
  ];
  await api.change('schedule', { entries }, 'PUT');

  await press(schedule, 'Save schedule');
  const message = 'A colleague has changed the schedule. Please compare it with yours and save again.';
  await expectToastShown(page, 'Change Failed', message);
  await expect(schedule.getByRole('group', { name: 'Matchday 1' }).getByRole('status')).toHaveText(
    'Saved by a colleague: Opens not set; Deadline 1 Mar 2026, 23:59 GMT',
  );
  await expect(deadline('Matchday 1')).toHaveValue('2026-03-08T23:59');
  await expect(deadline('Matchday 2')).toHaveValue('2026-03-15T23:59');
  const stored = async () => (await (await fetch(`${freshSite.url}/api/ucl/tournament`)).json()).schedule;
  expect(await stored()).toEqual(entries);

  await press(schedule, 'Save schedule');
  await expectToastShown(page, 'Schedule Saved');
  expect(await stored()).toEqual([{ ...entries[0], closesAt: '2026-03-09T00:00:00.000Z' }, entries[1]]);
  await expect(schedule.getByRole('status')).toHaveCount(0);
});

test.describe('typed text', () => {
  test.use({ expectedComplaint: /status of 401/ });

  test('is kept after the session has ended and after a reload', async ({ page, site }) => {
    const api = await signIn(site);
    await openSignedIn(page, site, api);
    await (await openTab(page, 'Clubs')).getByText('Import all 64 names').click();
    const names = panelOf(page).getByLabel('Names to import');
    await names.fill('1,Harbour Lions');
    await openTab(page, 'Draw');
    const club = panelOf(page).getByRole('textbox', { name: 'Club 1', exact: true });
    await club.fill('Harbour Lions');
    const award = form(await openTab(page, 'Rulings'), 'Award a match');
    await award.getByLabel('Match').selectOption({ value: '6500' });
    await award.getByLabel('Reason').fill('Video evidence of the second half');
    const expectAll = async () => {
      await openTab(page, 'Rulings');
      await expect(award.getByLabel('Match')).toHaveValue('6500');
      await expect(award.getByLabel('Reason')).toHaveValue('Video evidence of the second half');
      await openTab(page, 'Draw');
      await expect(club).toHaveValue('Harbour Lions');
      await openTab(page, 'Clubs');
      await expect(names).toHaveValue('1,Harbour Lions');
    };

    await api.logOut();
    await expect(panelOf(page).getByLabel('Admin password')).toBeVisible();
    await enterPassword(page, PASSWORD);
    await expect(panelOf(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    const later = await signIn(site);
    await openSignedIn(page, site, later);
    await expectAll();
  });
});
