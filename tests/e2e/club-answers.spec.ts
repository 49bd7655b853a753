import type { Locator, Page } from '@playwright/test';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { openLink, ownClub } from './support/club-link.ts';
import { control, match, openSubmitDialog, scoreField, submitDialog, typeScore } from './support/hub.ts';
import { dialogOf, expectNoSidewaysScrolling, open } from './support/pages.ts';
import { doubleText } from './support/readability.ts';
import { type Administrator, answer, signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast, toasts } from './support/toasts.ts';

// Errors are 422, or 409 for a result that has been decided.
test.use({ season: 'small', expectedComplaint: /status of (409|422)/ });

const MATCH = 'Team 1 vs Team 2';
const MATCH_ID = 6500;
const PHONE = { tag: '@phone' };
const HOUR_MS = 3_600_000;

const press = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name }).click();

/** A deadline of the first matchday, from now. */
function closeIn({ change }: Administrator, ms: number): Promise<void> {
  const closesAt = new Date(Date.now() + ms).toISOString();
  return change('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt }] }, 'PUT');
}

/** In the notification that confirms an answer. */
function undoInToast(page: Page): Locator {
  return toasts(page).getByRole('button', { name: 'Undo' });
}

test(
  'the longest names fit into the dialogs of a small phone, and with large type',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    const [own, other] = await administrator.keysOf(1, 2);
    await submitResult(freshSite, MATCH_ID, '3-1', other);
    await submitResult(freshSite, 6501, '1-0', own);
    await administrator.rename([{ id: 1, name: 'W'.repeat(40) }]);
    await page.setViewportSize({ width: 320, height: 740 });
    await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
    const dialogs = { Dispute: 'Dispute This Result', 'Correct Score': 'Correct Your Score' };
    for (const [button, title] of Object.entries(dialogs)) {
      await press(ownClub(page), new RegExp(`^${button}`));
      const form = dialogOf(page, title).locator('form');
      await expect(form).toBeVisible();
      expect(await form.evaluate((element) => element.scrollWidth - element.clientWidth), title).toBe(0);
      await press(dialogOf(page, title), 'Cancel');
    }

    await administrator.rename([{ id: 1, name: 'Wolverhampton Wanderers' }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await doubleText(page);
    // An open dialog keeps the names that it was opened with.
    await expect(ownClub(page).getByText('Wolverhampton Wanderers').first()).toBeVisible();
    await press(ownClub(page), 'Agree: 3–1');
    const name = dialogOf(page, 'Agree to This Result').getByText('Wolverhampton Wanderers').first();
    const lines = await name.evaluate(
      (element) =>
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
  },
);

test(
  'the answers stand above the screenshots, and on a wide screen at the end of the match',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    const [own, other] = await administrator.keysOf(1, 2);
    const id = await submitResult(freshSite, MATCH_ID, '3-1', own);
    await answer(freshSite, 'dispute-result', { id, homeScore: 1, awayScore: 1, reason: 'See video' }, other);
    await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
    const add = ownClub(page).getByText('Add a screenshot');
    await expect(add).toBeVisible();
    const accept = ownClub(page).getByRole('button', { name: /^Accept/ });
    const [answers, screenshots] = [await accept.boundingBox(), await add.boundingBox()];
    expect(answers && screenshots && answers.y + answers.height <= screenshots.y).toBe(true);

    await page.setViewportSize({ width: 1440, height: 900 });
    const sentence = await ownClub(page).getByText('The administrator will decide').boundingBox();
    const atTheEnd = await accept.boundingBox();
    expect(atTheEnd && sentence && sentence.x + sentence.width <= atTheEnd.x).toBe(true);
  },
);

test('a club is asked before it agrees, and can undo it', PHONE, async ({ page, freshSite }) => {
  const [own, other] = await (await signIn(freshSite)).keysOf(1, 2);
  await submitResult(freshSite, MATCH_ID, '3-1', other);
  await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
  await press(ownClub(page), 'Agree: 3–1');
  const dialog = dialogOf(page, 'Agree to This Result');
  await expect(dialog).toContainText(/Team 1\s*3–1\s*T2?\s*Team 2/);
  await expect(dialog).toContainText('Submitted by Team 2.');
  await expect(dialog).toContainText('The administrator still has to approve the result.');
  await expectNoSidewaysScrolling(page);
  await expectNoViolations(page, DIALOGS);
  await press(dialog, 'Cancel');
  await expect(dialog).toBeHidden();
  await press(ownClub(page), 'Agree: 3–1');
  await press(dialog, 'Agree: 3–1');
  await expectToast(page, 'Both Clubs Agree', 'The administrator still has to approve the result.');
  await undoInToast(page).press('Enter');
  await expectToast(page, 'Agreement Undone');
  await expect(ownClub(page).getByRole('button', { name: /^Agree: 3–1/ })).toBeVisible();

  // Later the hub offers the same.
  await press(ownClub(page), 'Agree: 3–1');
  await press(dialog, 'Agree: 3–1');
  await ownClub(page).getByText('1 answer can be undone').click();
  await press(ownClub(page), `Undo Agreement, ${MATCH}`);
  await expect(ownClub(page).getByRole('button', { name: /^Agree: 3–1/ })).toBeVisible();
  // Its notification, which is no longer true, closed at once.
  expect(await undoInToast(page).count()).toBe(0);
});

test(
  'the other score is not accepted by one tap, and an automatic approval can be undone until an administrator decides',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    await administrator.change('reporting', { reporting: 'anybody', autoApprove: 'agreed' }, 'PUT');
    const [own, other] = await administrator.keysOf(1, 2);
    const id = await submitResult(freshSite, MATCH_ID, '3-1', own);
    const disputed = { id, homeScore: 1, awayScore: 3, reason: 'It was the other way round' };
    await answer(freshSite, 'dispute-result', disputed, other);
    await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
    await expect(ownClub(page)).toContainText('You say 3–1. Team 2 says 1–3. The administrator will decide.');
    const accept = ownClub(page).getByRole('button', { name: /^Accept 1–3/ });
    await expect(accept).toHaveClass(/secondary/);
    await accept.click();
    const dialog = dialogOf(page, 'Accept the Other Score');
    await expect(dialog).toContainText('Team 1 says 3–1');
    await expect(dialog).toContainText('Team 2 says 1–3');
    await expect(dialog).toContainText('The result will then count immediately.');
    expect(await storedResults(freshSite)).toEqual([`${MATCH_ID} 3-1 pending`]);
    await expectNoSidewaysScrolling(page);
    await press(dialog, 'Accept 1–3');
    await expectToast(page, 'Both Clubs Agree', 'The result is approved and counts.');
    expect(await storedResults(freshSite)).toEqual([`${MATCH_ID} 1-3 approved`]);
    await undoInToast(page).press('Enter');
    await expect(accept).toBeVisible();
    await expect(ownClub(page)).toContainText('It was the other way round');
    expect(await storedResults(freshSite)).toEqual([`${MATCH_ID} 3-1 pending`]);

    // Later it can be undone beside the match.
    await answer(freshSite, 'confirm-result', { id }, own);
    await page.getByRole('tab', { name: 'Match Fixtures' }).click();
    await press(match(page, MATCH), `Undo Agreement, ${MATCH}`);
    await expect(match(page, MATCH)).toContainText('Disputed');
    await administrator.approve(id);
    await expect(match(page, MATCH)).toContainText('Final');
    await expect(match(page, MATCH).getByRole('button')).toHaveCount(0);
  },
);

test(
  'near the deadline a withdrawal can be undone, and after it a mistake corrected without becoming late',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    await closeIn(administrator, HOUR_MS);
    const [own] = await administrator.keysOf(1);
    await submitResult(freshSite, MATCH_ID, '2-1', own);
    await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
    await page.getByRole('tab', { name: 'Match Fixtures' }).click();
    await press(match(page, MATCH), 'Withdraw');
    const dialog = dialogOf(page, 'Withdraw Your Submission');
    await expect(dialog).toContainText(/A new submission after \d\d:\d\d GMT counts as late\./);
    await expectNoSidewaysScrolling(page);
    await press(dialog, 'Withdraw');
    await expectToast(page, 'Submission Withdrawn');
    await expect(control(page, 'Submit', MATCH)).toBeEnabled();
    await press(match(page, MATCH), `Undo Withdrawal, ${MATCH}`);
    await expect(match(page, MATCH)).toContainText('Unconfirmed Result');
    expect(await storedResults(freshSite)).toEqual([`${MATCH_ID} 2-1 pending`]);

    await closeIn(administrator, 1_000);
    // Another match of the matchday, without a result.
    await expect(match(page, 'Team 3 vs Team 4')).toContainText('Counts as late');
    await press(match(page, MATCH), 'Correct Score');
    const correction = dialogOf(page, 'Correct Your Score');
    await expect(correction.getByRole('spinbutton', { name: 'Home score' })).toHaveValue('2');
    await expectNoSidewaysScrolling(page);
    await press(correction, 'Correct Score');
    await expect(correction.locator('form')).toContainText('Your club has already submitted this score.');
    await correction.getByRole('spinbutton', { name: 'Home score' }).fill('3');
    await press(correction, 'Correct Score');
    await expectToast(page, 'Score Corrected', /^It still counts as submitted on /);
    await expect(match(page, MATCH)).toContainText(/3\s*–\s*1/);
    await expect(match(page, MATCH)).not.toContainText('Late');
  },
);

