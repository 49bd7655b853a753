import type { Locator, Page } from '@playwright/test';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { linksOf, openLink, ownClub, phoneWithLink } from './support/club-link.ts';
import { hold, holdCalls } from './support/hold.ts';
import { match, submitThrough } from './support/hub.ts';
import {
  dialogOf,
  expectNoSidewaysScrolling,
  open,
  settle,
  stopClock,
  untilHydrated,
} from './support/pages.ts';
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast, toasts } from './support/toasts.ts';

test.use({ season: 'small' });

const MATCH = 'Team 1 vs Team 2';
const MATCH_ID = 6500;

const press = (scope: Locator, name: string) => scope.getByRole('button', { name }).click();

test('from the link in a message to a result that both clubs agree on', { tag: '@phone' }, async ({
  page,
  browser,
  freshSite,
}) => {
  const [home = '', away = ''] = await linksOf(freshSite, 1, 2);
  await openLink(page, home);
  await expect(ownClub(page)).toContainText('Submitting for Team 1');
  // Neither a person looking over the shoulder nor a screenshot of the page reveals the key.
  await expect(page).toHaveURL(`${freshSite.url}/ng-hub?tab=fixtures`);
  await submitThrough(page, MATCH, '2-1');
  await expect(match(page, MATCH)).toContainText('Submitted by Team 1');

  const other = await phoneWithLink(browser, away);
  await expect(ownClub(other)).toContainText('1 result is waiting for you');
  await expectNoSidewaysScrolling(other);
  await expectNoViolations(other, '.club-link_clubBar');
  // On a bad network the notification arrives when the pressed button is gone.
  const { released, release } = hold();
  await other.route('**/toaster-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(other, `${freshSite.url}/ng-hub`);
  await press(ownClub(other), 'Agree: 2–1');
  await press(dialogOf(other, 'Agree to This Result'), 'Agree: 2–1');
  await expect(ownClub(other).getByRole('heading')).toHaveCount(0);
  const scrollY = () => other.evaluate(() => window.scrollY);
  const before = await scrollY();
  release();
  await expect(toasts(other).first()).toContainText('Both Clubs Agree');
  expect(await scrollY()).toBe(before);
  await expect(match(page, MATCH)).toContainText('Both clubs agree');
  expect(await storedResults(freshSite)).toEqual([`${MATCH_ID} 2-1 pending`]);
});

test('a dispute keeps what was typed, and is shown beside the match', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const [own, second] = await (await signIn(freshSite)).keysOf(1, 2);
  await submitResult(freshSite, MATCH_ID, '2-1', own);
  await openLink(page, `${freshSite.url}/ng-hub#club=${second}`);
  await page.getByRole('tab', { name: 'Match Fixtures' }).click();
  await press(match(page, MATCH), 'Dispute');
  const dialog = dialogOf(page, 'Dispute This Result');
  await press(dialog, 'Dispute');
  await expect(dialog.getByText('Home score is required')).toBeVisible();
  await dialog.getByRole('spinbutton', { name: 'Home score' }).fill('1');
  await dialog.getByRole('spinbutton', { name: 'Away score' }).fill('1');
  await press(dialog, 'Dispute');
  await expect(dialog.getByText('Please describe what happened.')).toBeVisible();
  await dialog.getByLabel('What happened').fill('Their second goal came after the whistle');
  await expectNoViolations(page, DIALOGS);
  // A thumb that slips beside the dialog costs nothing.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(match(page, MATCH), 'Dispute');
  await expect(dialog.getByLabel('What happened')).toHaveValue('Their second goal came after the whistle');
  await press(dialog, 'Dispute');
  await expectToast(page, 'Result Disputed', 'The administrator will see both scores and decide.');
  await expect(match(page, MATCH)).toContainText('Disputed. Team 2 says 1–1');
});

test('a double tap answers nothing: it opens the question', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const [own, second] = await (await signIn(freshSite)).keysOf(1, 2);
  await submitResult(freshSite, MATCH_ID, '2-1', second);
  // The page's clock is stopped, so that no machine is too slow for a double tap.
  await stopClock(page);
  await open(page, `${freshSite.url}/ng-hub#club=${own}`);
  await expect
    .poll(async () => {
      await page.clock.runFor(5);
      return ownClub(page).textContent();
    })
    .toContain('1 result is waiting for you');
  await page.clock.runFor(500);
  await press(ownClub(page), 'Agree: 2–1');
  const agree = dialogOf(page, 'Agree to This Result').getByRole('button', { name: 'Agree: 2–1' });
  await expect(agree).toBeVisible();
  const { bodies, release } = await holdCalls(page, '**/api/ucl/confirm-result');
  await agree.dispatchEvent('click');
  await settle(page);
  expect(bodies()).toEqual([]);
  await page.clock.runFor(500);
  await agree.click();
  await agree.dispatchEvent('click');
  await expect.poll(bodies).toHaveLength(1);
  release();
});

