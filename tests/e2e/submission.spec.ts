import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { hold } from './support/hold.ts';
import {
  confirm,
  confirmDialog,
  control,
  expectTyped,
  expectUnconfirmed,
  match,
  openSubmitDialog,
  scoreField,
  submitDialog,
  typeScore,
} from './support/hub.ts';
import { open } from './support/pages.ts';
import { signIn, storedResults } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast, openAtRest, toasts } from './support/toasts.ts';

/** Where the screen size makes no difference. */
const ONE_SIZE = '@one-size';
const CLUBS = 'Team 1 vs Team 3';

test('a captain submits a result by keyboard alone', { tag: '@one-size' }, async ({ page, fourClubSite }) => {
  await openAtRest(page, `${fourClubSite.url}/ng-hub`);
  const { keyboard } = page;
  await page.getByRole('tab', { name: 'Group Stage' }).focus();
  await keyboard.press('ArrowRight');
  await control(page, 'Submit', CLUBS).focus();
  await keyboard.press('Enter');

  const dialog = submitDialog(page);
  const form = dialog.locator('form');
  await expect(form.getByText('Group A', { exact: true })).toBeVisible();
  await expect(form.getByText('Matchday 2', { exact: true })).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(scoreField(page, 'Home')).toBeFocused();
  await keyboard.type('2');
  await keyboard.press('Enter');
  await expect(scoreField(page, 'Away')).toBeFocused();
  await keyboard.type('1');
  await keyboard.press('Enter');

  const question = confirmDialog(page);
  for (const text of ['Group A', 'Matchday 2', 'Team 1', '2–1', 'Team 3']) {
    await expect(question.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(question).toContainText('will be sent to the administrator for approval');
  await expect(question.getByRole('button', { name: 'Confirm & Submit', exact: true })).toBeFocused();
  await keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expectTyped(page, '2-1');
  expect(await storedResults(fourClubSite)).toEqual([]);

  await expect(scoreField(page, 'Away')).toBeFocused();
  await keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Confirm & Submit', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expectToast(page, 'Result Submitted Successfully!', 'It is now waiting for admin approval.');
  await expect(dialog.getByRole('progressbar')).toHaveJSProperty('value', 100);
  await page.clock.runFor(200);
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
  // Nor did it report the captain's own result while it closed.
  await expect(page.getByText('Result Already Exists')).toHaveCount(0);
  await expect(match(page, CLUBS)).toBeFocused();

  await page.clock.runFor(7_799);
  await expectUnconfirmed(page, CLUBS, '2-1');
  await expect(match(page, CLUBS)).toBeFocused();
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
  expect(await storedResults(fourClubSite)).toEqual(['6501 2-1 pending']);
});

test('each problem of a score is shown at its field', { tag: ONE_SIZE }, async ({ page, fourClubSite }) => {
  await open(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
  await openSubmitDialog(page, CLUBS);
  const [home, away] = [scoreField(page, 'Home'), scoreField(page, 'Away')];
  for (const field of [home, away]) {
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('min', '0');
    await expect(field).toHaveAttribute('max', '50');
  }
  /** The text typed into the two fields, and the message at each. */
  async function expectProblems(typed: [string, string], homeProblem: string, awayProblem: string) {
    for (const [field, text] of [
      [home, typed[0]],
      [away, typed[1]],
    ] as const) {
      await field.fill(text === 'e' ? '' : text);
      // A number field accepts this letter, and cannot parse it.
      if (text === 'e') await field.press('e');
    }
    await submitDialog(page).getByRole('button', { name: 'Submit Result', exact: true }).click();
    for (const [field, problem] of [
      [home, homeProblem],
      [away, awayProblem],
    ] as const) {
      await expect(field).toHaveAccessibleDescription(problem);
      await expect(field).toHaveAttribute('aria-invalid', String(problem !== ''));
    }
    await expect(homeProblem ? home : away).toBeFocused();
    await expect(confirmDialog(page)).toBeHidden();
  }
  await expectProblems(['', ''], 'Home score is required', 'Away score is required');
  await expectNoViolations(page, DIALOGS);
  await expectProblems(['2.5', 'e'], 'Score must be a whole number', 'Must be a valid number');
  const tooMany = 'Combined total goals seems unusually high (>20). Please verify.';
  await expectProblems(['11', '10'], '', tooMany);
  // It is about both fields, and disappears with either.
  await home.fill('12');
  await expect(away).toHaveAccessibleDescription(tooMany);
  await home.fill('9');
  await expect(away).toHaveAccessibleDescription('');
  await expect(toasts(page)).toHaveCount(0);
  await expectProblems(['1', '-1'], '', 'Must be a valid number');
  await expectToast(page, 'Invalid Scores', 'Scores cannot be negative');

  await typeScore(page, '20-0');
  await expectNoViolations(page, 'dialog dialog[open]');
  await confirmDialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(confirmDialog(page)).toBeHidden();

  // Typed text survives an accidental close, even if another match is opened in the meantime.
  await submitDialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(submitDialog(page)).toBeHidden();
  await openSubmitDialog(page, 'Team 2 vs Team 4');
  await expectTyped(page, '');
  await page.keyboard.press('Escape');
  await openSubmitDialog(page, CLUBS);
  await expectTyped(page, '20-0');
});

test('a result in progress shows its progress, and continues without its dialog', {
  tag: ONE_SIZE,
}, async ({ page, fourClubSite }) => {
  const answer = hold();
  await page.route('**/api/ucl/submit-result', async (route) => {
    await answer.released;
    await route.continue();
  });
  await openAtRest(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
  await openSubmitDialog(page, CLUBS);
  await typeScore(page, '2-1');
  await page.keyboard.press('Escape');
  await submitDialog(page).getByRole('button', { name: 'Submit Result', exact: true }).click();
  await confirm(page);
  const progress = submitDialog(page).getByRole('progressbar');
  for (const value of [0, 20, 40, 60, 80, 80, 80]) {
    await expect(progress).toHaveJSProperty('value', value);
    await page.clock.runFor(50);
  }
  const submit = submitDialog(page).getByRole('button', { name: 'Submitting...', exact: true });
  await expect(submit).toBeDisabled();
  // The other dialog has a Cancel as well, until it has faded out.
  await expect(confirmDialog(page)).toBeHidden();
  await expect(submitDialog(page).getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled();
  // It keeps the focus, and does nothing.
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmDialog(page)).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(submitDialog(page)).toBeHidden();
  // The button gets the focus back, although it is disabled.
  await expect(control(page, 'Submitting...', CLUBS)).toBeDisabled();
  await expect(control(page, 'Submitting...', CLUBS)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(submitDialog(page)).toBeHidden();
  await openSubmitDialog(page, 'Team 2 vs Team 4');
  answer.release();
  await expectToast(page, 'Result Submitted Successfully!', 'It is now waiting for admin approval.');
  await page.clock.runFor(300);
  await expectUnconfirmed(page, CLUBS, '2-1');
  await expect(submitDialog(page)).toBeVisible();
  await expect(scoreField(page, 'Home')).toBeFocused();
  expect(await storedResults(fourClubSite)).toEqual(['6501 2-1 pending']);
});

test('a match can be submitted again after a rejection, whose reason stays visible on a low screen, and after a reset', {
  tag: ONE_SIZE,
}, async ({ page, fourClubSite }) => {
  const administrator = await signIn(fourClubSite);
  await open(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
  await openSubmitDialog(page, CLUBS);
  await typeScore(page, '2-1');
  await confirm(page);
  await expectUnconfirmed(page, CLUBS, '2-1');

  await administrator.reject(1, 'The screenshot says 2-2. '.repeat(6));
  await expect(match(page, CLUBS)).toContainText('Rejected The screenshot says 2-2.');
  const warning = submitDialog(page).getByRole('status').filter({ hasText: 'Result Already Exists' });
  for (const [width, height] of [
    [360, 480],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openSubmitDialog(page, CLUBS, 'Resubmit');
    for (const side of ['Home', 'Away'] as const) {
      await scoreField(page, side).focus();
      await expect(warning.getByText('Result Already Exists', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(scoreField(page, side)).toBeInViewport({ ratio: 1 });
      const [above, field] = [
        await submitDialog(page).locator('.submit-dialog_warnings').boundingBox(),
        await scoreField(page, side).boundingBox(),
      ];
      expect(field?.y, `${width} x ${height}`).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
    }
    await page.keyboard.press('Escape');
    await expect(submitDialog(page)).toBeHidden();
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await openSubmitDialog(page, CLUBS, 'Resubmit');
  await expect(warning).toContainText(
    'Team 1 2–1 Team 3. It was rejected. You can submit another one.Reason: The screenshot says 2-2.',
  );
  await expectTyped(page, '');
  await typeScore(page, '2-2');
  await confirm(page);
  await expectUnconfirmed(page, CLUBS, '2-2');
  expect(await storedResults(fourClubSite)).toEqual(['6501 2-2 pending']);

  await administrator.resetMatch(6501);
  await openSubmitDialog(page, CLUBS);
  await expect(warning).toBeHidden();
  await expectTyped(page, '');
});

test.describe('a reloaded page', () => {
  test('keeps typed text, and asks first while a result is being sent', { tag: ONE_SIZE }, async ({
    page,
    fourClubSite,
  }) => {
    await open(page, `${fourClubSite.url}/ng-hub?tab=fixtures`);
    await openSubmitDialog(page, CLUBS);
    await scoreField(page, 'Home').fill('2');
    await scoreField(page, 'Away').fill('1');
    await page.reload();
    await openSubmitDialog(page, CLUBS);
    await expectTyped(page, '2-1');

    const answer = hold();
    await page.route('**/api/ucl/submit-result', async (route) => {
      await answer.released;
      await route.continue();
    });
    await typeScore(page, '2-1');
    await confirm(page);
    await expect(
      submitDialog(page).getByRole('button', { name: 'Submitting...', exact: true }),
    ).toBeVisible();
    const requested = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const question = await requested;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;
    answer.release();
    await expectUnconfirmed(page, CLUBS, '2-1');
    await expect(submitDialog(page)).toBeHidden();

    // Nothing is in progress any more, and the typed text has been sent.
    await page.reload();
    await expectUnconfirmed(page, CLUBS, '2-1');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
