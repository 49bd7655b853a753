import {
  card,
  decide,
  expectToastShown,
  openNote,
  openSignedIn,
  openTab,
  panelOf,
  pressEnter,
  question,
} from './support/admin.ts';
import { open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

// After the revocation the page still polls.
test.use({ season: 'small', expectedComplaint: /40[13] \((Unauthorized|Forbidden)\)/ });

test('a reviewer gets a link, decides under a name, and loses access at the press of a button', async ({
  page,
  browser,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await submitResult(freshSite, 6500, '2-1');
  await submitResult(freshSite, 6600, '0-0');
  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Staff');
  await expect(tab.getByText('No personal links yet.', { exact: false })).toBeVisible();
  await tab.getByRole('button', { name: 'Create link' }).click();
  await expect(tab.getByRole('alert')).toHaveText('Please enter a name.');
  await tab.getByLabel('Name').fill('Ann');
  await tab.getByRole('button', { name: 'Create link' }).click();
  const link = await tab.getByLabel('Link for Ann, shown only once:').inputValue();
  expect(link).toMatch(/\/ng-hub#staff=[a-z2-7]{26}$/);

  const context = await browser.newContext();
  const phone = await context.newPage();
  // Pasted into the address bar of an open page.
  await open(phone, `${freshSite.url}/ng-hub`);
  await phone.goto(link);
  await expect(panelOf(phone).getByText('This is your personal link.', { exact: false })).toBeVisible();
  await panelOf(phone).getByRole('button', { name: 'Log in on this device' }).click();
  await expect(panelOf(phone).getByText('Logged in as Ann')).toBeVisible();
  expect(phone.url()).not.toContain('staff');
  await expect(panelOf(phone).getByRole('tab', { name: 'Reset Functions' })).toHaveCount(0);
  await expect(panelOf(phone).getByRole('tab', { name: 'Staff' })).toHaveCount(0);
  // Both submissions came from the same sender, which only an administrator may block.
  await openNote(phone, 'Team 5 0–0 Team 6');
  await expect(card(phone, 'Team 5 0–0 Team 6')).toContainText('1 other result from the same sender');
  await expect(panelOf(phone).getByRole('button', { name: 'Block for 12 hours' })).toHaveCount(0);
  await decide(phone, 'Approve', 'Team 1 2–1 Team 2');
  await expect
    .poll(async () => (await api.record())[0])
    .toMatchObject({ action: 'approve-result', by: 'Ann' });

  // The link was opened: it is useless on another device.
  const stranger = await (await browser.newContext()).newPage();
  await open(stranger, link);
  await panelOf(stranger).getByRole('button', { name: 'Log in on this device' }).click();
  await expect(
    stranger.getByText('has been opened on another device', { exact: false }).first(),
  ).toBeVisible();

  // Its own device can log in again without it.
  await panelOf(phone).getByRole('button', { name: 'Logout' }).click();
  await panelOf(phone).getByRole('button', { name: 'Log in as Ann' }).click();
  await expect(panelOf(phone).getByText('Logged in as Ann')).toBeVisible();

  const overview = await openTab(page, 'Overview');
  await expect(overview.getByText('Ann, ', { exact: false }).first()).toBeVisible();
  await openTab(page, 'Staff');
  await tab.getByRole('button', { name: 'Revoke: Ann' }).click();
  await pressEnter(question(page, 'Revoke').getByRole('button', { name: 'Revoke' }));
  await expectToastShown(page, 'Link Revoked');
  await expect(panelOf(phone).getByLabel('Admin password')).toBeVisible();
  await expect(phone.getByText('Access Revoked', { exact: true })).toBeVisible();
  await expect(phone.getByText('Session Expired')).toHaveCount(0);
  await context.close();
});
