import type { Browser, Page } from '@playwright/test';
import {
  confirm,
  confirmDialog,
  expectTyped,
  expectUnconfirmed,
  match,
  openSubmitDialog,
  submitDialog,
  submitThrough,
  typeScore,
} from './support/hub.ts';
import { open, stopClock, untilHydrated, withinASecond } from './support/pages.ts';
import { signIn, storedResults } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast, toasts } from './support/toasts.ts';

const ONE_SIZE = { tag: '@one-size' };

/** Another captain, on a different device. The clock is stopped there: the page never polls. */
async function otherCaptain(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await stopClock(page);
  await open(page, url);
  return page;
}

const exists = (page: Page, text: string) =>
  submitDialog(page).getByRole('status').filter({ hasText: 'Result Already Exists' }).getByText(text);

test(
  'a captain sees within a second that another one was faster',
  ONE_SIZE,
  async ({ page, browser, fourClubSite }) => {
    const hub = `${fourClubSite.url}/ng-hub?tab=fixtures`;
    await open(page, hub);
    const other = await otherCaptain(browser, hub);

    await openSubmitDialog(other, 'Team 1 vs Team 2');
    await typeScore(other, '3-0');
    await other.keyboard.press('Escape');
    await submitThrough(page, 'Team 1 vs Team 2', '2-1');
    await withinASecond(other, (timeout) =>
      expect(exists(other, 'Team 1 2–1 Team 2. It is waiting for admin approval.')).toBeVisible({ timeout }),
    );
    await expectTyped(other, '3-0');
    await expect(submitDialog(other).getByRole('button', { name: 'Submit Result' })).toBeDisabled();
    await other.keyboard.press('Escape');
    await expectUnconfirmed(other, 'Team 1 vs Team 2', '2-1');
    await expect(match(other, 'Team 1 vs Team 2')).toBeFocused();

    // Even when it was about to be confirmed.
    await openSubmitDialog(other, 'Team 3 vs Team 4');
    await typeScore(other, '4-0');
    await submitThrough(page, 'Team 3 vs Team 4', '1-1');
    await withinASecond(other, (timeout) =>
      expect(exists(other, 'Team 3 1–1 Team 4. It is waiting for admin approval.')).toBeVisible({ timeout }),
    );
    await expect(confirmDialog(other)).toBeHidden();
    await expectTyped(other, '4-0');
    expect(await storedResults(fourClubSite)).toEqual(['6505 1-1 pending', '6500 2-1 pending']);
    await other.context().close();
  },
);

test(
  'two captains who confirm at the same moment both learn whose result counts',
  ONE_SIZE,
  async ({ page, browser, fourClubSite }) => {
    const hub = `${fourClubSite.url}/ng-hub?tab=fixtures`;
    await open(page, hub);
    const other = await otherCaptain(browser, hub);
    // The other page does not receive the first result.
    await other.route('**/api/ucl/events', () => {});
    await other.reload();
    await untilHydrated(other);

    await openSubmitDialog(other, 'Team 1 vs Team 2');
    await typeScore(other, '3-0');
    await submitThrough(page, 'Team 1 vs Team 2', '2-1');
    await confirm(other);
    await other.clock.resume();
    await expectToast(other, 'Result Already Exists', 'Team 1 2–1 Team 2 is already waiting for approval.');
    await expect(exists(other, 'Team 1 2–1 Team 2. It is waiting for admin approval.')).toBeVisible();
    await expectTyped(other, '3-0');
    await expect(toasts(other)).toHaveCount(1);
    await expect(other.getByText('Submission Failed')).toHaveCount(0);
    expect(await storedResults(fourClubSite)).toEqual(['6500 2-1 pending']);

    // When it is rejected, the other score is still there, and the old error is gone.
    await (await signIn(fourClubSite)).reject(1, 'The screenshot says 3-0.');
    await other.clock.fastForward(5_000);
    await expect(
      exists(other, 'Team 1 2–1 Team 2. It was rejected. You can submit another one.'),
    ).toBeVisible();
    await expect(submitDialog(other).locator('form').getByText('is already waiting')).toHaveCount(0);
    await expectTyped(other, '3-0');
    await typeScore(other, '3-0');
    await confirm(other);
    await expectUnconfirmed(other, 'Team 1 vs Team 2', '3-0');
    await other.context().close();
  },
);
