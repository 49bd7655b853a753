import type { Page } from '@playwright/test';
import { PASSWORD } from '#server/testing/admin-password.ts';
import {
  adminButton,
  card,
  cards,
  decide,
  enterPassword,
  expectCards,
  expectToastShown,
  openNote,
  openPanel,
  openSignedIn,
  openTab,
  panelOf,
  untilSettled,
} from './support/admin.ts';
import { holdCalls } from './support/hold.ts';
import { expectTerms } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small' });

/** Where the focus goes when there is no card to receive it. */
const resultsRegion = (page: Page) => panelOf(page).getByRole('region', { name: 'Results', exact: true });

/** Presses Tab, like a keyboard user, until this has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let presses = 0; (await focused()) !== label; presses += 1) {
    expect(presses, `presses of Tab on the way to ${label}`).toBeLessThan(12);
    await page.keyboard.press('Tab');
  }
}

test('eight results are reviewed by keyboard alone', async ({ page, freshSite }) => {
  // Of group A, 1-2 and 1-3; all of group B: 5-6, 5-7, 5-8, 6-7, 6-8, 7-8. The last one is the oldest.
  const fixtures = { 6500: 0, 6501: 1, 6600: 6, 6601: 7, 6602: 8, 6603: 9, 6604: 10, 6605: 11 };
  for (const [fixture, goals] of Object.entries(fixtures).toReversed())
    await submitResult(freshSite, Number(fixture), `${goals}-0`);
  const api = await signIn(freshSite);

  await openPanel(page, freshSite);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(8);
  await tabTo(page, 'Team 7 11–0 Team 8');

  await page.keyboard.press('?');
  const help = panelOf(page).getByRole('definition').filter({ hasText: 'show or hide this help' });
  await expect(help).toBeVisible();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();

  // One column.
  const arrows: [string, string][] = [
    ['Up', 'Team 7 11–0 Team 8'],
    ['Left', 'Team 7 11–0 Team 8'],
    ['Down', 'Team 6 10–0 Team 8'],
    ['Down', 'Team 6 9–0 Team 7'],
    ['Up', 'Team 6 10–0 Team 8'],
    ['Right', 'Team 6 10–0 Team 8'],
  ];
  for (const [arrow, match] of arrows) {
    await page.keyboard.press(`Arrow${arrow}`);
    await expect(card(page, match)).toBeFocused();
  }
  const checkbox = card(page, 'Team 6 10–0 Team 8').getByRole('checkbox');
  await page.keyboard.press('Space');
  await expect(checkbox).toBeChecked();
  await page.keyboard.press('Space');
  await expect(checkbox).not.toBeChecked();
  expect((await api.record())[0]?.action).toBe('login');

  // A result leaves the list at once, and the next one has the focus. The next decision waits for the reply, so that
  // the record has them in this order.
  const decide = (match: string, key: string) =>
    expect(async () => {
      await untilSettled(page);
      if (await card(page, match).isVisible()) await page.keyboard.press(key);
      await expect(card(page, match)).toBeHidden({ timeout: 1_000 });
    }).toPass();
  await decide('Team 6 10–0 Team 8', 'a');
  await expect(card(page, 'Team 6 9–0 Team 7')).toBeFocused();
  await expectToastShown(page, 'Result Approved', 'Team 6 10–0 Team 8');
  await decide('Team 6 9–0 Team 7', 'r');
  await expect(card(page, 'Team 5 8–0 Team 8')).toBeFocused();
  await expectToastShown(page, 'Result Rejected', 'Team 6 9–0 Team 7');

  // A key moves to the note, where letters are text; Enter and Escape move back to the card.
  const noted = card(page, 'Team 5 8–0 Team 8');
  const note = noted.getByLabel('Note', { exact: true });
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await page.keyboard.type('Are the sides ');
  await page.keyboard.press('Enter');
  await expect(noted).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.type('right? ');
  await page.keyboard.press('Escape');
  await expect(noted).toBeFocused();
  await expect(note).toHaveValue('Are the sides right? ');
  // Typed text is visible when the card is closed.
  await page.keyboard.press('Enter');
  await expect(note).toBeHidden();
  await expect(noted.getByText('Note: Are the sides right?')).toBeVisible();
  await decide('Team 5 8–0 Team 8', 'Shift+R');
  await expect(card(page, 'Team 5 7–0 Team 7')).toBeFocused();
  await expectToastShown(page, 'Result Rejected', 'Team 5 8–0 Team 8');
  // Results that only keep their place are skipped.
  await page.keyboard.press('ArrowUp');
  await expect(card(page, 'Team 7 11–0 Team 8')).toBeFocused();

  const rest = [
    'Team 7 11–0 Team 8',
    'Team 5 7–0 Team 7',
    'Team 5 6–0 Team 6',
    'Team 1 1–0 Team 3',
    'Team 1 0–0 Team 2',
  ];
  await expectCards(page, rest);
  for (const match of rest) {
    await expect(card(page, match)).toBeFocused();
    await decide(match, 'a');
    await expectToastShown(page, 'Result Approved', match);
  }
  await expect(resultsRegion(page)).toBeFocused();
  await expect(
    panelOf(page).getByText('Nothing to review. New results appear here automatically.'),
  ).toBeVisible();
  await expectTerms(panelOf(page), {
    'Total Results': '8',
    'Pending Review': '0',
    Approved: '6',
    Rejected: '2',
  });

  const decided = (await api.record()).filter(({ action }) => action.endsWith('-result')).toReversed();
  expect(decided.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'approve-result Team 6 10–0 Team 8',
    'reject-result Team 6 9–0 Team 7',
    'reject-result Team 5 8–0 Team 8',
    ...rest.map((match) => `approve-result ${match}`),
  ]);
  const notes = (await api.results()).map(({ homeScore, adminNotes }) => [homeScore, adminNotes]);
  expect(notes.toReversed().slice(0, 5)).toEqual([
    [11, 'Approved by admin'],
    [10, 'Approved by admin'],
    [9, 'Rejected by admin'],
    [8, 'Are the sides right?'],
    [7, 'Approved by admin'],
  ]);
});

test('B leads from a row to the decision on the selection, and Escape leaves row and selection before the panel', async ({
  page,
  freshSite,
}) => {
  const fixtures = [6500, 6600, 6700, 6800].flatMap((first) => [0, 1, 2, 3, 4].map((n) => first + n));
  await Promise.all(fixtures.map((fixture) => submitResult(freshSite, fixture, '2-1')));
  const panel = await openSignedIn(page, freshSite, await signIn(freshSite));
  await expect(cards(page)).toHaveCount(20);
  const row = cards(page).first();
  await row.focus();
  await page.keyboard.press('Space');
  const approve = panel.getByRole('button', { name: 'Approve 1 selected' });
  await expect(approve).toBeInViewport({ ratio: 1 });
  // A focused row is clear of the bar.
  for (const next of (await cards(page).all()).slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(next).toBeFocused();
    const [line, bar] = [await next.boundingBox(), await approve.boundingBox()];
    expect(line && bar && line.y + line.height <= bar.y).toBe(true);
  }
  await page.keyboard.press('b');
  await expect(approve).toBeFocused();

  await row.focus();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(resultsRegion(page)).toBeFocused();
  await expect(panel).toBeVisible();

  // Even where the selection was made without a row.
  await panel.getByRole('button', { name: 'Select all' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a card shows what a reviewer needs; filters and order show the rest', async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-0'));
  const refused = await submitResult(freshSite, 6600, '4-0');
  await api.reject(refused, 'The sides are swapped.');
  await submitResult(freshSite, 6501, '1-1');
  await submitResult(freshSite, 6600, '0-3');
  // Every result has a submitter today; one stored without it by an older server is still shown.
  await page.route('**/api/ucl/pending-results', async (route) => {
    const { pendingResults, ...rest } = await (await route.fetch()).json();
    for (const result of pendingResults) if (result.fixtureId === 6501) result.submittedBy = '';
    await route.fulfill({ json: { pendingResults, ...rest } });
  });
  const panel = await openSignedIn(page, freshSite, api);

  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6']);
  const resubmitted = card(page, 'Team 5 0–3 Team 6');
  for (const text of ['Group B', 'Team 5', '0', 'Team 6', '3', 'Rejected earlier'])
    await expect(resubmitted.getByText(text, { exact: true })).toBeVisible();
  await expect(resubmitted.getByText('Home 4th Away 1st +3 pts 2 other clubs move')).toBeVisible();
  const drawn = card(page, 'Team 1 1–1 Team 3');
  await expect(drawn.getByText('Home 1st +1 pt Away 2nd +1 pt')).toBeVisible();
  await expect(drawn.getByText('Rejected earlier')).toBeHidden();

  // The rest is shown on request.
  await expect(resubmitted.getByText(/^Submitted by/)).toBeHidden();
  const note = await openNote(page, 'Team 5 0–3 Team 6');
  await expect(resubmitted.getByText(/^Submitted by Team Captain, /)).toBeVisible();
  await expect(resubmitted.getByText('Pending Review', { exact: true })).toBeVisible();
  await expect(note).toHaveAccessibleDescription(
    'Public. The note is shown in the match history and, after a rejection, beside the match as well.',
  );
  await expect(resubmitted.getByRole('listitem')).toHaveText([
    'Team 6: 2nd to 1st, +3 points',
    'Team 7: 3rd to 2nd',
    'Team 8: 4th to 3rd',
    'Team 5: 1st to 4th',
    '4–0 The sides are swapped.',
  ]);
  await drawn.getByRole('button', { name: 'Details, Team 1 1–1 Team 3' }).click();
  await expect(drawn.getByRole('listitem')).toHaveText([
    'Team 1: stays 1st, +1 point',
    'Team 3: stays 2nd, +1 point',
  ]);
  await expect(drawn.getByText(/^Submitted by Unknown, /)).toBeVisible();
  await drawn.getByRole('button', { name: 'Details, Team 1 1–1 Team 3' }).click();
  await expect(drawn.getByText(/^Submitted by/)).toBeHidden();
  await page.unroute('**/api/ucl/pending-results');
  await panel.getByLabel('Order').selectOption('Newest first');
  await expectCards(page, ['Team 5 0–3 Team 6', 'Team 1 1–1 Team 3']);
  await panel.getByLabel('Order').selectOption('Oldest first');
  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6']);

  // Bulk selection covers visible results only.
  const search = panel.getByLabel('Search clubs');
  await search.fill('team 3');
  await expectCards(page, ['Team 1 1–1 Team 3']);
  await panel.getByRole('button', { name: 'Select all' }).click();
  await expect(panel.getByRole('button', { name: 'Approve 1 selected' })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear selection' }).click();
  await panel.getByLabel('Group', { exact: true }).selectOption('Group B');
  await expectCards(page, []);
  await expect(panel.getByText('No result matches your search.')).toBeVisible();
  await panel.getByRole('button', { name: 'Clear search' }).click();
  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6']);
  await expect(search).toHaveValue('');

  const filter = panel.getByLabel('Show');
  await expect(filter.getByRole('option')).toHaveText([
    'Pending Review',
    'All Results',
    'Approved',
    'Rejected',
  ]);
  const controls = panel.getByRole('button', { name: /^(Approve|Reject|Select all)/ });
  await expect(controls).toHaveCount(5);
  await filter.selectOption('All Results');
  await expectCards(page, [
    'Team 1 2–0 Team 2',
    'Team 5 4–0 Team 6',
    'Team 1 1–1 Team 3',
    'Team 5 0–3 Team 6',
  ]);
  // Pending results can be decided here as well, but not selected.
  await expect(controls).toHaveText(['Approve', 'Reject', 'Approve', 'Reject']);
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
  for (const decided of ['Team 1 2–0 Team 2', 'Team 5 4–0 Team 6'])
    await expect(card(page, decided).getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await filter.selectOption('Approved');
  await expectCards(page, ['Team 1 2–0 Team 2']);
  await expect(cards(page)).toContainText('Admin note: Approved by admin');
  await filter.selectOption('Rejected');
  await expectCards(page, ['Team 5 4–0 Team 6']);
  await expect(cards(page)).toContainText('Admin note: The sides are swapped.');
  await expect(cards(page).getByText('The sides are swapped.', { exact: true })).toHaveAttribute(
    'dir',
    'auto',
  );
  await filter.selectOption('Pending Review');
  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6']);

  // A new result appears automatically, behind those being reviewed.
  await submitResult(freshSite, 6700, '1-0');
  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6', 'Team 9 1–0 Team 10']);

  // Typed text and choices stay, in another tab and behind the closed dialog.
  await note.fill('Which side was home?');
  await expect(note).toHaveAttribute('dir', 'auto');
  await resubmitted.getByRole('checkbox').check();
  await openTab(page, 'Overview');
  await openTab(page, 'Result Approval');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await adminButton(page).press('Enter');
  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6', 'Team 9 1–0 Team 10']);
  await expect(note).toHaveValue('Which side was home?');
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(resubmitted.getByRole('checkbox')).toBeChecked();

  // After a decision by button, the same button of the next card, or of the last one, has the focus. A key that is
  // held down decides only one result.
  await untilSettled(page);
  await drawn.getByRole('button', { name: 'Approve Team 1 1–1 Team 3' }).focus();
  await page.keyboard.down('Enter');
  await expect(panel.getByRole('button', { name: 'Approve Team 5 0–3 Team 6' })).toBeFocused();
  await untilSettled(page);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectCards(page, ['Team 5 0–3 Team 6', 'Team 9 1–0 Team 10']);
  await expectToastShown(page, 'Result Approved', 'Team 1 1–1 Team 3');
  await card(page, 'Team 9 1–0 Team 10').getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.down('Enter');
  await expect(panel.getByRole('button', { name: 'Reject Team 5 0–3 Team 6' })).toBeFocused();
  await untilSettled(page);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectCards(page, ['Team 5 0–3 Team 6']);
  await expectToastShown(page, 'Result Rejected', 'Team 9 1–0 Team 10');
  await page.keyboard.press('Enter');
  await expectToastShown(page, 'Result Rejected', 'Team 5 0–3 Team 6');
  await expectCards(page, []);
  await expect(resultsRegion(page)).toBeFocused();
  expect((await api.results()).find(({ homeScore, awayScore }) => awayScore - homeScore === 3)).toMatchObject(
    {
      adminNotes: 'Which side was home?',
    },
  );

  // But not beyond the session.
  await panel.getByLabel('Show').selectOption('Rejected');
  await panel.getByLabel('Order').selectOption('Newest first');
  await panel.getByRole('button', { name: 'Logout' }).click();
  await enterPassword(page, PASSWORD);
  await expect(panel.getByLabel('Show')).toHaveValue('pending');
  await expect(panel.getByLabel('Order')).toHaveValue('oldest');
});