/** The distance of the hub's tabs from the top. */
async function topOfTabs(page: Page): Promise<number> {
  // In one step: the page may be scrolling.
  const tabs = page.getByRole('tablist').first();
  return tabs.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
}

test("the hub reserves space for a club's messages before they arrive", { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const [link = ''] = await linksOf(freshSite, 1);
  const code = hold();
  await page.route(/\/assets\/hub-club/, async (route) => {
    await code.released;
    await route.continue();
  });
  const answer = hold();
  await page.route('**/api/ucl/my-club', async (route) => {
    await answer.released;
    await route.continue();
  });
  await page.goto(link);
  await untilHydrated(page);
  const before = await topOfTabs(page);
  code.release();
  await expect(ownClub(page)).toBeVisible();
  expect(await topOfTabs(page), 'while the club is asked for').toBe(before);
  answer.release();
  await expect(ownClub(page)).toContainText('Submitting for Team 1');
  expect(await topOfTabs(page), 'when it is known').toBe(before);
});

test.describe('when its code cannot be loaded', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ });

  test("the hub leaves no gap for a club's messages", { tag: '@phone' }, async ({ page, freshSite }) => {
    const [link = ''] = await linksOf(freshSite, 1);
    const code = hold();
    await page.route(/\/assets\/hub-club/, async (route) => {
      await code.released;
      await route.abort();
    });
    await page.goto(link);
    await untilHydrated(page);
    const before = await topOfTabs(page);
    code.release();
    await expect.poll(() => topOfTabs(page)).toBeLessThan(before);
  });
});

test('a tap before the club code has loaded does not lose the key', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const [link = ''] = await linksOf(freshSite, 1);
  const { released, release } = hold();
  await page.route(/\/assets\/hub-club/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(link);
  await untilHydrated(page);
  await page.getByRole('tab', { name: 'Match Fixtures' }).click();
  await expect(page).toHaveURL(`${freshSite.url}/ng-hub?tab=fixtures`);
  release();
  await expect(ownClub(page)).toContainText('Submitting for Team 1');
});

test.describe('a link', () => {
  test.use({ expectedComplaint: /status of 401/ });

  test('asks before this device submits for another club, but not if it renews the link', {
    tag: '@phone',
  }, async ({ page, freshSite }) => {
    const [old = '', second = ''] = await linksOf(freshSite, 1, 2);
    await open(page, old);
    await expect(ownClub(page)).toContainText('Submitting for Team 1');
    const [renewed = ''] = await linksOf(freshSite, 1);
    await page.goto(renewed);
    await expect(ownClub(page)).toHaveText(/^T1 ?Submitting for Team 1$/);
    await expect(ownClub(page).getByRole('button')).toHaveAccessibleName('Remove club from this device');
    await page.goto(second);
    await expect(ownClub(page)).toContainText('Team 2. This device already submits for another club.');
    await press(ownClub(page), 'Keep current club');
    await expect(ownClub(page)).not.toContainText('Team 2');
    await page.goto(second);
    await press(ownClub(page), 'Switch to this club');
    await expect(ownClub(page)).toContainText('Submitting for Team 2');
    await page.reload();
    await expect(ownClub(page)).toContainText('Submitting for Team 2');
    await press(ownClub(page), 'Remove club from this device');
    await press(dialogOf(page, 'Remove Club from This Device'), 'Remove');
    await expect(ownClub(page)).toHaveCount(0);
  });

  test('that was cut off or revoked shows an error', { tag: '@phone' }, async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    const [link = ''] = await linksOf(freshSite, 1);
    await open(page, link.slice(0, -3));
    await expect(ownClub(page).getByRole('alert')).toContainText('This link is incomplete.');
    await administrator.change('revoke-club-link', { clubId: 1 });
    await page.goto('about:blank');
    await open(page, link);
    await expect(ownClub(page).getByRole('alert')).toContainText('This link is no longer valid.');
    await press(ownClub(page), 'Remove club from this device');
    await expect(ownClub(page)).toHaveCount(0);
  });
});
