import type { Locator } from '@playwright/test';
import {
  adminButton,
  expectNoMoreToasts,
  expectToastShown,
  openSignedIn,
  openTab,
  panelOf,
  question,
} from './support/admin.ts';
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small', expectedComplaint: /ERR_FAILED|status of 503/ });

const press = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true }).click();

async function expectAwayFromTheEdges(asked: Locator, action: string): Promise<void> {
  const [box, loss, confirm] = [
    await asked.boundingBox(),
    await asked
      .getByText(/^\d+ results? in/)
      .first()
      .boundingBox(),
    await asked.getByRole('button', { name: action }).boundingBox(),
  ];
  if (!box || !loss || !confirm) throw new Error('The question is not on the screen');
  expect(loss.x - box.x).toBeGreaterThanOrEqual(16);
  expect(box.x + box.width - confirm.x - confirm.width).toBeGreaterThanOrEqual(16);
  expect(box.y + box.height - confirm.y - confirm.height).toBeGreaterThanOrEqual(16);
}

test('every reset names the affected results, and removes them only when it is confirmed', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  for (const fixture of [6700, 6701, 6702, 6703, 6704, 6705]) await submitResult(freshSite, fixture, '2-1');
  await api.reject(await submitResult(freshSite, 6500, '9-9'));
  for (const fixture of [6500, 6600, 6605]) await submitResult(freshSite, fixture, '0-0');
  const activeFixtures = async () => (await api.results()).map(({ fixtureId }) => fixtureId).toSorted();
  const all = await activeFixtures();
  expect(all).toHaveLength(9);
  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Reset Functions');

  // A group.
  await press(tab, 'Reset Group');
  await expect(tab.getByRole('alert')).toHaveText('Group is required');
  const group = tab.getByLabel('Group to reset');
  await expect(group).toHaveAccessibleDescription('Group is required');
  await expect(group.getByRole('option')).toHaveText([
    'Choose a group',
    ...[...'ABCD'].map((letter) => `Group ${letter}`),
  ]);
  await group.selectOption('Group C');
  await expect(tab.getByRole('alert')).toBeHidden();
  await press(tab, 'Reset Group');
  const groupQuestion = question(page, 'Reset Group');
  await expect(groupQuestion.getByText('6 results in Group C', { exact: true })).toBeVisible();
  await expect(groupQuestion.getByText('6 pending', { exact: true })).toBeVisible();
  await expect(groupQuestion.getByText('This action cannot be undone.', { exact: true })).toBeVisible();
  await expect(groupQuestion.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const risk =
    '6 results in Group C This action cannot be undone. Results stay in the record: an administrator can restore them with Undo until new decisions depend on the reset.';
  await expect(groupQuestion).toHaveAccessibleDescription(risk);
  await expect(groupQuestion.getByRole('button', { name: 'Reset Group' })).toHaveAccessibleDescription(risk);
  await expectAwayFromTheEdges(groupQuestion, 'Reset Group');
  await press(groupQuestion, 'Cancel');
  await expect(groupQuestion).toBeHidden();
  await expect(tab.getByRole('button', { name: 'Reset Group' })).toBeFocused();
  await press(tab, 'Reset Group');
  await page.keyboard.press('Escape');
  await expect(groupQuestion).toBeHidden();
  await expect(panelOf(page)).toBeVisible();
  expect(await activeFixtures()).toEqual(all);
  await press(tab, 'Reset Group');
  await press(groupQuestion, 'Reset Group');
  await expectToastShown(page, 'Group Reset Complete', '6 results reset.');
  expect(await activeFixtures()).toEqual([6500, 6600, 6605]);

  // A match, by its number and by its name.
  const number = tab.getByLabel('Match ID');
  const picker = tab.getByLabel('Match to reset');
  await expect(number).toHaveAttribute('max', '9531');
  await press(tab, 'Reset Match');
  await expect(tab.getByRole('alert')).toHaveText('Match ID is required');
  await expect(number).toHaveAccessibleDescription('Match ID is required');
  for (const unknown of ['9999', '6506', '-1', '6500.5']) {
    await number.fill(unknown);
    await press(tab, 'Reset Match');
    await expect(tab.getByRole('alert')).toHaveText('There is no match with this ID.');
  }
  await number.fill('6605');
  await expect(tab.getByRole('alert')).toBeHidden();
  const picked = picker.getByRole('option', { selected: true });
  await expect(picked).toHaveText('Team 7 vs Team 8 (6605), Matchday 1: 0–0, Pending Review');
  await expect(picked).toHaveAttribute('dir', 'auto');
  await press(tab, 'Reset Match');
  const matchQuestion = question(page, 'Reset Match');
  await expect(matchQuestion.getByText('1 result for Team 7 vs Team 8', { exact: true })).toBeVisible();
  await press(matchQuestion, 'Cancel');
  await picker.selectOption({ value: '6500' });
  await expect(number).toHaveValue('6500');
  await press(tab, 'Reset Match');
  await expect(matchQuestion.getByText('2 results for Team 1 vs Team 2', { exact: true })).toBeVisible();
  await expect(matchQuestion.getByText('1 pending, 1 rejected', { exact: true })).toBeVisible();
  await press(matchQuestion, 'Reset Match');
  await expectToastShown(page, 'Match Reset Complete', '2 results reset.');
  expect(await activeFixtures()).toEqual([6600, 6605]);

  // Everything.
  await press(tab, 'Reset All');
  const wholeQuestion = question(page, 'Reset All');
  await expect(wholeQuestion.getByText('2 results in the entire tournament', { exact: true })).toBeVisible();
  // One that arrives in the meantime would be lost as well.
  await submitResult(freshSite, 6700, '1-1');
  await expect(wholeQuestion.getByText('3 results in the entire tournament', { exact: true })).toBeVisible();
  const word = wholeQuestion.getByLabel('Type CES to confirm');
  await expect(word).toBeFocused();
  for (const wrong of ['', 'ces', 'CE']) {
    await word.fill(wrong);
    await expect(wholeQuestion.getByRole('button', { name: 'Reset All' })).toBeDisabled();
    await word.press('Enter');
  }
  expect(await activeFixtures()).toEqual([6600, 6605, 6700]);
  await word.fill('CES');
  await press(wholeQuestion, 'Reset All');
  await expectToastShown(page, 'Tournament Reset Complete', '3 results reset.');
  expect(await activeFixtures()).toEqual([]);
  expect((await api.record()).slice(0, 3).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'reset-tournament 3 results',
    'reset-match Team 1 vs Team 2, 2 results',
    'reset-group Group C, 6 results',
  ]);
  await expectNoMoreToasts(page);
});

