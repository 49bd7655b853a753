import type { Locator, Page } from '@playwright/test';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { expectToastShown, openSignedIn, openTab, panelOf, pressEnter, question } from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { holdCalls } from './support/hold.ts';
import { type Administrator, signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small' });

/** Of the groups. */
const SIZES = [4, 4, 4, 4];

const form = (scope: Locator, name: string) => scope.getByRole('form', { name, exact: true });
const button = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true });
const step = (tab: Locator) => tab.getByRole('list', { name: 'Draw progress' }).locator('[aria-current]');

async function openDraw(page: Page, site: { readonly url: string }, api: Administrator): Promise<Locator> {
  await openSignedIn(page, site, api);
  return openTab(page, 'Draw');
}

/** Up to the moment at which the first ball can be revealed. */
async function startDraw(api: Administrator): Promise<void> {
  await api.change('draw/pots', { clubs: drawList({}, SIZES) }, 'PUT');
  await api.change('draw/seal');
  await api.change('draw/hold', { phrase: 'Floodlights' });
}

const drawOf = async (site: { readonly url: string }) => (await fetch(`${site.url}/api/ucl/draw`)).json();

test('the groups are drawn from the panel, by keyboard alone', async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  const tab = await openDraw(page, freshSite, api);
  await expect(step(tab)).toHaveText('Pots');

  // The current clubs; typed text is validated at once.
  const club = (number: number) => tab.getByRole('textbox', { name: `Club ${number}`, exact: true });
  await expect(club(16)).toHaveValue('Team 16');
  await club(1).fill('team 2');
  await expect(club(1)).toHaveAccessibleDescription('"team 2" is listed twice.');
  await expect(tab.getByText('2 problems to fix')).toBeVisible();
  await expect(button(tab, 'Save pots')).toBeDisabled();
  await club(1).fill('Harbour Lions');
  await club(1).press('Enter');
  await expect(club(2)).toBeFocused();
  await tab.getByRole('combobox', { name: 'Pot 1', exact: true }).selectOption('Pot 2');
  await expect(tab.getByText('Each pot needs 4 clubs; pot 2 has 5.')).toBeVisible();
  await tab.getByRole('combobox', { name: 'Pot 2', exact: true }).selectOption('Pot 1');
  await tab.getByRole('combobox', { name: 'Keep apart 1', exact: true }).fill('Harbour');
  await expect(tab.getByText('No problems. Ready to save.')).toBeVisible();
  await expectNoViolations(page, DIALOGS);
  // It is still there after a look at another screen.
  await openTab(page, 'Overview');
  await openTab(page, 'Draw');
  await expect(club(1)).toHaveValue('Harbour Lions');
  await pressEnter(button(tab, 'Save pots'));
  await expectToastShown(page, 'Pots Saved');
  await expect(tab.getByText('Saved. This list is public.')).toBeVisible();

  const seal = form(tab, 'Seal the list');
  await seal.getByLabel('Source of the phrase').fill('Beacon round 7');
  await pressEnter(button(seal, 'Seal the list'));
  await expect(question(page, 'Seal the list').getByRole('listitem')).toHaveText([
    'Clubs and pots can no longer be changed.',
    'No results can be submitted or awarded until the draw is complete or voided.',
    'Both hashes are published immediately.',
    'Club links that you have created stop working when the draw ends. Links from registration keep working.',
  ]);
  await pressEnter(button(question(page, 'Seal the list'), 'Seal the list'));
  await expectToastShown(page, 'List Sealed');
  await expect(step(tab)).toHaveText('Sealed');

  const hold = form(tab, 'Start the draw');
  await pressEnter(button(hold, 'Start the draw'));
  await expect(hold.getByRole('alert')).toHaveText('Please fill in every field.');
  await expect(hold).toContainText('Announced source: Beacon round 7');
  await hold.getByLabel('Phrase').fill('Floodlights');
  await hold.getByLabel('Phrase').press('Enter');
  await pressEnter(button(question(page, 'Start the draw'), 'Start the draw'));
  await expectToastShown(page, 'Draw Started');
  await expect(step(tab)).toHaveText('Drawing');

  const balls = tab.getByRole('region', { name: 'Balls' });
  await pressEnter(button(balls, 'Reveal next ball'));
  await expect(balls.getByRole('status')).toContainText('Ball 1 of 16');
  const { clubs, steps } = await drawOf(freshSite);
  expect(clubs[0]).toEqual({ name: 'Harbour Lions', pot: 2, keepApart: 'Harbour' });
  await expect(balls.getByRole('status')).toContainText(
    `${clubs[steps[0].club - 1].name}Group ${steps[0].group} · Pot 1`,
  );
  await expectNoViolations(page, DIALOGS);
  await expect(balls).toContainText('15 balls left.');
  await balls.getByLabel('Several at once').fill('16');
  await expect(button(balls, 'Reveal')).toBeDisabled();
  await balls.getByLabel('Several at once').fill('14');
  await balls.getByLabel('Several at once').press('Enter');
  await expect(question(page, 'Several at once')).toContainText(
    'The next 14 balls will be revealed at once.',
  );
  await pressEnter(button(question(page, 'Several at once'), 'Reveal'));
  await expect(balls.getByRole('status')).toContainText('Ball 15 of 16');

  // The last one is revealed automatically.
  await balls.getByLabel('Seconds per ball').fill('3');
  await balls.getByLabel('Seconds per ball').press('Enter');
  await expect(balls).toContainText('A ball every 3 s.');
  await expect(step(tab)).toHaveText('Done');
  await expect(tab.getByRole('link', { name: 'View the draw page' })).toHaveAttribute('href', '/draw');
});