test(
  'a captain who submits after the deadline is warned before, in the question and in the toast',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    await open(page, `${freshSite.url}/ng-hub?tab=fixtures`);
    await openSubmitDialog(page, MATCH);
    await typeScore(page, '2-1');
    const question = dialogOf(page, 'Confirm Match Result');
    // It passes while the question is open.
    await closeIn(administrator, 1_000);
    await expect(question).toContainText(
      /The deadline was .*\d\d:\d\d GMT\. This submission counts as late\./,
    );
    await expect(submitDialog(page)).toContainText('This submission counts as late.');
    await expect(scoreField(page, 'Home')).toHaveValue('2');
    await press(question, 'Confirm & Submit');
    const late = 'It arrived after the deadline and counts as late. It is now waiting for admin approval.';
    await expectToast(page, 'Result Submitted Successfully!', late);
  },
);

test(
  'a dispute stays open when its result is decided in the meantime',
  PHONE,
  async ({ page, freshSite }) => {
    const administrator = await signIn(freshSite);
    const [own, other] = await administrator.keysOf(1, 2);
    await openLink(page, `${freshSite.url}/ng-hub#club=${own}`);
    for (const path of ['/ng-hub', `/matches/${MATCH_ID}`]) {
      const id = await submitResult(freshSite, MATCH_ID, '3-1', other);
      await open(page, `${freshSite.url}${path}`);
      await press(page.getByRole('main'), /^Dispute/);
      const dialog = dialogOf(page, 'Dispute This Result');
      await dialog.getByRole('spinbutton', { name: 'Home score' }).fill('1');
      await dialog.getByRole('spinbutton', { name: 'Away score' }).fill('1');
      await dialog.getByLabel('What happened').fill('Their second goal came after the whistle');
      await administrator.reject(id, 'Wrong match');
      const answers = page.locator('main').getByRole('button', { name: /^Dispute/, includeHidden: true });
      await expect(answers).toHaveCount(0);
      await expect(dialog.getByLabel('What happened')).toHaveValue(
        'Their second goal came after the whistle',
      );
      await press(dialog, 'Dispute');
      await expect(dialog.locator('form')).toContainText('This result has already been rejected.');
      await press(dialog, 'Cancel');
      await expect(dialog).toBeHidden();
    }
  },
);

test(
  'a dispute with the same score is an agreement, which the submitting club sees as well',
  PHONE,
  async ({ page, browser, freshSite }) => {
    const [own, other] = await (await signIn(freshSite)).keysOf(1, 2);
    await submitResult(freshSite, MATCH_ID, '2-1', own);
    const submitter = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await openLink(submitter, `${freshSite.url}/ng-hub#club=${own}`);
    await expect(ownClub(submitter)).toContainText('Waiting for the other club');
    await openLink(page, `${freshSite.url}/ng-hub#club=${other}`);
    await press(ownClub(page), 'Dispute');
    const dialog = dialogOf(page, 'Dispute This Result');
    await dialog.getByRole('spinbutton', { name: 'Home score' }).fill('2');
    await dialog.getByRole('spinbutton', { name: 'Away score' }).fill('1');
    await dialog.getByLabel('What happened').fill('We typed it ourselves');
    await press(dialog, 'Dispute');
    await expectToast(page, 'Both Clubs Agree');
    await expect(toasts(page).filter({ hasText: 'Result Disputed' })).toHaveCount(0);
    await expect(ownClub(submitter)).toContainText(
      'Both clubs agree. The administrator still has to approve the result.',
    );
  },
);
