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
import { hold } from './support/hold.ts';
import { stopClock } from './support/pages.ts';
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const FIXTURES = [6500, 6600, 6700, 6800];
const MATCHES = ['Team 1 2–1 Team 2', 'Team 5 2–1 Team 6', 'Team 9 2–1 Team 10', 'Team 13 2–1 Team 14'];

/** The page's time stands still, so that no machine is too slow for a double tap. */
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

/** Presses where the button of the first card is, whatever card is there by then. */
async function pressAtFirst(page: Page): Promise<() => Promise<void>> {
  const box = await buttonOf(page, MATCHES[0] ?? '').boundingBox();
  if (!box) throw new Error('The first card is not on the screen');
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a double click approves one result; what slid under the pointer acts half a second later', async ({
  page,
  freshSite,
}) => {
  await openStill(page, freshSite);
  const press = await pressAtFirst(page);
  await press();
  await expectCards(page, MATCHES.slice(1));
  await press();
  await page.clock.runFor(400);
  await press();
  await expectCards(page, MATCHES.slice(1));
  await settle(page);
  await press();
  await expectCards(page, MATCHES.slice(2));
  await expect
    .poll(() => storedResults(freshSite))
    .toEqual(['6800 2-1 pending', '6700 2-1 pending', '6600 2-1 approved', '6500 2-1 approved']);
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

test('a card that comes in above moves the others, and they wait as well', async ({ page, freshSite }) => {
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
  await submitResult(freshSite, 6900, '2-1');
  await page.clock.runFor(4_000);
  arrival.release();
  const all = ['Team 17 2–1 Team 18', ...MATCHES.toReversed()];
  await expectCardsInAMoment(page, all);
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expectCards(page, all);
  await settle(page);
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expectCards(page, all.slice(1));
});

test('a question that opens under the finger is not answered by the same double tap', async ({
  page,
  freshSite,
}) => {
  await openStill(page, freshSite);
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Select all' }).click();
  await panel.getByRole('button', { name: 'Approve 4 selected' }).click();
  const confirm = question(page, 'Approve 4 results').getByRole('button', { name: 'Approve 4' });
  await expect(confirm).toBeDisabled();
  await confirm.click({ force: true });
  await page.clock.runFor(400);
  await confirm.click({ force: true });
  await expect(confirm).toBeDisabled();
  expect(await storedResults(freshSite)).toEqual(FIXTURES.toReversed().map((id) => `${id} 2-1 pending`));
  await page.clock.runFor(100);
  await confirm.click();
  await expectCards(page, []);
  await expect
    .poll(() => storedResults(freshSite))
    .toEqual(FIXTURES.toReversed().map((id) => `${id} 2-1 approved`));
});
