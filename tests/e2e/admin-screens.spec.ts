import type { Locator, Page } from '@playwright/test';
import {
  adminButton,
  card,
  cards,
  expectCards,
  expectCardsInAMoment,
  expectToastShown,
  openPanel,
  openSignedIn,
  openTab,
  panelOf,
  question,
  untilSettled,
} from './support/admin.ts';
import { DIALOGS, expectNoViolations } from './support/axe.ts';
import { asCsv, REAL_NAMES } from './support/club-names.ts';
import { expectTerms, stopClock } from './support/pages.ts';
import { doubleText, usualText } from './support/readability.ts';
import { answer, signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { toasts } from './support/toasts.ts';

test.use({ season: 'small' });

/** Neither the page nor scrolling parts of the panel, except the row of tabs and the preview. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const wide = await panelOf(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*:not([role=tablist], :has(> table), :has(> table) *, svg *)')]
      .filter((element) => element.getClientRects().length > 0 && element.scrollWidth > element.clientWidth)
      .filter((element) => {
        const { overflowX } = getComputedStyle(element);
        const isBeyond = element.getBoundingClientRect().right > innerWidth || element === dialog;
        return ['auto', 'scroll'].includes(overflowX) || (overflowX === 'visible' && isBeyond);
      })
      .map((element) => element.outerHTML.slice(0, 200)),
  );
  expect(wide, 'wider than the screen').toEqual([]);
}

test('login and every screen satisfy axe and fit the screen', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-1'));
  await api.reject(await submitResult(freshSite, 6501, '4-0'));
  for (const fixture of [6501, 6600]) await submitResult(freshSite, fixture, '0-3');
  await api.rename([
    { id: 1, name: 'W'.repeat(40) },
    { id: 3, name: 'Two words and many more until forty, yes' },
  ]);
  await api.change('deduct-points', { clubId: 1, points: 3, reason: 'A reason that is long '.repeat(10) });
  await api.change('withdraw-club', { clubId: 8, reason: 'No squad' });
  await api.change('announcement', { text: 'Matchday 1 ends on Sunday.' }, 'PUT');
  await openPanel(page, freshSite);
  await expectNoViolations(page, DIALOGS);
  await expectNothingSticksOut(page);

  await openSignedIn(page, freshSite, api);
  await expect(panelOf(page).getByRole('checkbox')).toHaveCount(2);
  await expectNoViolations(page, DIALOGS);
  await expectNothingSticksOut(page);
  await expectTerms(await openTab(page, 'Overview'), { Database: 'Operational' });
  await panelOf(page).getByRole('checkbox', { name: 'Show logins' }).check();
  await expect(panelOf(page).getByText('Logged in').first()).toBeVisible();
  await expectNoViolations(page, DIALOGS);
  await expectNothingSticksOut(page);
  const resets = await openTab(page, 'Reset Functions');
  await resets.getByRole('button', { name: 'Reset Group' }).click();
  await expectNoViolations(page, DIALOGS);
  await expectNothingSticksOut(page);
  await resets.getByRole('button', { name: 'Reset All' }).click();
  await expect(question(page, 'Reset All')).toBeVisible();
  await expectNoViolations(page, DIALOGS);
  await page.keyboard.press('Escape');
  const clubs = await openTab(page, 'Clubs');
  await clubs.getByText('Import all 16 names').click();
  await clubs.getByLabel('Names to import').fill(
    asCsv(
      REAL_NAMES.slice(0, 16)
        .with(1, '')
        .with(2, REAL_NAMES[0] ?? ''),
    ).join('\n'),
  );
  await expect(clubs.getByRole('region', { name: 'Preview' })).toBeVisible();
  await clubs.getByRole('button', { name: 'Rename Team 5', exact: true }).click();
  await expectNoViolations(page, DIALOGS);
  await expectNothingSticksOut(page);

  // The Draw, Knockouts and Format screens satisfy axe in their own tests.
  const checked = ['Schedule', 'Rulings', 'Submissions', 'End of season', 'Registration', 'Club links'];
  const screens = [...checked, 'Draw', 'Knockouts', 'Format'];
  for (const screen of screens) {
    await openTab(page, screen);
    if (checked.includes(screen)) await expectNoViolations(page, DIALOGS);
    await expectNothingSticksOut(page);
  }

  // As narrow as on a phone of 360 px whose scroll bar takes space.
  await page.setViewportSize({ width: 345, height: 740 });
  await doubleText(page);
  for (const screen of screens) {
    await openTab(page, screen);
    await expectNothingSticksOut(page);
  }
  // There is no space for a date beside its label.
  await openTab(page, 'Schedule');
  for (const field of await panelOf(page).locator('input[type=datetime-local]').all())
    expect((await field.boundingBox())?.width).toBeGreaterThan(150);
  for (const tab of ['Clubs', 'Staff', 'Chat', 'Result Approval']) {
    await openTab(page, tab);
    await expectNothingSticksOut(page);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await usualText(page);
  await tapDecision(
    card(page, `${'W'.repeat(40)} 0–3 Two words and many more until forty, yes`).getByRole('button', {
      name: /^Approve/,
    }),
  );
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
});

/** A tap within half a second after the rows have moved has no effect, and a person taps again. */
function tapDecision(button: Locator): Promise<void> {
  return expect(async () => {
    if (await button.isVisible()) await button.tap();
    await expect(button).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

test('a whole review is possible by touch on a small phone', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  for (const fixture of [6500, 6501, 6502, 6600, 6601]) await submitResult(freshSite, fixture, '2-1');
  const api = await signIn(freshSite);
  const panel = await openSignedIn(page, freshSite, api);
  const button = (name: string) => panel.getByRole('button', { name, exact: true });

  // Every button is large enough for a thumb.
  const newest = card(page, 'Team 5 2–1 Team 7');
  await button('Details, Team 5 2–1 Team 7').tap();
  const touched = newest.locator('button, input:not([type=checkbox]), label:has(input)');
  await expect(touched).toHaveCount(6);
  for (const control of await touched.all()) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await newest.getByLabel('Note', { exact: true }).tap();
  await newest.getByLabel('Note', { exact: true }).fill('The stream shows 2-2.');
  await tapDecision(button('Reject Team 5 2–1 Team 7'));
  await expectToastShown(page, 'Result Rejected', 'Team 5 2–1 Team 7');
  await tapDecision(button('Approve Team 5 2–1 Team 6'));
  await expectToastShown(page, 'Result Approved', 'Team 5 2–1 Team 6');
  await expectCards(page, ['Team 1 2–1 Team 2', 'Team 1 2–1 Team 3', 'Team 1 2–1 Team 4']);
  await card(page, 'Team 1 2–1 Team 3').getByRole('checkbox').tap();
  await card(page, 'Team 1 2–1 Team 4').getByRole('checkbox').tap();
  // Within reach of the thumb, however long the list is.
  await expect(panel.getByRole('button', { name: 'Approve 2 selected' })).toBeInViewport({ ratio: 1 });
  await button('Approve 2 selected').tap();
  await question(page, 'Approve 2 results').getByRole('button', { name: 'Approve 2' }).tap();
  await expectToastShown(page, 'Bulk Approval Complete', '2 of 2 results approved.');
  await tapDecision(button('Approve Team 1 2–1 Team 2'));
  await expectTerms(panel, { 'Total Results': '5', 'Pending Review': '0', Approved: '4', Rejected: '1' });
  await expectNothingSticksOut(page);
  await panel.getByRole('button', { name: 'Close', exact: true }).first().tap();
  await expect(panel).toBeHidden();
  await expect(adminButton(page)).toHaveAccessibleName('Admin Panel');
  const notes = (await api.results()).map(({ adminNotes }) => adminNotes);
  expect(notes).toEqual([
    'The stream shows 2-2.',
    'Approved by admin',
    'Bulk approved by admin',
    'Bulk approved by admin',
    'Approved by admin',
  ]);
});

test('the second tap of a double tap decides nothing', { tag: '@phone' }, async ({ page, freshSite }) => {
  for (const fixture of [6500, 6600, 6700]) await submitResult(freshSite, fixture, '2-1');
  // The page's clock is stopped, so that no machine is too slow for a double tap.
  await stopClock(page);
  const panel = await openSignedIn(page, freshSite, await signIn(freshSite));
  await expectCardsInAMoment(page, ['Team 1 2–1 Team 2', 'Team 5 2–1 Team 6', 'Team 9 2–1 Team 10']);
  await page.clock.runFor(500);
  await untilSettled(page);
  const button = panel.getByRole('button', { name: 'Approve Team 1 2–1 Team 2' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The first card is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await expectCards(page, ['Team 5 2–1 Team 6', 'Team 9 2–1 Team 10']);
  await expect(panel.getByRole('button', { name: 'Approve Team 5 2–1 Team 6' })).toBeInViewport();
  await page.touchscreen.tap(x, y);
  await expectCards(page, ['Team 5 2–1 Team 6', 'Team 9 2–1 Team 10']);

  // When it has closed, the next result is under the thumb, and reacts half a second later.
  const undo = panel.getByRole('button', { name: 'Undo: Approved Team 1 2–1 Team 2' });
  await expect(undo).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(undo).toHaveCount(0);
  await page.touchscreen.tap(x, y);
  await expectCards(page, ['Team 5 2–1 Team 6', 'Team 9 2–1 Team 10']);
  await page.clock.runFor(500);
  await untilSettled(page);
  await page.touchscreen.tap(x, y);
  await expectCards(page, ['Team 9 2–1 Team 10']);
});

/** Four in each of four groups. */
async function submitSixteen(site: { readonly url: string }): Promise<void> {
  const fixtures = [6500, 6600, 6700, 6800].flatMap((first) => [first, first + 1, first + 2, first + 3]);
  await Promise.all(fixtures.map((fixture) => submitResult(site, fixture, '2-1')));
}

test('ten ordinary results are on the first screen below two disputes without screenshots', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await submitSixteen(freshSite);
  const keys = await api.keysOf(3, 4, 7, 8);
  for (const [fixture, own, other] of [
    [6505, keys[0], keys[1]],
    [6605, keys[2], keys[3]],
  ] as const) {
    const id = await submitResult(freshSite, fixture, '2-1', own);
    await answer(freshSite, 'dispute-result', { id, homeScore: 1, awayScore: 1, reason: 'See video' }, other);
  }
  await openSignedIn(page, freshSite, api);
  await expect(cards(page)).toHaveCount(18);
  const disputed = cards(page).filter({ hasText: 'Disputed' });
  await expect(disputed).toHaveCount(2);
  for (const dispute of await disputed.all())
    expect((await dispute.boundingBox())?.height).toBeLessThanOrEqual(3 * 49);
  const heights = await cards(page).evaluateAll((found) =>
    found.slice(2).map((item) => item.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(50);
  await expect(cards(page).nth(11)).toBeInViewport({ ratio: 1 });
  await expectNothingSticksOut(page);
});

/** On the open panel. */
async function expectTitleClearOfButtons(page: Page): Promise<void> {
  const title = panelOf(page).getByRole('heading', { name: 'Tournament Administration' });
  const box = await title.boundingBox();
  const words = await title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  expect(words).toBeLessThanOrEqual(320);
  for (const name of ['Logout', 'Close']) {
    const button = await panelOf(page).getByRole('button', { name, exact: true }).first().boundingBox();
    if (!box || !button) throw new Error('The title bar is not on the screen');
    const isBelow = box.y >= button.y + button.height;
    expect(isBelow || words <= button.x, name).toBe(true);
  }
  // It leaves more than half of the screen to the results.
  expect((await title.locator('..').boundingBox())?.height).toBeLessThan(320);
}

test('on a small phone, sixteen results are a list that a thumb goes through, and the title is clear of its buttons', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await submitSixteen(freshSite);
  await api.rename([
    { id: 1, name: 'Harbour Lions' },
    { id: 2, name: 'Ravenscar' },
    { id: 3, name: 'Mönchengladbach Esports' },
    { id: 4, name: 'Ravenscar Rovers Athletic' },
  ]);
  await openSignedIn(page, freshSite, api);
  await expect(cards(page)).toHaveCount(16);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    // The first one begins in the upper half of the screen.
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(370);
    const heights = await cards(page).evaluateAll((found) =>
      found.map((item) => item.getBoundingClientRect().height),
    );
    expect(Math.max(...heights)).toBeLessThanOrEqual(160);
    expect(heights.filter((height) => height <= 130).length).toBeGreaterThanOrEqual(12);
    expect(
      await cards(page)
        .first()
        .evaluate(({ parentElement }) => parentElement?.offsetHeight),
    ).toBeLessThan(2_200);

    // Names are shown in full, and wrapped between words only.
    const broken = await cards(page).evaluateAll((found) =>
      found
        .flatMap((item) => [...item.querySelectorAll('svg + span[dir=auto]')])
        .flatMap((name) => {
          const text = name.firstChild as Text;
          const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return { word, lines: range.getClientRects().length };
          });
          const isCut = name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth;
          return isCut ? [text.data] : words.filter(({ lines }) => lines > 1).map(({ word }) => word);
        }),
    );
    expect(broken).toEqual([]);
    await expectNothingSticksOut(page);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await expectTitleClearOfButtons(page);
  await doubleText(page);
  await expectTitleClearOfButtons(page);
  await expectNothingSticksOut(page);
});
