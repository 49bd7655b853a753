import type { Locator, Page } from '@playwright/test';
import { callApi } from '#demo/call-api.ts';
import {
  card,
  expectToastShown,
  openNote,
  openSignedIn,
  openTab,
  panelOf,
  pressEnter,
  question,
} from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { linksOf, openLink, ownClub, phoneWithLink } from './support/club-link.ts';
import { hold } from './support/hold.ts';
import { match, submitThrough } from './support/hub.ts';
import { dialogOf, expectNoSidewaysScrolling, open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectStyled } from './support/styled.ts';
import { expectToast, toasts } from './support/toasts.ts';

const MATCH = 'Team 1 vs Team 2';
const ADD = `Add a screenshot, ${MATCH}`;

/** The smallest possible image. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const press = (scope: Locator, name: string | RegExp) => scope.getByRole('button', { name }).click();
const screenshot = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });

/** As from the phone's gallery. */
async function pictureOf(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: 'final.png', mimeType: 'image/png', buffer: await page.screenshot() };
}

/** It has loaded and can be decoded. */
async function expectShown(picture: Locator): Promise<void> {
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

test('two phones and an administrator: a submission, a dispute with screenshots, a ruling, a receipt, and Reset All undone', {
  tag: '@one-size',
}, async ({ page, browser, fourClubSite }) => {
  const api = await signIn(fourClubSite);
  await api.approve(await submitResult(fourClubSite, 6505, '3-0'));
  const [home = '', away = ''] = await linksOf(fourClubSite, 1, 2);

  const first = await phoneWithLink(browser, home);
  await first.getByRole('tab', { name: 'Match Fixtures' }).click();
  await submitThrough(first, MATCH, '2-1');
  await expect(match(first, MATCH)).toContainText('Submitted by Team 1');
  const picture = await pictureOf(first);
  await match(first, MATCH)
    .getByLabel(ADD)
    .setInputFiles([picture, { ...picture, buffer: PIXEL }]);
  await expect(screenshot(match(first, MATCH), 'Screenshot 2 of 2 from Team 1')).toBeVisible();
  await expect(match(first, MATCH).getByLabel(/^Add /)).toHaveCount(1);

  const second = await phoneWithLink(browser, away);
  await expect(ownClub(second)).toContainText('1 result is waiting for you');
  await expectShown(screenshot(ownClub(second), 'Screenshot 2 of 2 from Team 1').locator('img'));
  await press(ownClub(second), 'Dispute');
  const dispute = dialogOf(second, 'Dispute This Result');
  await dispute.getByRole('spinbutton', { name: 'Home score' }).fill('1');
  await dispute.getByRole('spinbutton', { name: 'Away score' }).fill('1');
  await dispute.getByLabel('What happened').fill('The second goal came after the whistle');
  await expectStyled(dispute);
  await press(dispute, 'Dispute');
  await expect(ownClub(second)).toContainText('You say 1–1. The administrator will decide.');

  // The connection is lost during the first upload; of the other two, one is not an image and one is too many.
  await second.route('**/api/ucl/evidence/*', (route) => route.abort(), { times: 1 });
  const text = { name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from('1–1!') };
  await ownClub(second).getByLabel(ADD).setInputFiles([picture, text, text, text]);
  await expect(ownClub(second)).toContainText(
    'You can add up to three screenshots. The others were not added.',
  );
  await expect(ownClub(second)).toContainText('Screenshots must be JPEG, PNG, WebP or AVIF images.');
  await expect(ownClub(second)).toContainText(
    'The screenshot could not be sent. Please check your connection and try again.',
  );
  await expectNoSidewaysScrolling(second);
  for (let left = 2; left > 0; left -= 1)
    await ownClub(second)
      .locator('li', { hasText: 'Screenshots must be' })
      .last()
      .getByText('Remove')
      .click();
  await press(ownClub(second), 'Retry');
  await expectShown(screenshot(ownClub(second), 'Screenshot 1 of 1 from Team 2').locator('img'));

  await openSignedIn(page, fourClubSite, api);
  const disputed = card(page, 'Team 1 2–1 Team 2');
  await expect(disputed).toContainText('Team 1 says 2–1');
  await expect(disputed).toContainText('Team 2 says 1–1The second goal came after the whistle');
  await expectShown(screenshot(disputed, 'Screenshot 1 of 1 from Team 2').locator('img'));
  // Large enough to judge without opening it.
  const { width } = (await screenshot(disputed, 'Screenshot 1 of 1 from Team 2').boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(320);
  await expectNoViolations(page, DIALOGS);
  await screenshot(disputed, 'Screenshot 2 of 2 from Team 1').press('Enter');
  const viewer = dialogOf(page, 'Screenshot');
  await expectShown(viewer.getByRole('img', { name: 'Screenshot 2 of 2 from Team 1' }));
  await page.keyboard.press('ArrowRight');
  await expectShown(viewer.getByRole('img', { name: 'Screenshot 1 of 1 from Team 2' }));
  await expectNoViolations(page, DIALOGS);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(panelOf(page)).toBeVisible();

  await (await openNote(page, 'Team 1 2–1 Team 2')).fill('The picture of Team 2 shows 1–1');
  await pressEnter(disputed.getByRole('button', { name: /^Approve 1–1/ }));
  await expectToastShown(page, 'Result Approved', 'Team 1 1–1 Team 2');
  await expect(match(first, MATCH)).toContainText('Confirmed Result');
  await expect(match(first, MATCH).getByLabel(/^Add /)).toHaveCount(0);

  // The captain's submission is in the record under the number of the receipt, and so is the ruling.
  await open(first, `${fourClubSite.url}/record`);
  await expect(first.getByText('The picture of Team 2 shows 1–1')).toBeVisible();
  await first.getByRole('region', { name: 'Your receipts' }).getByRole('link').click();
  await expect(first.getByRole('heading', { level: 1, name: /^Entry #\d+$/ })).toBeVisible();
  await expect(first.getByText('Submitted: Team 1 2–1 Team 2')).toBeVisible();

  const table = () => callApi<object>(fourClubSite.url, '/api/ucl/group-standings');
  const before = await table();
  const resets = await openTab(page, 'Reset Functions');
  await press(resets, 'Reset All');
  const reset = question(page, 'Reset All');
  await reset.getByLabel('Type CES to confirm').fill('CES');
  await press(reset, 'Reset All');
  await expectToastShown(page, 'Tournament Reset Complete', '2 results reset.');
  expect(await table()).not.toEqual(before);
  await toasts(page)
    .filter({ hasText: 'Tournament Reset Complete' })
    .getByRole('button', { name: 'Undo' })
    .click();
  // Notifications are in the topmost dialog, with their own Undo.
  await pressEnter(question(page, 'Undo: Reset').locator('form').getByRole('button', { name: 'Undo' }));
  await expectToastShown(page, 'Undone', 'Everything that the reset removed is restored.');
  expect(await table()).toEqual(before);
});

test.describe('with a connection that is lost for a moment', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test('a captain removes a screenshot, and can add another @phone', async ({ page, fourClubSite }) => {
    const [key] = await (await signIn(fourClubSite)).keysOf(1);
    await submitResult(fourClubSite, 6500, '2-1', key);
    await openLink(page, `${fourClubSite.url}/ng-hub#club=${key}`);
    const own = ownClub(page);
    const picture = await pictureOf(page);
    await own.getByLabel(ADD).setInputFiles([picture, { ...picture, buffer: PIXEL }]);
    await expectShown(screenshot(own, 'Screenshot 2 of 2 from Team 1').locator('img'));
    await expectNoSidewaysScrolling(page);

    const first = screenshot(own, 'Remove Screenshot 1 of 2 from Team 1');
    const question = dialogOf(page, 'Remove screenshot');
    await first.click();
    await expectShown(question.getByRole('img', { name: 'Screenshot 1 of 2 from Team 1' }));
    await expectNoViolations(page, DIALOGS);
    await press(question, 'Cancel');
    await expect(question).toHaveCount(0);
    await expect(first).toBeFocused();

    // The connection is lost, and the question stays.
    await page.route('**/api/ucl/evidence/*/*', (route) => route.abort(), { times: 1 });
    await first.click();
    await press(question, 'Remove screenshot');
    await expect(question).toContainText(
      'The screenshot could not be removed. Please check your connection and try again.',
    );
    await press(question, 'Remove screenshot');
    await expect(question).toHaveCount(0);
    await expectToast(page, 'Screenshot Removed');
    await expect(screenshot(own, 'Screenshot 1 of 1 from Team 1')).toBeVisible();

    await own.getByLabel(/^Add /).setInputFiles(picture);
    await expectShown(screenshot(own, 'Screenshot 2 of 2 from Team 1').locator('img'));
  });
});

test('forty cards load only the images in view, a few at a time @one-size', async ({
  page,
  fourClubSite,
}) => {
  const api = await signIn(fourClubSite);
  const [key] = await api.keysOf(1);
  await submitResult(fourClubSite, 6500, '2-1', key);
  await page.route('**/api/ucl/pending-results', async (route) => {
    const { pendingResults } = await (await route.fetch()).json();
    const evidenceOf = (id: number) =>
      [1, 2, 3, 4, 5, 6].map((nth) => ({
        clubId: nth > 3 ? 2 : 1,
        sha256: `${id * 10 + nth}`.padStart(64, '0'),
        width: 1,
        height: 1,
      }));
    const forty = Array.from({ length: 40 }, (_, index) => ({
      ...pendingResults[0],
      id: 1000 + index,
      evidence: evidenceOf(1000 + index),
    }));
    await route.fulfill({ json: { pendingResults: forty, blockedSenders: [] } });
  });
  const { released, release } = hold();
  const requested: string[] = [];
  await page.route('**/api/ucl/evidence/*', async (route) => {
    requested.push(route.request().url());
    await released;
    await route.fulfill({ contentType: 'image/png', body: PIXEL });
  });
  await openSignedIn(page, fourClubSite, api);
  await expect.poll(() => requested.length).toBe(3);
  const pictures = panelOf(page).getByRole('button', { name: /^Screenshot \d/ });
  await expect(pictures).toHaveCount(240);
  expect(await pictures.and(page.locator('[aria-busy=true]')).count()).toBeLessThan(120);
  expect(requested).toHaveLength(3);
  release();
  const first = panelOf(page).getByRole('button', { name: 'Screenshot 3 of 3 from Team 2' }).first();
  await expectShown(first.locator('img'));
});
