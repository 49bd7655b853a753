import {
  decide,
  expectNoMoreToasts,
  expectToastShown,
  openSignedIn,
  openTab,
  question,
} from './support/admin.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test('a proxy that sends every call twice gets the replies of single calls', async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await submitResult(freshSite, 6500, '2-1');
  await openSignedIn(page, freshSite, api);
  await page.route('**/api/ucl/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await route.fetch();
    return route.fulfill({ response: await route.fetch() });
  });

  const match = 'Team 1 2–1 Team 2';
  await decide(page, 'Approve', match);
  await expectToastShown(page, 'Result Approved', match);

  const clubs = await openTab(page, 'Clubs');
  await clubs.getByRole('button', { name: 'Rename Team 3', exact: true }).click();
  await clubs.getByLabel('New name, Team 3').fill('Harbour Lions');
  await clubs.getByRole('button', { name: 'Save' }).click();
  await expectToastShown(page, 'Club Renamed', 'Team 3 is now Harbour Lions.');

  const resets = await openTab(page, 'Reset Functions');
  await resets.getByLabel('Group to reset').selectOption('Group A');
  await resets.getByRole('button', { name: 'Reset Group' }).click();
  await question(page, 'Reset Group').getByRole('button', { name: 'Reset Group' }).click();
  await expectToastShown(page, 'Group Reset Complete', '1 result reset.');

  await expectNoMoreToasts(page);
  const recorded = (await api.record()).map(({ action }) => action);
  expect(recorded).toEqual(['reset-group', 'rename-clubs', 'approve-result', 'login']);
});
