import type { Locator, Page } from '@playwright/test';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { expectTold, openSignedIn, openTab, panelOf, pressEnter, question } from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { holdCalls } from './support/hold.ts';
import { type Administrator, signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const form = (scope: Locator, name: string) => scope.getByRole('form', { name, exact: true });
const button = (scope: Locator, name: string) => scope.getByRole('button', { name, exact: true });
const step = (tab: Locator) => tab.getByRole('list', { name: 'Steps of the draw' }).locator('[aria-current]');

async function openDraw(page: Page, site: { readonly url: string }, api: Administrator): Promise<Locator> {
  await openSignedIn(page, site, api);
  await openTab(page, 'Season');
  return openTab(page, 'Draw');
}

/** Up to the moment at which the first ball can be told. */
async function holdDraw(api: Administrator): Promise<void> {
  await api.change('draw/pots', { clubs: drawList() }, 'PUT');
  await api.change('draw/seal');
  await api.change('draw/hold', { phrase: 'Floodlights' });
}

const drawOf = async (site: { readonly url: string }) => (await fetch(`${site.url}/api/ucl/draw`)).json();

test('the groups are drawn from the panel, by keyboard alone', async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  const tab = await openDraw(page, freshSite, api);
  await expect(step(tab)).toHaveText('Pots');

  // The clubs as they stand, and what is typed is judged at once.
  const club = (number: number) => tab.getByRole('textbox', { name: `Club ${number}`, exact: true });
  await expect(club(64)).toHaveValue('Team 64');
  await club(1).fill('team 2');
  await expect(club(1)).toHaveAccessibleDescription('"team 2" is listed twice.');
  await expect(tab.getByText('2 problems to fix')).toBeVisible();
  await expect(button(tab, 'Save pots')).toBeDisabled();
  await club(1).fill('Harbour Lions');
  await club(1).press('Enter');
  await expect(club(2)).toBeFocused();
  await tab.getByRole('combobox', { name: 'Pot 1', exact: true }).selectOption('Pot 2');
  await expect(tab.getByText('Each pot needs 16 clubs; pot 2 has 17.')).toBeVisible();
  await tab.getByRole('combobox', { name: 'Pot 2', exact: true }).selectOption('Pot 1');
  await tab.getByRole('combobox', { name: 'Keep apart 1', exact: true }).fill('Harbour');
  await expect(tab.getByText('No problems. Ready to save.')).toBeVisible();
  await expectNoViolations(page, DIALOGS);
  // It is still there when the administrator has looked at something else.
  await openTab(page, 'Overview');
  await openTab(page, 'Season');
  await expect(club(1)).toHaveValue('Harbour Lions');
  await pressEnter(button(tab, 'Save pots'));
  await expectTold(page, 'Pots Saved');
  await expect(tab.getByText('Saved. Everybody sees this list.')).toBeVisible();

  const seal = form(tab, 'Seal the list');
  await seal.getByLabel('Where the phrase will come from').fill('Beacon round 7');
  await pressEnter(button(seal, 'Seal the list'));
  await expect(question(page, 'Seal the list').getByRole('listitem')).toHaveText([
    'Neither clubs nor pots can be changed.',
    'No result can be reported or awarded until the draw is done or given up.',
    'The fingerprints are public at once.',
  ]);
  await expectNoViolations(page, DIALOGS);
  await pressEnter(button(question(page, 'Seal the list'), 'Seal the list'));
  await expectTold(page, 'List Sealed');
  await expect(step(tab)).toHaveText('Sealed');

  const hold = form(tab, 'Hold the draw');
  await pressEnter(button(hold, 'Hold the draw'));
  await expect(hold.getByRole('alert')).toHaveText('Please fill in every field.');
  await expect(hold).toContainText('Announced source: Beacon round 7');
  await hold.getByLabel('Phrase').fill('Floodlights');
  await expectNoViolations(page, DIALOGS);
  await hold.getByLabel('Phrase').press('Enter');
  await pressEnter(button(question(page, 'Hold the draw'), 'Hold the draw'));
  await expectTold(page, 'Draw Held');
  await expect(step(tab)).toHaveText('Drawing');

  const balls = tab.getByRole('region', { name: 'Balls' });
  await pressEnter(button(balls, 'Next ball'));
  await expect(balls.getByRole('status')).toContainText('Ball 1 of 64');
  const { clubs, steps } = await drawOf(freshSite);
  expect(clubs[0]).toEqual({ name: 'Harbour Lions', pot: 2, keepApart: 'Harbour' });
  await expect(balls.getByRole('status')).toContainText(
    `${clubs[steps[0].club - 1].name}Group ${steps[0].group} · Pot 1`,
  );
  await expectNoViolations(page, DIALOGS);
  await expect(balls).toContainText('63 balls are left.');
  await balls.getByLabel('Several at once').fill('64');
  await expect(button(balls, 'Tell them')).toBeDisabled();
  await balls.getByLabel('Several at once').fill('61');
  await balls.getByLabel('Several at once').press('Enter');
  await expect(question(page, 'Several at once')).toContainText(
    'The next 61 balls are told at the same moment.',
  );
  await pressEnter(button(question(page, 'Several at once'), 'Tell them'));
  await expect(balls.getByRole('status')).toContainText('Ball 62 of 64');

  // The last two come by themselves.
  await balls.getByLabel('Seconds a ball').fill('3');
  await balls.getByLabel('Seconds a ball').press('Enter');
  await expect(balls).toContainText('A ball every 3 s.');
  await expect(step(tab)).toHaveText('Done');
  await expect(tab.getByRole('link', { name: 'Open the draw' })).toHaveAttribute('href', '/draw');
  await expectNoViolations(page, DIALOGS);
});

