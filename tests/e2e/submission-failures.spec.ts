import type { Page, Route } from '@playwright/test';
import {
  confirm,
  control,
  expectTyped,
  expectUnconfirmed,
  openSubmitDialog,
  submitDialog,
  typeScore,
} from './support/hub.ts';
import { settle } from './support/pages.ts';
import { storedResults } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast, openAtRest, toasts } from './support/toasts.ts';

const CLUBS = 'Team 1 vs Team 2';
const GREEN = 'rgb(79, 219, 155)';
const ONE_SIZE = { tag: '@one-size' };

type Answer = (route: Route) => Promise<void>;

const status =
  (code: number, error: string): Answer =>
  (route) =>
    route.fulfill({ status: code, json: { error, code: 'internal_error' } });
const nothing: Answer = (route) => route.abort('connectionreset');
/** The server stores the result, and its reply is lost. */
const lostReply: Answer = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** The next submissions get these answers; later ones reach the server. Returns the key of each. */
async function answerSubmissions(page: Page, ...answers: Answer[]): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/api/ucl/submit-result', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? 'none');
    await (answers.shift() ?? ((reach) => reach.continue()))(route);
  });
  return keys;
}

const expectRetry = (page: Page, attempt: number) =>
  expectToast(page, 'Submission Failed - Retrying', `Attempt ${attempt}/3. Retrying in 2 seconds...`);
const expectStored = (page: Page) =>
  expectToast(page, 'Result Submitted Successfully!', 'It is now waiting for admin approval.');
const attemptNote = (page: Page, attempt: number) =>
  submitDialog(page).getByText(`Attempt ${attempt} of 3`, { exact: true });

test.describe('when the server fails', () => {
  test.use({ expectedComplaint: /^Failed to load resource: / });

  test(
    'a result is sent three times, and nothing typed is lost',
    ONE_SIZE,
    async ({ page, fourClubSite }) => {
      const keys = await answerSubmissions(
        page,
        status(500, 'Out of order.'),
        status(503, 'Not now.'),
        nothing,
      );
      await openAtRest(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
      await openSubmitDialog(page, CLUBS);
      await typeScore(page, '2-1');
      await confirm(page);
      await expectRetry(page, 1);
      await expect(attemptNote(page, 2)).toBeVisible();
      await page.clock.runFor(999);
      await settle(page);
      expect(keys).toHaveLength(1);
      await page.clock.runFor(1);
      await expectRetry(page, 2);
      await expect(attemptNote(page, 3)).toBeVisible();
      await page.clock.runFor(1_000);
      const failed = 'Failed after 3 attempts. Please try again later.';
      await expectToast(page, 'Submission Failed', failed);
      // One toast has reported all of it.
      await expect(toasts(page)).toHaveCount(1);
      await expect(submitDialog(page).locator('form').getByText(failed, { exact: true })).toBeVisible();
      await expect(attemptNote(page, 3)).toBeHidden();
      await expectTyped(page, '2-1');
      expect(keys).toHaveLength(3);
      expect(await storedResults(fourClubSite)).toEqual([]);

      await submitDialog(page).getByRole('button', { name: 'Submit Result', exact: true }).click();
      await confirm(page);
      await expectStored(page);
      await expect(toasts(page)).toHaveCount(2);
      await expect(toasts(page).first().locator('svg').first()).toHaveCSS('color', GREEN);
      await page.clock.runFor(200);
      await expect(submitDialog(page)).toBeHidden();
      expect(await storedResults(fourClubSite)).toEqual(['6500 2-1 pending']);
      const [first, , , second] = keys;
      expect(keys).toEqual([first, first, first, second]);
      expect(second).not.toBe(first);
    },
  );

  test(
    'an error is shown at once, and a result whose reply was lost is stored once',
    ONE_SIZE,
    async ({ page, fourClubSite }) => {
      const refused = 'The clubs or the group do not match this fixture.';
      const keys = await answerSubmissions(page, status(422, refused), lostReply);
      await openAtRest(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
      await openSubmitDialog(page, CLUBS);
      await typeScore(page, '2-1');
      await confirm(page);
      await expectToast(page, 'Submission Failed', refused);
      await expectTyped(page, '2-1');
      // It would be refused later as well.
      await expect(submitDialog(page).getByRole('button', { name: 'Send later' })).toHaveCount(0);
      expect(keys).toHaveLength(1);

      const listed = page.waitForResponse('**/api/ucl/match-results*');
      await typeScore(page, '2-1');
      await confirm(page);
      await expectRetry(page, 1);
      // The page receives its own result before the reply.
      await page.clock.runFor(400);
      await (await listed).finished();
      await page.clock.runFor(400);
      await expect(attemptNote(page, 2)).toBeVisible();
      await expect(submitDialog(page).getByText('Result Already Exists')).toHaveCount(0);
      await page.clock.runFor(200);
      await expectStored(page);
      await expectUnconfirmed(page, CLUBS, '2-1');
      await expect(toasts(page).getByText('Result Already Exists')).toHaveCount(0);
      expect(await storedResults(fourClubSite)).toEqual(['6500 2-1 pending']);
      expect(keys).toHaveLength(3);
      expect(keys[2]).toBe(keys[1]);
    },
  );
});

test.describe('offline, where nothing can be stored', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ });

  test('nothing is sent and nothing typed is lost', ONE_SIZE, async ({ page, context, fourClubSite }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await openAtRest(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
    await openSubmitDialog(page, CLUBS);
    await typeScore(page, '2-1');
    await context.setOffline(true);
    await confirm(page);
    const offline = 'No internet connection. Please check your network and try again.';
    await expectToast(page, 'Submission Failed', offline);
    const form = submitDialog(page).locator('form');
    await expect(form.getByText(offline, { exact: true })).toBeVisible();
    const warning = form.getByRole('status').filter({ hasText: 'No Internet Connection' });
    await expect(warning).toBeVisible();
    await expectTyped(page, '2-1');
    await page.keyboard.press('Escape');
    await expect(submitDialog(page)).toBeHidden();
    await expect(control(page, 'Offline', CLUBS)).toBeDisabled();

    await context.setOffline(false);
    await expectToast(page, 'Ready', 'You are back online.');
    await page.clock.runFor(1_999);
    await expect(toasts(page).getByText('Ready', { exact: true })).toBeVisible();
    await page.clock.runFor(1);
    await expect(toasts(page).getByText('Ready', { exact: true })).toBeHidden();
    await openSubmitDialog(page, CLUBS);
    await expect(warning).toBeHidden();
    await typeScore(page, '2-1');
    await confirm(page);
    await expectStored(page);
    expect(await storedResults(fourClubSite)).toEqual(['6500 2-1 pending']);
  });
});
