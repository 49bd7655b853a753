import type { Page } from '@playwright/test';
import {
  card,
  expectCards,
  expectCardsInAMoment,
  openSignedIn,
  panelOf,
  question,
  untilSettled,
} from './support/admin.ts';
import { hold, holdCalls } from './support/hold.ts';
import { expectTerms, stopClock } from './support/pages.ts';
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small' });

const FIXTURES = [6500, 6600, 6700, 6800];
const MATCHES = ['Team 1 2–1 Team 2', 'Team 5 2–1 Team 6', 'Team 9 2–1 Team 10', 'Team 13 2–1 Team 14'];

/** The page's clock is stopped, so that no machine is too slow for a double tap. */
async function openStill(page: Page, site: { readonly url: string }): Promise<void> {
  for (const fixture of FIXTURES) await submitResult(site, fixture, '2-1');
  await stopClock(page);
  await openSignedIn(page, site, await signIn(site));
  await expectCardsInAMoment(page, MATCHES);
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.clock.runFor(500);
  await untilSettled(page);
}

const buttonOf = (page: Page, match: string) =>
  panelOf(page).getByRole('button', { name: `Approve ${match}` });

/** Presses at the position of the first card's button, whichever card is there by then. */
async function holdFirstPress(page: Page): Promise<() => Promise<void>> {
  const box = await buttonOf(page, MATCHES[0] ?? '').boundingBox();
  if (!box) throw new Error('The first card is not on the screen');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The position of every row on the screen. */
const places = (page: Page) =>
  panelOf(page)
    .getByRole('list', { name: 'Results' })
    .locator('> li')
    .evaluateAll((rows) => rows.map((row) => ({ ...row.getBoundingClientRect().toJSON() })));

const kept = (page: Page) => panelOf(page).getByRole('button', { name: /^Undo: / });

test('a decided result leaves the list, count and selection at once, and keeps its place under the pointer', async ({
  page,
  freshSite,
}) => {
  await openStill(page, freshSite);
  const panel = panelOf(page);
  const [first = '', ...others] = MATCHES;
  await panel.getByRole('button', { name: 'Select all' }).click();
  await expectTerms(panel, { 'Pending Review': '4', Approved: '0' });
  const before = await places(page);
  const calls = await holdCalls(page, '**/api/ucl/approve-result');
  const press = await holdFirstPress(page);
  await press();
  await expectCardsInAMoment(page, others);
  await expectTerms(panel, { 'Pending Review': '3', Approved: '1' });
  await expect(panel.getByRole('button', { name: 'Approve 3 selected' })).toBeVisible();
  expect(await places(page)).toEqual(before);
  // There is nothing to undo before the server has recorded it, and nothing under a double click.
  await expect(panel.getByText('Approved', { exact: true }).last()).toBeVisible();
  await expect(kept(page)).toHaveCount(0);
  await press();
  calls.release();
  await expect(kept(page)).toHaveAccessibleName(`Undo: Approved ${first}`);
  await press();
  await page.clock.runFor(5_000);
  await press();
  await expectCards(page, others);
  expect(await places(page)).toEqual(before);

  // Undo returns it to its place.
  await kept(page).click();
  await expectCardsInAMoment(page, MATCHES);
  expect(await places(page)).toEqual(before);
  await settle(page);
  await buttonOf(page, others[0] ?? '').click();
  await expectCards(page, MATCHES.toSpliced(1, 1));
  await expect(kept(page)).toHaveCount(1);

  // It closes after a few seconds, once the pointer has left the list.
  await panel.getByRole('tab', { name: 'Result Approval' }).hover();
  await page.clock.runFor(3_000);
  expect(await places(page)).toEqual(before);
  await page.clock.runFor(1_500);
  await expect(kept(page)).toHaveCount(0);
  expect(await places(page)).toHaveLength(3);
  await expect
    .poll(() => storedResults(freshSite))
    .toEqual(['6800 2-1 pending', '6700 2-1 pending', '6600 2-1 approved', '6500 2-1 pending']);
});

test('a key pressed twice decides one result, and so does a button under Enter', async ({
  page,
  freshSite,
}) => {
  await openStill(page, freshSite);
  await card(page, MATCHES[0] ?? '').press('a');
  await expect(card(page, MATCHES[1] ?? '')).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await expectCards(page, MATCHES.slice(1));
  await settle(page);
  await page.keyboard.press('r');
  await expectCards(page, MATCHES.slice(2));
  await settle(page);
  await buttonOf(page, MATCHES[2] ?? '').press('Enter');
  await expect(buttonOf(page, MATCHES[3] ?? '')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expectCards(page, MATCHES.slice(3));
  await expect
    .poll(() => storedResults(freshSite))
    .toEqual(['6800 2-1 pending', '6700 2-1 approved', '6600 2-1 rejected', '6500 2-1 approved']);
});

test('what moves or opens under the finger waits: cards below a new one, and a question', async ({
  page,
  freshSite,
}) => {
  await openStill(page, freshSite);
  await panelOf(page).getByLabel('Order').selectOption('Newest first');
  await expectCards(page, MATCHES.toReversed());
  await settle(page);
  const box = await buttonOf(page, MATCHES[3] ?? '').boundingBox();
  const arrival = hold();
  await page.route('**/api/ucl/pending-results', async (route) => {
    await arrival.released;
    await route.continue();
  });
  await submitResult(freshSite, 6805, '2-1');
  await page.clock.runFor(4_000);
  arrival.release();
  const all = ['Team 15 2–1 Team 16', ...MATCHES.toReversed()];
  await expectCardsInAMoment(page, all);
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expectCards(page, all);
  await settle(page);
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expectCards(page, all.slice(1));

  await settle(page);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Select all' }).click();
  await panel.getByRole('button', { name: 'Approve 4 selected' }).click();
  const confirm = question(page, 'Approve 4 results').getByRole('button', { name: 'Approve 4' });
  await expect(confirm).toBeDisabled();
  await confirm.click({ force: true });
  await page.clock.runFor(400);
  await confirm.click({ force: true });
  await expect(confirm).toBeDisabled();
  const undecided = FIXTURES.toReversed().map((id) => `${id} 2-1 pending`);
  await expect.poll(() => storedResults(freshSite)).toEqual(['6805 2-1 approved', ...undecided]);
  await page.clock.runFor(100);
  await confirm.click();
  await expectCards(page, []);
  await expect
    .poll(() => storedResults(freshSite))
    .toEqual([6805, ...FIXTURES.toReversed()].map((id) => `${id} 2-1 approved`));
});