test('a list is pasted as CSV, its faults are told by line, and nothing of it is lost', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  const tab = await openDraw(page, freshSite, api);
  const lines = drawList({ Nordic: [1, 5] }).map(({ name, pot, keepApart }) =>
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
  await expectNoViolations(page, DIALOGS);
  await expect(button(tab, 'Save pots')).toBeDisabled();
  const seal = tab.getByRole('region', { name: 'Seal the list' });
  await expect(seal).toContainText('There are changes of yours that nobody else sees yet.');
  await tab.getByRole('radio', { name: 'By hand' }).press('Space');
  // What is put aside does not keep the list that was saved by hand from being sealed.
  await expect(seal).toContainText('Once a list is saved it can be sealed here.');
  await button(tab, 'Save pots').click();
  await expectTold(page, 'Pots Saved');
  await expect(button(form(tab, 'Seal the list'), 'Seal the list')).toBeEnabled();
  await openTab(page, 'Overview');
  await openTab(page, 'Season');
  await tab.getByRole('radio', { name: 'CSV' }).press('Space');
  await expect(field).toHaveValue(text);
  await field.fill(lines.join('\n'));
  await button(tab, 'Save pots').click();
  await expectTold(page, 'Pots Saved');
  await expect(field).toHaveValue('');
  expect((await drawOf(freshSite)).clubs[4]).toEqual({ name: 'Club 5', pot: 1, keepApart: 'Nordic' });
});

test('a double tap tells one ball, and so do two administrators', async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await holdDraw(api);
  const tab = await openDraw(page, freshSite, api);
  const balls = tab.getByRole('region', { name: 'Balls' });
  const next = button(balls, 'Next ball');
  const sent = await holdCalls(page, '**/api/ucl/draw/reveal');
  await next.dblclick();
  await next.evaluate((element: HTMLElement) => element.click());
  sent.release();
  await expect(balls.getByRole('status')).toContainText('Ball 1 of 64');
  expect(sent.bodies()).toEqual([{ count: 1, after: 0 }]);

  // A colleague tells the second one; the screen follows, and the next is the third.
  await api.change('draw/reveal', { count: 1, after: 1 });
  await expect(balls.getByRole('status')).toContainText('Ball 2 of 64');
  await next.click();
  await expect(balls.getByRole('status')).toContainText('Ball 3 of 64');
  expect((await drawOf(freshSite)).steps).toHaveLength(3);
});