test('a result is decided where all results are shown, and stays in its place', async ({
  page,
  freshSite,
}) => {
  for (const fixture of [6500, 6600, 6700]) await submitResult(freshSite, fixture, '2-1');
  const all = ['Team 1 2–1 Team 2', 'Team 5 2–1 Team 6', 'Team 9 2–1 Team 10'];
  const api = await signIn(freshSite);
  const panel = await openSignedIn(page, freshSite, api);
  await panel.getByLabel('Show').selectOption('All Results');
  await expectCards(page, all);
  const calls = await holdCalls(page, '**/api/ucl/approve-result');
  await decide(page, 'Approve', 'Team 5 2–1 Team 6');
  // At once, before the server has answered.
  await expect.poll(calls.bodies).toHaveLength(1);
  await expectCards(page, all);
  const decided = card(page, 'Team 5 2–1 Team 6');
  await expect(decided.getByText('Approved', { exact: true })).toBeVisible();
  await expect(decided.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await expect(decided).toBeFocused();
  calls.release();
  await expectToastShown(page, 'Result Approved', 'Team 5 2–1 Team 6');
  await expect(decided).toContainText('Admin note: Approved by admin');
  await untilSettled(page);
  await card(page, 'Team 1 2–1 Team 2').press('r');
  await expectToastShown(page, 'Result Rejected', 'Team 1 2–1 Team 2');
  await expectCards(page, all);
});