test('a list is pasted as CSV, its errors are reported by line, and nothing of it is lost, nor of a colleague’s list', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  const tab = await openDraw(page, freshSite, api);
  const lines = drawList({ Nordic: [1, 5] }, SIZES).map(({ name, pot, keepApart }) =>
    [name, pot, keepApart ?? ''].join(),
  );
  const text = ['name,pot,keep apart', ...lines.with(2, 'Club 3,5').with(9, ',2')].join('\n');
  await tab.getByRole('radio', { name: 'CSV' }).press('Space');
  const field = tab.getByLabel('List of clubs and pots');
  await field.fill(text);
  const preview = tab.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('row').filter({ hasText: 'There is no pot "5".' })).toContainText('Club 3');
  await expect(
    preview.getByRole('row').filter({ hasText: 'The name is empty.' }).getByRole('rowheader'),
  ).toHaveText('11');
  await expect(button(tab, 'Save pots')).toBeDisabled();
  const seal = tab.getByRole('region', { name: 'Seal the list' });
  await expect(seal).toContainText('You have unsaved changes.');
  await tab.getByRole('radio', { name: 'By hand' }).press('Space');
  // A discarded draft does not prevent the saved list from being sealed.
  await expect(seal).toContainText('Save the list before you seal it.');
  await button(tab, 'Save pots').click();
  await expectToastShown(page, 'Pots Saved');
  await expect(button(form(tab, 'Seal the list'), 'Seal the list')).toBeEnabled();
  await openTab(page, 'Overview');
  await openTab(page, 'Draw');
  await tab.getByRole('radio', { name: 'CSV' }).press('Space');
  await expect(field).toHaveValue(text);
  await field.fill(lines.join('\n'));
  await button(tab, 'Save pots').click();
  await expectToastShown(page, 'Pots Saved');
  await expect(field).toHaveValue('');
  expect((await drawOf(freshSite)).clubs[4]).toEqual({ name: 'Club 5', pot: 1, keepApart: 'Nordic' });

  // A list that another administrator saves in the meantime is not overwritten unseen.
  await tab.getByRole('radio', { name: 'By hand' }).press('Space');
  const first = tab.getByRole('textbox', { name: 'Club 1', exact: true });
  await first.fill('Harbour Lions');
  await expect(tab.getByText('Not saved yet.')).toBeVisible();
  await api.change('draw/pots', { clubs: drawList({}, SIZES) }, 'PUT');
  await expect(tab).toContainText('A colleague has saved another list since you started.');
  await expect(first).toHaveValue('Harbour Lions');
  await button(tab, 'Discard my changes').click();
  await expect(first).toHaveValue('Club 1');
});

