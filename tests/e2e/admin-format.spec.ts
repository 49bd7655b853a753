import type { Locator } from '@playwright/test';
import { expectToastShown, openSignedIn, openTab, question } from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const form = (tab: Locator) => tab.getByRole('form', { name: 'Format', exact: true });
const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();

// A refused change is 409.
test.use({ expectedComplaint: /status of 409/ });

test('an administrator chooses 27 clubs, until there is a result', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await api.rename([
    { id: 2, name: 'Harbour Lions' },
    { id: 60, name: 'Old Millpond' },
  ]);
  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Format');
  const clubs = form(tab).getByLabel('How many clubs?');
  const choices = form(tab).getByRole('radio');
  await expect(clubs).toHaveValue('64');
  await expect(choices).toHaveCount(1);
  await expect(form(tab)).toContainText('16 groups of 4 · 3 matchdays · 96 group matches');

  await clubs.fill('65');
  await expect(clubs).toHaveAccessibleDescription(/A season has 4 to 64 clubs\./);
  await press(form(tab), 'Set format');
  await expect(question(page, 'Format')).toHaveCount(0);

  // Two numbers of groups are possible; the one without byes is first.
  await clubs.fill('24');
  await expect(choices).toHaveCount(2);
  await expect(choices.first()).toHaveAccessibleName(
    /^24 clubs: 8 groups of 3 · 3 matchdays · 24 group matches/,
  );
  await form(tab).getByLabel('Cups').selectOption('1');
  await expect(choices.first()).not.toHaveAccessibleName(/UEL/);

  await form(tab).getByLabel('Cups').selectOption('2');
  await clubs.fill('27');
  await expect(choices).toHaveAccessibleName(
    /^27 clubs: 8 groups, three of 4 and five of 3 · 3 matchdays · 33 group matches\s*UCL: Round of 16 · UEL: Round of 16, 5 byes/,
  );
  await expectNoViolations(page, DIALOGS);
  // Typed text is not lost by a look at another screen.
  await openTab(page, 'Schedule');
  await openTab(page, 'Format');
  await expect(clubs).toHaveValue('27');
  await press(form(tab), 'Set format');
  await expect(question(page, 'Format').getByRole('listitem')).toHaveText([
    'all club links; send every club a new one afterwards',
    'postponements, kick-offs, deductions and replacements',
    'the saved pots',
    'club names, in order, up to the number of places',
    'deadlines of matchdays and rounds that still exist',
  ]);
  await expectNoViolations(page, DIALOGS);
  await press(question(page, 'Format'), 'Set format');
  await expectToastShown(page, 'Format Set');
  await expect(form(tab)).toContainText('Current format');

  // The other screens follow.
  const draw = await openTab(page, 'Draw');
  await expect(draw).toContainText('27 clubs in four pots: 8 in each of the first three, 3 in pot 4.');
  await expect(draw.getByRole('textbox', { name: /^Club \d+$/ })).toHaveCount(27);
  await expect(draw.getByRole('textbox', { name: 'Club 2', exact: true })).toHaveValue('Harbour Lions');
  const resets = await openTab(page, 'Reset Functions');
  await expect(resets.getByLabel('Group to reset').getByRole('option')).toHaveCount(1 + 8);

  // A result arrives first: refused, and nothing typed is lost.
  await page.route('**/api/ucl/format', async (route) => {
    await submitResult(freshSite, 6501, '2-1');
    await route.continue();
  });
  await openTab(page, 'Format');
  await clubs.fill('12');
  await press(form(tab), 'Set format');
  await press(question(page, 'Format'), 'Set format');
  await expectToastShown(
    page,
    'Change Failed',
    'Some matches have results. Please reset all results before you change the format.',
  );
  await expect(tab).toContainText('The format cannot be changed while there are results.');
  await expect(form(tab)).toHaveCount(0);
  await press(tab, 'Go to Reset Functions');
  await expect(resets).toBeVisible();

  await page.goto(`${freshSite.url}/ng-hub`);
  await expect(page.getByText('Harbour Lions').first()).toBeVisible();
  await expect(page.getByText('Old Millpond')).toHaveCount(0);
  const tournament = await (await fetch(`${freshSite.url}/api/ucl/tournament`)).json();
  expect(tournament.format).toEqual({ clubs: 27, groups: 8, cups: 2, sizes: [4, 4, 4, 3, 3, 3, 3, 3] });
});
