import sharp from 'sharp';
import { expectNoViolations } from './support/axe.ts';
import { expectNoSidewaysScrolling, open, pageTitle } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast } from './support/toasts.ts';

test('the record can be read, filtered, verified and followed to one entry', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  const first = await submitResult(freshSite, 6500, '2-1');
  await administrator.reject(first, 'Wrong score');
  await submitResult(freshSite, 6600, '0-0');
  await administrator.deduct(9, 3, 'Late roster');
  await open(page, `${freshSite.url}/record`);
  await expect(pageTitle(page, 'The Open Record')).toBeVisible();
  const entries = page.getByRole('main').locator('ol > li');
  await expect(entries).toHaveCount(4);
  await expect(entries.first()).toContainText('3 points deducted from Team 9');
  await expect(entries.nth(2)).toContainText('Rejected: Team 1 2–1 Team 2');
  await expect(entries.nth(2)).toContainText('Wrong score');

  // An entry arrives while the page is open.
  await submitResult(freshSite, 6500, '1-1');
  await expect(entries).toHaveCount(5);
  await expect(entries.first()).toContainText('Submitted: Team 1 1–1 Team 2');
  await expectNoSidewaysScrolling(page);
  await expectNoViolations(page);

  await page.getByRole('combobox', { name: 'Club', exact: true }).selectOption('Team 1');
  await expect(entries).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Kind', exact: true }).selectOption('Rejected');
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(entries).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Club', exact: true })).toHaveValue('Team 1');
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await page.getByRole('combobox', { name: 'Match', exact: true }).selectOption('Team 5 vs Team 6');
  await expect(entries).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('?match=1-6600');

  await page.getByRole('button', { name: 'Check the record' }).click();
  await expect(page.getByText('The record is intact, and the website matches it.')).toBeVisible();
  await expect(page.getByText('64 table rows and 62 ties follow from 5 entries.')).toBeVisible();
  await expect(
    page.getByText(/^The hash chain of all 5 entries is intact, up to #5 [0-9a-f]{8}\.$/),
  ).toBeVisible();

  await entries.first().getByRole('link', { name: '#3', exact: true }).click();
  await expect(pageTitle(page, 'Entry #3')).toBeVisible();
  await expect(page.getByText('Submitted: Team 5 0–0 Team 6')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'All entries about this match' }).click();
  await expect(entries).toHaveCount(1);
});

test('a record that was tampered with is detected, and one that lost entries known to this device', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  await submitResult(freshSite, 6500, '2-1');
  await submitResult(freshSite, 6600, '0-0');
  await open(page, `${freshSite.url}/record`);
  await expect(page.getByRole('button', { name: 'Check the record' })).toBeVisible();
  const remembered = () => page.evaluate(() => localStorage.getItem('ces-record-head'));
  await expect.poll(remembered).toContain('"seq":2');

  await page.route('**/api/ucl/record/1', async (route) => {
    const reply = await route.fetch();
    const { entries } = await reply.json();
    entries[1].data.homeScore = 5;
    await route.fulfill({ json: { entries } });
  });
  await page.getByRole('button', { name: 'Check the record' }).click();
  await expect(page.getByText('The record is NOT intact: entry #2 was changed')).toBeVisible();
  await page.unrouteAll();

  // Its end has been cut off since then.
  await page.evaluate(() =>
    localStorage.setItem('ces-record-head', JSON.stringify({ seq: 9, hash: 'f'.repeat(64) })),
  );
  await page.reload();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'no longer contains an entry that this device has seen' });
  await expect(alert).toContainText('Entry #9 ffffffff');
  await alert.getByRole('button', { name: 'Dismiss this warning' }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(remembered).toContain('"seq":2');
});

