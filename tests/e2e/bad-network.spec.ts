import type { Page, Route } from '@playwright/test';
import { hold } from './support/hold.ts';
import {
  confirm,
  control,
  expectUnconfirmed,
  openSubmitDialog,
  submitDialog,
  typeScore,
} from './support/hub.ts';
import { open, stopClock } from './support/pages.ts';
import { storedResults } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast, openAtRest, toasts } from './support/toasts.ts';

test.use({ season: 'small', expectedComplaint: /net::ERR_|Failed to fetch|Failed to load resource/ });

const PHONE = { tag: '@phone' };
const CLUBS = 'Team 1 vs Team 2';
const SUBMIT = '**/api/ucl/submit-result';
const FAILED_AFTER_RETRIES = 'Failed after 3 attempts. Please try again later.';
const sendLater = (page: Page) => submitDialog(page).getByRole('button', { name: 'Send later' });

/** Answers submissions until the test lets them through, and collects the key of each. */
async function answerSubmissions(page: Page, answer: (route: Route) => Promise<void>) {
  const keys = new Set<string | undefined>();
  let sent = 0;
  await page.route(SUBMIT, async (route) => {
    sent += 1;
    keys.add(route.request().headers()['idempotency-key']);
    await (sent <= 3 ? answer(route) : route.continue());
  });
  return { keys: () => [...keys], sent: () => sent };
}

async function submitAndFail(page: Page): Promise<void> {
  await openSubmitDialog(page, CLUBS);
  await typeScore(page, '2-1');
  await confirm(page);
  for (const attempt of [1, 2]) {
    const retrying = `Attempt ${attempt}/3. Retrying in 2 seconds...`;
    await expectToast(page, 'Submission Failed - Retrying', retrying);
    await page.clock.runFor(1_000);
  }
}

test(
  'a network that is lost as soon as the button is visible leaves everything that a submission needs',
  PHONE,
  async ({ page, context, freshSite }) => {
    // The clock is stopped, so nothing is fetched that waits for the page to be idle.
    await stopClock(page);
    const dialog = page.waitForResponse('**/assets/submit-dialog-*.js');
    const styles = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.css') && (await response.text()).includes('.score-fields_fields'),
    );
    await open(page, `${freshSite.url}/ng-hub?tab=fixtures`);
    await expect(control(page, 'Submit', CLUBS)).toBeEnabled();
    await styles;
    // With its imports.
    await page.evaluate((chunk) => import(chunk), (await dialog).url());
    await context.setOffline(true);
    await openSubmitDialog(page, CLUBS, 'Send later');
    await typeScore(page, '2-1');
    await confirm(page);
    await expect(control(page, 'Waiting to be sent', CLUBS)).toBeDisabled();
    await context.setOffline(false);
    await page.clock.resume();
    await expectUnconfirmed(page, CLUBS, '2-1');
    expect(await storedResults(freshSite)).toEqual(['6500 2-1 pending']);
  },
);

test(
  'a network that is connected but dead ends in an offer to send later',
  PHONE,
  async ({ page, freshSite }) => {
    await openAtRest(page, `${freshSite.url}/ng-hub?tab=fixtures`);
    const { keys, sent } = await answerSubmissions(page, (route) => route.abort('connectionreset'));
    await submitAndFail(page);
    await expectToast(page, 'Submission Failed', FAILED_AFTER_RETRIES);
    await expect(
      submitDialog(page).locator('form').getByText(FAILED_AFTER_RETRIES, { exact: true }),
    ).toBeVisible();
    await sendLater(page).click();
    await expect(submitDialog(page)).toBeHidden();
    await expectToast(page, 'Result Submitted Successfully!', 'It is now waiting for admin approval.');
    await page.clock.resume();
    await expectUnconfirmed(page, CLUBS, '2-1');
    expect(await storedResults(freshSite)).toEqual(['6500 2-1 pending']);
    expect(sent()).toBe(4);
    expect(keys()).toHaveLength(1);
  },
);

test(
  'a submission whose three replies were lost is found to be stored, with its receipt',
  PHONE,
  async ({ page, freshSite }) => {
    await openAtRest(page, `${freshSite.url}/ng-hub?tab=fixtures`);
    const reads = hold();
    await page.route('**/api/ucl/match-results*', async (route) => {
      await reads.released;
      await route.continue();
    });
    const { keys, sent } = await answerSubmissions(page, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submitAndFail(page);
    await expectToast(page, 'Submission Failed', FAILED_AFTER_RETRIES);
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.body.textContent ?? '')).observe(document.body, {
        subtree: true,
        childList: true,
      });
    });
    reads.release();
    await expectToast(page, 'Result Submitted Successfully!', 'It is now waiting for admin approval.');
    await expect(toasts(page).getByRole('link', { name: /^Your receipt: / })).toBeVisible();
    await expect(toasts(page).getByText('Submission Failed')).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(submitDialog(page)).toBeHidden();
    await expectUnconfirmed(page, CLUBS, '2-1');
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((text) => text.includes('Result Already Exists'))).toEqual([]);
    expect(await storedResults(freshSite)).toEqual(['6500 2-1 pending']);
    expect(sent()).toBe(4);
    expect(keys()).toHaveLength(1);
  },
);

test('a tap before the scripts have loaded takes effect when they have', PHONE, async ({ page, site }) => {
  const scripts = hold();
  await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
    await scripts.released;
    await route.continue();
  });
  // The boot script waits for the first paint and then loads the application.
  const requested = page.waitForRequest(/\/assets\/(?!boot).*\.js$/);
  await page.goto(`${site.url}/ng-hub`, { waitUntil: 'domcontentloaded' });
  await requested;
  await page.getByRole('tab', { name: 'Match Fixtures' }).tap();
  scripts.release();
  await expect(page.getByRole('tab', { name: 'Match Fixtures' })).toHaveAttribute('aria-selected', 'true');
  await expect(control(page, 'Submit', CLUBS)).toBeVisible();
});