test.describe('what the server refuses', () => {
  test.use({ expectedComplaint: /status of 4(09|22)|ERR_FAILED/ });

  test('is told in its words: a ball that somebody else has told already', async ({ page, freshSite }) => {
    const api = await signIn(freshSite);
    await holdDraw(api);
    const tab = await openDraw(page, freshSite, api);
    const balls = tab.getByRole('region', { name: 'Balls' });
    await expect(balls).toContainText('No ball has been told yet.');
    // This page hears nothing of the first ball.
    await page.route(/\/api\/ucl\/draw(\?|$)/, (route) => route.abort());
    await api.change('draw/reveal', { count: 1 });
    await button(balls, 'Next ball').click();
    await expectTold(page, 'Ball Not Told', '1 ball has been told, not 0. Please look before you go on.');
    await page.unroute(/\/api\/ucl\/draw(\?|$)/);
    await expect(balls.getByRole('status')).toContainText('Ball 1 of 64');
  });

  test('a ball that was told although its answer was lost is not called untold', async ({
    page,
    freshSite,
  }) => {
    const api = await signIn(freshSite);
    await holdDraw(api);
    const tab = await openDraw(page, freshSite, api);
    const balls = tab.getByRole('region', { name: 'Balls' });
    await page.route('**/api/ucl/draw/reveal', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(balls, 'Next ball').click();
    await expectTold(
      page,
      'No Answer',
      'The ball may have been told all the same. Please look at the last one before you go on.',
    );
    await expect(balls.getByRole('status')).toContainText('Ball 1 of 64');
  });

  test('is told in its words: a draw before its time, and a list while a result is in play', async ({
    page,
    freshSite,
  }) => {
    const api = await signIn(freshSite);
    const result = await submitResult(freshSite, 6500, '2-1');
    const tab = await openDraw(page, freshSite, api);
    await expect(tab).toContainText('Results are in play, so the groups cannot be drawn.');
    await button(tab, 'Save pots').click();
    await expectTold(
      page,
      'Change Failed',
      'Results are in play. Please reset them all before you draw the groups.',
    );
    await api.reject(result);
    await button(tab, 'Go to Reset Functions').click();
    await expect(panelOf(page).getByRole('tabpanel', { name: 'Reset Functions' })).toBeVisible();
    await api.resetMatch(6500);

    await api.change('draw/pots', { clubs: drawList() }, 'PUT');
    await api.change('draw/seal', { drawAt: '2999-01-01T20:00:00.000Z' });
    await openTab(page, 'Season');
    const hold = form(tab, 'Hold the draw');
    await expect(hold).toContainText('Announced for 1 Jan 2999, 20:00 GMT');
    await hold.getByLabel('Phrase').fill('Floodlights');
    await button(hold, 'Hold the draw').click();
    await button(question(page, 'Hold the draw'), 'Hold the draw').click();
    await expectTold(
      page,
      'Change Failed',
      'The draw was announced for 1 Jan 2999, 20:00 GMT. Please wait until then, or give it up first.',
    );
    await expect(hold.getByLabel('Phrase')).toHaveValue('Floodlights');
  });
});

test('giving a draw up says first what it publishes, and the list can be changed again', async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await holdDraw(api);
  const tab = await openDraw(page, freshSite, api);
  const giveUp = form(tab, 'Give the draw up');
  await giveUp.getByLabel('Reason').fill('A club was missing');
  await button(giveUp, 'Give the draw up').click();
  const asked = question(page, 'Give the draw up');
  await expect(asked).toContainText(
    'The secret and all 64 balls are published, also those that were not told yet.',
  );
  await expectNoViolations(page, DIALOGS);
  await button(asked, 'Give the draw up').click();
  await expectTold(page, 'Draw Given Up');
  await expect(step(tab)).toHaveText('Pots');
  await expect(tab).toContainText('One draw was given up before.');
  await expect(tab.getByRole('textbox', { name: 'Club 1', exact: true })).toHaveValue('Club 1');
});

test('a list that a colleague saves meanwhile is not replaced unseen', async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  const tab = await openDraw(page, freshSite, api);
  const first = tab.getByRole('textbox', { name: 'Club 1', exact: true });
  await first.fill('Harbour Lions');
  await expect(tab.getByText('Not saved yet.')).toBeVisible();
  await api.change('draw/pots', { clubs: drawList() }, 'PUT');
  await expect(tab).toContainText('Somebody else has saved another list since you began.');
  await expect(first).toHaveValue('Harbour Lions');
  await button(tab, 'Discard my changes').click();
  await expect(first).toHaveValue('Club 1');
});