test('a table that does not follow from the record is detected, and the difference is shown', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  await administrator.approve(await submitResult(freshSite, 6500, '2-1'));
  await page.route('**/api/ucl/group-standings*', async (route) => {
    const reply = await route.fetch();
    const { standings } = await reply.json();
    standings[0].points += 3;
    await route.fulfill({ json: { standings } });
  });
  await open(page, `${freshSite.url}/record`);
  await page.getByRole('button', { name: 'Check the record' }).click();
  const verdict = page.getByRole('status').filter({ hasText: 'does NOT match the record' });
  await expect(verdict.getByRole('listitem')).toHaveText([
    'Group A, Team 1, points: 6 on the site, 3 according to the record.',
  ]);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('64 table rows and 62 ties follow from 2 entries.')).toBeVisible();
});

test('a check shows its progress, with forced colours, too, and ends with the page', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  await submitResult(freshSite, 6500, '2-1');
  await page.emulateMedia({ forcedColors: 'active' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await open(page, `${freshSite.url}/record`);
  await page.route(/\/api\/ucl\/record(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/api/ucl/knockouts*', () => {});
  await page.getByRole('button', { name: 'Check the record' }).click();
  await expect(page.getByText('Reading the record...')).toBeVisible();
  release();
  await expect(page.getByText('1 of 1 entry verified')).toBeVisible();
  const { data, info } = await sharp(await page.getByRole('progressbar').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = Math.floor(info.height / 2) * info.width;
  const colourAt = (share: number) => {
    const start = (middle + Math.floor(info.width * share)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  expect(colourAt(0.2)).not.toEqual(colourAt(0.95));

  const aborted = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('/knockouts'),
    timeout: 15_000,
  });
  await page.getByRole('link', { name: '#1', exact: true }).click();
  await expect(pageTitle(page, 'Entry #1')).toBeVisible();
  await aborted;
});

test('a captain gets a receipt, which the device stores and the record confirms', {
  tag: '@one-size',
}, async ({ page, fourClubSite }) => {
  await open(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
  await page.locator('#match-6500').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Submit Match Result' });
  await dialog.getByLabel('Home score').fill('2');
  await dialog.getByLabel('Away score').fill('1');
  await dialog.getByRole('button', { name: 'Submit Result' }).click();
  await page.getByRole('button', { name: 'Confirm & Submit' }).click();
  const receipt = page.getByRole('link', { name: /^Your receipt: #2 [0-9a-f]{8}$/ });
  await expect(receipt).toBeVisible();
  await receipt.click();
  await expect(pageTitle(page, 'Entry #2')).toBeVisible();
  await expect(page.getByText('Submitted: Team 1 2–1 Team 2')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${fourClubSite.url}/record/2`);
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'The link could not be copied', `${fourClubSite.url}/record/2`);

  await page.getByRole('link', { name: 'The Open Record' }).click();
  const receipts = page.getByRole('region', { name: 'Your receipts' });
  await expect(receipts.getByRole('link')).toContainText('Team 1 2–1 Team 2');
  await expect(receipts.getByText('No longer in the record')).toHaveCount(0);
  await page.evaluate(() => {
    const [kept] = JSON.parse(localStorage.getItem('ces-receipts') ?? '[]');
    localStorage.setItem('ces-receipts', JSON.stringify([{ ...kept, hash: 'e'.repeat(64) }]));
  });
  await page.reload();
  await expect(receipts.getByText('No longer in the record')).toBeVisible();
  await expectNoViolations(page, 'main');
});

test.describe('without storage', () => {
  test('the record is still readable', { tag: '@one-size' }, async ({ page, freshSite }) => {
    await submitResult(freshSite, 6500, '2-1');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    });
    await open(page, `${freshSite.url}/record`);
    await page.getByRole('button', { name: 'Check the record' }).click();
    await expect(page.getByText('64 table rows and 62 ties follow from 1 entry.')).toBeVisible();
    await expect(page.getByText('The only entry is unchanged')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest entries are listed, each with a link', { tag: '@one-size' }, async ({
    page,
    freshSite,
  }) => {
    await submitResult(freshSite, 6500, '2-1');
    await page.goto(`${freshSite.url}/record`);
    await expect(page.getByText('Submitted: Team 1 2–1 Team 2')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check the record' })).toHaveCount(0);
    await page.getByRole('link', { name: '#1' }).click();
    await expect(pageTitle(page, 'Entry #1')).toBeVisible();
  });
});
