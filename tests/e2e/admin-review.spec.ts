import type { Page } from '@playwright/test';
import {
  adminButton,
  card,
  cards,
  enterPassword,
  expectCards,
  expectNoMoreToasts,
  expectTold,
  openPanel,
  openSignedIn,
  openTab,
  panelOf,
} from './support/admin.ts';
import { holdCalls } from './support/hold.ts';
import { expectTerms } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, PASSWORD, test } from './support/site.ts';

/** Where the focus goes when there is no card to receive it. */
const resultsRegion = (page: Page) => panelOf(page).getByRole('region', { name: 'Results', exact: true });

/** Goes on with Tab, as somebody without a mouse does, until this has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let presses = 0; (await focused()) !== label; presses += 1) {
    expect(presses, `presses of Tab on the way to ${label}`).toBeLessThan(12);
    await page.keyboard.press('Tab');
  }
}

test('twelve results are reviewed by keyboard alone', async ({ page, freshSite }) => {
  // Group A: 1-2, 1-3, 1-4, 2-3, 2-4, 3-4; group B the same with clubs 5 to 8. The last one is the oldest.
  const fixtures = [6500, 6501, 6502, 6503, 6504, 6505, 6600, 6601, 6602, 6603, 6604, 6605];
  for (const [index, fixture] of [...fixtures.entries()].toReversed())
    await submitResult(freshSite, fixture, `${index}-0`);
  const api = await signIn(freshSite);

  await openPanel(page, freshSite);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(12);
  await tabTo(page, 'Team 7 11–0 Team 8');

  await page.keyboard.press('?');
  const help = panelOf(page).getByRole('definition').filter({ hasText: 'show or hide this help' });
  await expect(help).toBeVisible();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();

  await page.keyboard.press('ArrowUp');
  await expect(card(page, 'Team 7 11–0 Team 8')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(card(page, 'Team 6 10–0 Team 8')).toBeFocused();
  const checkbox = card(page, 'Team 6 10–0 Team 8').getByRole('checkbox');
  await page.keyboard.press('Space');
  await expect(checkbox).toBeChecked();
  await page.keyboard.press('Space');
  await expect(checkbox).not.toBeChecked();
  expect((await api.record())[0]?.action).toBe('login');

  // A card leaves the list at once, and the one that takes its place has the focus. The next decision waits for the
  // reply, so that the record has them in this order.
  await page.keyboard.press('a');
  await expect(card(page, 'Team 6 9–0 Team 7')).toBeFocused();
  await expectTold(page, 'Result Approved', 'Team 6 10–0 Team 8');
  await page.keyboard.press('r');
  await expect(card(page, 'Team 5 8–0 Team 8')).toBeFocused();
  await expectTold(page, 'Result Rejected', 'Team 6 9–0 Team 7');

  // In the note the letters are letters, and Escape aside every key stays there.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Are the sides right? ');
  await expect(card(page, 'Team 5 8–0 Team 8').getByLabel('Note')).toHaveValue('Are the sides right? ');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+R');
  await expect(card(page, 'Team 5 7–0 Team 7')).toBeFocused();
  await expectTold(page, 'Result Rejected', 'Team 5 8–0 Team 8');
  await page.keyboard.press('ArrowUp');
  await expect(card(page, 'Team 7 11–0 Team 8')).toBeFocused();

  const rest = [
    'Team 7 11–0 Team 8',
    'Team 5 7–0 Team 7',
    'Team 5 6–0 Team 6',
    'Team 3 5–0 Team 4',
    'Team 2 4–0 Team 4',
    'Team 2 3–0 Team 3',
    'Team 1 2–0 Team 4',
    'Team 1 1–0 Team 3',
    'Team 1 0–0 Team 2',
  ];
  await expectCards(page, rest);
  for (const match of rest) {
    await expect(card(page, match)).toBeFocused();
    await page.keyboard.press('a');
    await expect(card(page, match)).toBeHidden();
    await expectTold(page, 'Result Approved', match);
  }
  await expect(resultsRegion(page)).toBeFocused();
  await expect(
    panelOf(page).getByText('Nothing to review. New results appear here by themselves.'),
  ).toBeVisible();
  await expectTerms(panelOf(page), {
    'Total Results': '12',
    'Pending Review': '0',
    Approved: '10',
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

test('a card tells what a reviewer needs; filters and order show the rest', async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-0'));
  const refused = await submitResult(freshSite, 6600, '4-0');
  await api.reject(refused, 'The sides are swapped.');
  await submitResult(freshSite, 6501, '1-1');
  await submitResult(freshSite, 6600, '0-3');
  // Every result has a submitter today; one that an older server left without is still shown.
  await page.route('**/api/ucl/pending-results', async (route) => {
    const { pendingResults } = await (await route.fetch()).json();
    for (const result of pendingResults) if (result.fixtureId === 6501) result.submittedBy = '';
    await route.fulfill({ json: { pendingResults } });
  });
  const panel = await openSignedIn(page, freshSite, api);

  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6']);
  const resubmitted = card(page, 'Team 5 0–3 Team 6');
  for (const text of ['Group B', 'Pending Review', '0–3'])
    await expect(resubmitted.getByText(text, { exact: true })).toBeVisible();
  await expect(resubmitted.getByText(/^Submitted by Team Captain, /)).toBeVisible();
  await expect(
    resubmitted.getByText(
      'Public. A rejection shows it beside the match; after an approval it is only in the data.',
    ),
  ).toBeVisible();
  await expect(resubmitted.getByRole('listitem')).toHaveText([
    'Team 6: 2nd to 1st',
    'Team 7: 3rd to 2nd',
    'Team 8: 4th to 3rd',
    'Team 5: 1st to 4th',
    '4–0 The sides are swapped.',
  ]);
  await expect(resubmitted.getByText('Rejected earlier')).toBeVisible();
  const drawn = card(page, 'Team 1 1–1 Team 3');
  await expect(drawn.getByText('No change in the table.')).toBeVisible();
  await expect(drawn.getByText('Rejected earlier')).toBeHidden();
  await expect(drawn.getByText(/^Submitted by Unknown, /)).toBeVisible();
  await page.unroute('**/api/ucl/pending-results');
  await panel.getByLabel('Order').selectOption('Newest first');
  await expectCards(page, ['Team 5 0–3 Team 6', 'Team 1 1–1 Team 3']);
  await panel.getByLabel('Order').selectOption('Oldest first');
  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6']);

  const filter = panel.getByLabel('Show');
  await expect(filter.getByRole('option')).toHaveText([
    'Pending Review',
    'All Results',
    'Approved',
    'Rejected',
  ]);
  const controls = panel.getByRole('button', { name: /Approve|Reject|Select all/ });
  await expect(controls).toHaveCount(6);
  await filter.selectOption('All Results');
  await expectCards(page, [
    'Team 1 2–0 Team 2',
    'Team 5 4–0 Team 6',
    'Team 1 1–1 Team 3',
    'Team 5 0–3 Team 6',
  ]);
  await expect(controls).toHaveCount(0);
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
  // Nor by key.
  await card(page, 'Team 1 1–1 Team 3').press('a');
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

  // A result that comes in appears by itself, behind those that are being looked at.
  await submitResult(freshSite, 6700, '1-0');
  await expectCards(page, ['Team 1 1–1 Team 3', 'Team 5 0–3 Team 6', 'Team 9 1–0 Team 10']);

  // What was typed and chosen stays, in another tab and behind the closed dialog.
  const note = resubmitted.getByLabel('Note');
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

  // Whoever decides by button goes on with the same button of the next card, or of the last one.
  // A key that is held down decides one result and no more.
  await drawn.getByRole('button', { name: 'Approve Team 1 1–1 Team 3' }).focus();
  await page.keyboard.down('Enter');
  await expect(panel.getByRole('button', { name: 'Approve Team 5 0–3 Team 6' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectCards(page, ['Team 5 0–3 Team 6', 'Team 9 1–0 Team 10']);
  await expectTold(page, 'Result Approved', 'Team 1 1–1 Team 3');
  await card(page, 'Team 9 1–0 Team 10').getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.down('Enter');
  await expect(panel.getByRole('button', { name: 'Reject Team 5 0–3 Team 6' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectCards(page, ['Team 5 0–3 Team 6']);
  await expectTold(page, 'Result Rejected', 'Team 9 1–0 Team 10');
  await page.keyboard.press('Enter');
  await expectTold(page, 'Result Rejected', 'Team 5 0–3 Team 6');
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

test.describe('what others have decided', () => {
  test.use({ expectedComplaint: /status of 409|ERR_FAILED/ });

  test('of eight approved together two fail, and are told by name and reason', async ({
    page,
    freshSite,
  }) => {
    const fixtures = [6500, 6505, 6600, 6605, 6700, 6705, 6800, 6805];
    const ids: number[] = [];
    for (const fixture of fixtures) ids.push(await submitResult(freshSite, fixture, '2-1'));
    const api = await signIn(freshSite);
    const panel = await openSignedIn(page, freshSite, api);
    await expect(cards(page)).toHaveCount(8);
    await expect(panel.getByRole('button', { name: 'Approve 0 selected' })).toBeDisabled();
    await card(page, 'Team 1 2–1 Team 2').getByRole('checkbox').check();
    await expect(panel.getByRole('button', { name: 'Approve 1 selected' })).toBeEnabled();
    await panel.getByRole('button', { name: 'Clear selection' }).click();
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await card(page, 'Team 5 2–1 Team 6').getByLabel('Note').fill(' Seen on the stream. ');
    await panel.getByRole('button', { name: 'Select all' }).click();

    // One call for each, all under way before the first is answered.
    const calls = await holdCalls(page, '**/api/ucl/approve-result');
    await panel.getByRole('button', { name: 'Approve 8 selected' }).click();
    await expect(cards(page)).toHaveCount(0);
    await expect(resultsRegion(page)).toBeFocused();
    const noteFor = (id: number) => (id === ids[2] ? 'Seen on the stream.' : 'Bulk approved by admin');
    const wanted = ids.map((id) => ({ id, adminNotes: noteFor(id) }));
    await expect.poll(calls.bodies).toEqual(wanted);
    // They stay away from the list while they are under decision, whatever is looked at meanwhile.
    await openTab(page, 'Overview');
    await openTab(page, 'Result Approval');
    await expectCards(page, []);
    await openTab(page, 'Overview');
    await api.reject(ids[1] ?? 0, 'Not played.');
    await api.approve(ids[6] ?? 0);
    calls.release();
    await expectTold(
      page,
      'Bulk Approval Failed',
      'Some results failed to be approved. 6 of 8 results approved.',
    );
    await openTab(page, 'Result Approval');

    // Not the notification, which says the same and goes.
    const failures = panel.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
    await expect(failures).toContainText('Bulk Approval Failed');
    await expect(failures.getByRole('listitem')).toHaveText([
      'Team 3 2–1 Team 4 This result has already been rejected.',
      'Team 13 2–1 Team 14 This result has already been approved.',
    ]);
    await expectTerms(panel, { 'Total Results': '8', 'Pending Review': '0', Approved: '7', Rejected: '1' });
    await expectCards(page, []);
    const notes = (await api.results()).map(({ id, adminNotes }) => [id, adminNotes]);
    expect(Object.fromEntries(notes)).toEqual({
      ...Object.fromEntries(ids.map((id) => [id, noteFor(id)])),
      [ids[1] ?? 0]: 'Not played.',
      [ids[6] ?? 0]: 'Approved by admin',
    });

    // It stays until it was read.
    await submitResult(freshSite, 6900, '1-1');
    await submitResult(freshSite, 6905, '3-3');
    await expect(cards(page)).toHaveCount(2);
    await expect(failures).toBeVisible();
    await failures.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failures).toBeHidden();
    await expect(resultsRegion(page)).toBeFocused();
    await panel.getByRole('button', { name: 'Select all' }).click();
    await panel.getByRole('button', { name: 'Approve 2 selected' }).click();
    await expectTold(page, 'Bulk Approval Complete', '2 of 2 results approved.');
    await expectNoMoreToasts(page);
    const approved = (await api.results()).slice(0, 2);
    expect(approved.map(({ adminNotes }) => adminNotes)).toEqual(Array(2).fill('Bulk approved by admin'));
  });

  test('two administrators decide the same result at the same time, and one of them is told so', async ({
    page,
    browser,
    freshSite,
  }) => {
    for (const fixture of [6500, 6501, 6502]) await submitResult(freshSite, fixture, '2-1');
    const second = await (await browser.newContext()).newPage();
    await openSignedIn(page, freshSite, await signIn(freshSite));
    await openSignedIn(second, freshSite, await signIn(freshSite));

    const race = async (match: string, mine: 'Approve' | 'Reject', theirs: 'Approve' | 'Reject') => {
      const calls = await holdCalls(page, `**/api/ucl/${mine.toLowerCase()}-result`);
      await card(page, match)
        .getByRole('button', { name: `${mine} ${match}` })
        .click();
      await expect.poll(calls.bodies).toHaveLength(1);
      const note = card(second, match).getByLabel('Note');
      await note.fill('Seen by the other one.');
      await card(second, match)
        .getByRole('button', { name: `${theirs} ${match}` })
        .click();
      await expectTold(second, theirs === 'Approve' ? 'Result Approved' : 'Result Rejected', match);
      calls.release();
    };
    // Even before the list is fetched again, what the server calls decided stays away.
    await page.route('**/api/ucl/pending-results', (route) => route.abort());
    await race('Team 1 2–1 Team 2', 'Approve', 'Reject');
    await expectTold(page, 'Approval Failed', 'This result has already been rejected.');
    await expectCards(page, ['Team 1 2–1 Team 3', 'Team 1 2–1 Team 4']);
    await page.unroute('**/api/ucl/pending-results');
    await race('Team 1 2–1 Team 3', 'Reject', 'Approve');
    await expectTold(page, 'Rejection Failed', 'This result has already been approved.');

    for (const administrator of [page, second]) {
      await expectCards(administrator, ['Team 1 2–1 Team 4']);
      await expectNoMoreToasts(administrator);
      await panelOf(administrator).getByLabel('Show').selectOption('Rejected');
      await expectCards(administrator, ['Team 1 2–1 Team 2']);
      await expect(cards(administrator)).toContainText('Admin note: Seen by the other one.');
    }
    await second.context().close();
  });
});