test('a reset that fails is shown, and only pending results are reset if that is chosen, for each reset', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6700, '2-1'));
  await api.reject(await submitResult(freshSite, 6701, '9-9'));
  for (const fixture of [6701, 6702, 6600, 6500]) await submitResult(freshSite, fixture, '0-0');
  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Reset Functions');

  // Typed text stays, in another tab and behind the closed dialog.
  await tab.getByLabel('Group to reset').selectOption('Group A');
  await tab.getByLabel('Match ID').fill('6500');
  await openTab(page, 'Overview');
  await page.keyboard.press('Escape');
  await adminButton(page).press('Enter');
  await openTab(page, 'Reset Functions');
  const reset = async (name: string) => {
    await press(tab, name);
    if (name === 'Reset All') await question(page, name).getByLabel('Type CES to confirm').fill('CES');
    await press(question(page, name), name);
  };
  await page.route('**/api/ucl/reset-*', (route) => route.abort());
  for (const [name, fallback] of Object.entries({
    'Reset Group': 'Failed to reset group scores',
    'Reset Match': 'Failed to reset match score',
    'Reset All': 'Failed to reset tournament scores',
  })) {
    await reset(name);
    await expectToastShown(page, 'Reset Failed', fallback);
  }
  await page.unroute('**/api/ucl/reset-*');
  const message = 'The server cannot save changes right now. Please try again in a moment.';
  await page.route('**/api/ucl/reset-*', (route) =>
    route.fulfill({ status: 503, json: { error: message, code: 'cannot_store' } }),
  );
  await reset('Reset Match');
  await expectToastShown(page, 'Reset Failed', message);
  await page.unroute('**/api/ucl/reset-*');

  const choose = (name: string) => tab.getByRole('form', { name }).getByLabel('Pending results only').check();
  const confirm = async (button: string, loss: string) => {
    await press(tab, button);
    await expect(question(page, button).getByText(loss, { exact: true })).toBeVisible();
    await expect(question(page, button).getByText('Approved and rejected results stay.')).toBeVisible();
    if (button === 'Reset All') await question(page, button).getByLabel('Type CES to confirm').fill('CES');
    await press(question(page, button), button);
  };

  await choose('Group');
  await openTab(page, 'Overview');
  await openTab(page, 'Reset Functions');
  await tab.getByLabel('Group to reset').selectOption('Group C');
  await confirm('Reset Group', '2 pending results in Group C');
  await expectToastShown(page, 'Group Reset Complete', '2 pending results reset.');
  expect(await storedResults(freshSite)).toEqual([
    '6500 0-0 pending',
    '6600 0-0 pending',
    '6701 9-9 rejected',
    '6700 2-1 approved',
  ]);
  await choose('Match');
  await tab.getByLabel('Match ID').fill('6600');
  await confirm('Reset Match', '1 pending result for Team 5 vs Team 6');
  await expectToastShown(page, 'Match Reset Complete', '1 pending result reset.');
  await choose('Entire tournament');
  await confirm('Reset All', '1 pending result in the entire tournament');
  await expectToastShown(page, 'Tournament Reset Complete', '1 pending result reset.');
  expect(await storedResults(freshSite)).toEqual(['6701 9-9 rejected', '6700 2-1 approved']);

  // Without the choice everything is removed, and the question lists it.
  await tab.getByRole('form', { name: 'Group' }).getByLabel('Pending results only').uncheck();
  await press(tab, 'Reset Group');
  await expect(
    question(page, 'Reset Group').getByText('1 approved, 1 rejected', { exact: true }),
  ).toBeVisible();
  await press(question(page, 'Reset Group'), 'Reset Group');
  await expectToastShown(page, 'Group Reset Complete', '2 results reset.');
  expect(await storedResults(freshSite)).toEqual([]);
});