test.describe('with errors', () => {
  test.use({ expectedComplaint: /status of 4(09|22)|ERR_FAILED/ });

  test('each press reveals one ball, on a double tap, with two administrators and when a reply is lost; then the draw is voided', async ({
    page,
    freshSite,
  }) => {
    const api = await signIn(freshSite);
    await startDraw(api);
    const tab = await openDraw(page, freshSite, api);
    const balls = tab.getByRole('region', { name: 'Balls' });
    await expect(balls).toContainText('No ball revealed yet.');
    const next = button(balls, 'Reveal next ball');
    const expectBall = (ball: number) =>
      expect(balls.getByRole('status')).toContainText(`Ball ${ball} of 16`);
    const sent = await holdCalls(page, '**/api/ucl/draw/reveal');
    await next.dblclick();
    await next.evaluate((element: HTMLElement) => element.click());
    sent.release();
    await expectBall(1);
    expect(sent.bodies()).toEqual([{ count: 1, after: 0 }]);

    // Another administrator reveals the second one; the screen follows, and the next is the third.
    await api.change('draw/reveal', { count: 1, after: 1 });
    await expectBall(2);
    await next.click();
    await expectBall(3);

    // This page does not receive the fourth one.
    await page.route(/\/api\/ucl\/draw(\?|$)/, (route) => route.abort());
    await api.change('draw/reveal', { count: 1 });
    await next.click();
    await expectToastShown(
      page,
      'Ball Not Revealed',
      '4 balls have been revealed, not 3. Please check before you continue.',
    );
    await page.unroute(/\/api\/ucl\/draw(\?|$)/);
    await expectBall(4);

    await page.route('**/api/ucl/draw/reveal', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await next.click();
    await expectToastShown(
      page,
      'No Response',
      'The ball may have been revealed. Please check the last ball before you continue.',
    );
    await expectBall(5);
    expect((await drawOf(freshSite)).steps).toHaveLength(5);

    // The question explains what will be published; then the list can be changed again.
    const voidForm = form(tab, 'Void the draw');
    await voidForm.getByLabel('Reason').fill('A club was missing');
    await button(voidForm, 'Void the draw').click();
    const requested = question(page, 'Void the draw');
    await expect(requested).toContainText(
      'The secret and all 16 balls are published, including those not revealed yet.',
    );
    await button(requested, 'Void the draw').click();
    await expectToastShown(page, 'Draw Voided');
    await expect(step(tab)).toHaveText('Pots');
    await expect(tab).toContainText('One draw was voided earlier.');
    await expect(tab.getByRole('textbox', { name: 'Club 1', exact: true })).toHaveValue('Club 1');
  });

  test('a draw before its time, and a list while there is a result, are refused with the reason', async ({
    page,
    freshSite,
  }) => {
    const api = await signIn(freshSite);
    const result = await submitResult(freshSite, 6500, '2-1');
    const tab = await openDraw(page, freshSite, api);
    await expect(tab).toContainText('The groups cannot be drawn while there are results.');
    await button(tab, 'Save pots').click();
    await expectToastShown(
      page,
      'Change Failed',
      'Some matches have results. Please reset all results before you draw the groups.',
    );
    await api.reject(result);
    await button(tab, 'Go to Reset Functions').click();
    await expect(panelOf(page).getByRole('tabpanel', { name: 'Reset Functions' })).toBeVisible();
    await api.resetMatch(6500);

    await api.change('draw/pots', { clubs: drawList({}, SIZES) }, 'PUT');
    await api.change('draw/seal', { drawAt: '2999-01-01T20:00:00.000Z' });
    await openTab(page, 'Draw');
    const hold = form(tab, 'Start the draw');
    await expect(hold).toContainText('Announced for 1 Jan 2999, 20:00 GMT');
    await hold.getByLabel('Phrase').fill('Floodlights');
    await button(hold, 'Start the draw').click();
    await button(question(page, 'Start the draw'), 'Start the draw').click();
    await expectToastShown(
      page,
      'Change Failed',
      'The draw was announced for 1 Jan 2999, 20:00 GMT. Please wait until then, or void it first.',
    );
    await expect(hold.getByLabel('Phrase')).toHaveValue('Floodlights');
  });
});
