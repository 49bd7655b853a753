import type { Locator } from '@playwright/test';
import { expectToastShown, openSignedIn, openTab, panelOf, pressEnter, question } from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { open } from './support/pages.ts';
import { type Administrator, signIn } from './support/results.ts';
import { playGroups, SIXTEEN_CLUBS } from './support/season.ts';
import { expect, test } from './support/site.ts';

const form = (scope: Locator, name: string) => scope.getByRole('form', { name, exact: true });
const button = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true });
const facts = async (site: { readonly url: string }) =>
  (await fetch(`${site.url}/api/ucl/tournament`)).json();

/** The home club wins a tie. */
function award(api: Administrator, fixtureId: number): Promise<void> {
  return api.change('award-result', { fixtureId, kind: 'no-show', absent: 'away', reason: 'Not there' });
}

// The error is a 409.
test.use({ season: 'small', expectedComplaint: /status of 409/ });

test('the groups are closed after a review of all 16 places, and reopened; a tie is awarded, and reset with later ones', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Knockouts');
  await expect(tab).toContainText('24 group matches are undecided.');
  await expect(button(tab, 'Close the groups')).toHaveCount(0);
  const places = tab.getByRole('region', { name: 'If the groups were closed now' });
  await expect(places.getByRole('listitem')).toHaveCount(8);
  await expect(places.getByText('B2Team 6behind 1st in alphabetical order')).toBeVisible();
  await expectNoViolations(page, DIALOGS);

  // The panel would follow every change.
  await open(page, `${freshSite.url}/privacy`);
  await playGroups(freshSite, api, SIXTEEN_CLUBS);
  await openSignedIn(page, freshSite, api);
  await openTab(page, 'Knockouts');
  await expect(places.getByText('B2Team 6behind 1st on points')).toBeVisible();
  await expect(places.getByText('A1Team 1ahead of 2nd on points')).toBeVisible();
  await pressEnter(button(form(tab, 'Close the groups'), 'Close the groups'));
  await pressEnter(button(question(page, 'Close the groups'), 'Close the groups'));
  await expectToastShown(page, 'Groups Closed');
  expect((await facts(freshSite)).places.ucl.slice(0, 2)).toEqual([1, 6]);

  const ties = tab.getByRole('region', { name: 'Ties' });
  await expect(ties.getByRole('listitem')).toHaveCount(4);
  await expect(ties.getByRole('listitem').first()).toContainText('Team 1 vs Team 6');
  await pressEnter(button(form(tab, 'Reopen the groups'), 'Reopen the groups'));
  await pressEnter(button(question(page, 'Reopen the groups'), 'Reopen the groups'));
  await expectToastShown(page, 'Groups Reopened');
  expect((await facts(freshSite)).places).toBeNull();

  await api.change('close-groups');
  for (const id of [9026, 9027, 9028]) await award(api, id);
  await button(ties, 'Award: Team 1 vs Team 6').click();

  const ruling = form(await openTab(page, 'Rulings'), 'Award a match');
  await expect(ruling.getByLabel('Match')).toHaveValue('9025');
  await ruling.getByLabel('Decision').selectOption('Ruling with a score');
  await ruling.getByLabel('Home score').fill('1');
  await ruling.getByLabel('Away score').fill('1');
  await ruling.getByLabel('Reason').fill('Video evidence');
  await button(ruling, 'Award match').click();
  await expect(ruling.getByRole('alert')).toHaveText('Please fill in every field.');
  await ruling.getByLabel('Home penalties').fill('5');
  await ruling.getByLabel('Away penalties').fill('4');
  await button(ruling, 'Award match').click();
  await expect(question(page, 'Award a match')).toContainText('Team 1 meet Team 9 in the semi-final');
  await expectNoViolations(page, DIALOGS);
  await button(question(page, 'Award a match'), 'Award match').click();
  await expectToastShown(page, 'Match Awarded');

  // The semi-finals, then the final on the same path.
  await award(api, 9029);
  await award(api, 9030);
  await ruling.getByLabel('Match').selectOption({ value: '9025' });
  await expect(ruling).toContainText('A later match depends on this one and has a result. Reset it first:');
  await expect(ruling).toContainText('Team 1 1–0 Team 9');
  await button(ruling, 'Go to Reset Functions').click();
  const resets = panelOf(page).getByRole('tabpanel', { name: 'Reset Functions' });
  await expect(resets.getByLabel('Match ID')).toHaveValue('9025');
  await button(resets, 'Reset Match').click();
  const requested = question(page, 'Reset Match');
  await expect(requested.getByRole('listitem')).toHaveText(['UCL semi-final, ApprovedTeam 1 1–0 Team 9']);

  // Another result arrives while the question is open and this page cannot receive it: it asks again.
  await page.route(/\/api\/ucl\/(match-results|tournament)/, (route) => route.fulfill({ status: 304 }));
  await award(api, 9031);
  await button(requested, 'Reset Match').click();
  await expectToastShown(
    page,
    'Reset Failed',
    'Later matches that depend on this one have results. Please reset those as well.',
  );
  await page.unroute(/\/api\/ucl\/(match-results|tournament)/);
  await expect(requested.getByRole('listitem')).toHaveText([
    'UCL semi-final, ApprovedTeam 1 1–0 Team 9',
    'UCL final, ApprovedTeam 1 1–0 Team 5',
  ]);
  await button(requested, 'Reset Match').click();
  await expectToastShown(page, 'Match Reset Complete', '3 results reset.');
  const left = (await api.results()).filter(({ stage }) => stage === 'knockout');
  expect(left.map(({ fixtureId }) => fixtureId).sort()).toEqual([9026, 9027, 9028, 9030]);
});
