import type { Page } from '@playwright/test';
import {
  card,
  decide,
  expectCards,
  expectNoMoreToasts,
  expectToastShown,
  openNote,
  openSignedIn,
  openTab,
  panelOf,
  question,
  untilSettled,
} from './support/admin.ts';
import { holdCalls } from './support/hold.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small', expectedComplaint: /status of 409|ERR_FAILED/ });

const MATCHES = ['Team 1 2–1 Team 2', 'Team 1 2–1 Team 3', 'Team 1 2–1 Team 4', 'Team 2 2–1 Team 3'];

/** All rows, including those that only keep their place. */
const rows = (page: Page) => panelOf(page).getByRole('list', { name: 'Results' }).locator('> li');

/** Their position on the screen. */
const places = (page: Page) =>
  rows(page).evaluateAll((found) => found.map((row) => ({ ...row.getBoundingClientRect().toJSON() })));

test('of two administrators who decide the same result at the same time, one gets a message, but not for a lost reply', async ({
  page,
  freshSite,
}) => {
  const ids: number[] = [];
  for (const fixture of [6500, 6501, 6502, 6503, 6504])
    ids.push(await submitResult(freshSite, fixture, '2-1'));
  const colleague = await signIn(freshSite);
  await openSignedIn(page, freshSite, colleague);
  const [first = '', second = '', third = '', fourth = ''] = MATCHES;
  const race = async (match: string, mine: 'Approve' | 'Reject', theirs: () => Promise<void>) => {
    const calls = await holdCalls(page, `**/api/ucl/${mine.toLowerCase()}-result`);
    await decide(page, mine, match);
    await expect.poll(calls.bodies).toHaveLength(1);
    await theirs();
    calls.release();
  };
  // A result that the server reports as decided disappears even before the list is fetched again.
  await page.route('**/api/ucl/pending-results', (route) => route.abort());
  await race(first, 'Approve', () => colleague.reject(ids[0] ?? 0, 'Seen by the other one.'));
  await expectToastShown(page, 'Approval Failed', 'This result has already been rejected.');
  const fifth = 'Team 2 2–1 Team 4';
  await expectCards(page, [second, third, fourth, fifth]);

  // A decision whose reply was lost is not attributed to the other one.
  await page.route(
    '**/api/ucl/approve-result',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await decide(page, 'Approve', fifth);
  await expectToastShown(page, 'Approval Failed', 'Failed to approve the result.');
  await decide(page, 'Approve', fifth);
  await expectToastShown(page, 'Result Approved', fifth);
  await expectCards(page, [second, third, fourth]);
  await page.unroute('**/api/ucl/pending-results');
  await race(second, 'Reject', () => colleague.approve(ids[1] ?? 0));
  await expectToastShown(page, 'Rejection Failed', 'This result has already been approved.');

  // The same decision is not reported as a failure.
  await (await openNote(page, third)).fill('Seen on the stream.');
  await race(third, 'Approve', () => colleague.approve(ids[2] ?? 0));
  const unused = `A colleague had already approved ${third}. Your note was not used.`;
  await expectToastShown(page, 'Already Approved', unused);
  await race(fourth, 'Reject', () => colleague.reject(ids[3] ?? 0, 'Not played.'));
  await expectToastShown(page, 'Already Rejected', `A colleague had already rejected ${fourth}.`);

  await expectCards(page, []);
  await expectNoMoreToasts(page);
  await panelOf(page).getByLabel('Show').selectOption('All Results');
  await expect(card(page, first)).toContainText('Admin note: Seen by the other one.');
  await expect(card(page, third)).toContainText('Admin note: Approved by admin');
  await expect(card(page, fourth)).toContainText('Admin note: Not played.');
});

test('a result decided elsewhere while a note is typed stays, with the text and the focus', async ({
  page,
  freshSite,
}) => {
  const ids: number[] = [];
  for (const fixture of [6500, 6501, 6502, 6503]) ids.push(await submitResult(freshSite, fixture, '2-1'));
  const api = await signIn(freshSite);
  const panel = await openSignedIn(page, freshSite, api);
  await expectCards(page, MATCHES);
  const note = await openNote(page, 'Team 1 2–1 Team 3');
  await note.click();
  await page.keyboard.type('The stream shows ');
  const before = await note.boundingBox();

  await api.approve(ids[1] ?? 0);
  const decided = card(page, 'Team 1 2–1 Team 3');
  await expect(decided.getByText('Already approved', { exact: true })).toBeVisible();
  await expect(decided.getByRole('status')).toHaveText('Already approved. Your note was not used.');
  await page.keyboard.type('2-2.');
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('The stream shows ');
  await expect(note).not.toBeEditable();
  expect(await note.boundingBox()).toEqual(before);
  await expectCards(page, MATCHES.toSpliced(1, 1));
  for (const other of MATCHES) {
    const field = card(page, other).getByLabel('Note', { exact: true });
    if (other !== 'Team 1 2–1 Team 3') await expect(field).toBeHidden();
  }

  // Neither its buttons nor its keys decide it again.
  await expect(decided.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(decided).toBeFocused();
  await untilSettled(page);
  await page.keyboard.press('a');
  await expectNoMoreToasts(page);
  await panel.getByRole('button', { name: 'Select all' }).click();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await panel.getByRole('button', { name: 'Clear selection' }).click();

  // It closes when the focus leaves it.
  await expect(decided).toHaveCount(0);
  await decide(page, 'Approve', 'Team 1 2–1 Team 4');
  await expectCards(page, ['Team 1 2–1 Team 2', 'Team 2 2–1 Team 3']);
  await expect(panel.getByRole('button', { name: 'Approve Team 2 2–1 Team 3' })).toBeFocused();
});

test('no result slides under the pointer when the one above is decided elsewhere', async ({
  page,
  freshSite,
}) => {
  const ids: number[] = [];
  for (const fixture of [6500, 6501, 6502, 6503]) ids.push(await submitResult(freshSite, fixture, '2-1'));
  const api = await signIn(freshSite);
  const panel = await openSignedIn(page, freshSite, api);
  await expectCards(page, MATCHES);
  await untilSettled(page);
  const approve = panel.getByRole('button', { name: 'Approve Team 1 2–1 Team 2' });
  await approve.hover();
  const before = await places(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });

  await api.reject(ids[0] ?? 0);
  await expect(card(page, 'Team 1 2–1 Team 2').getByText('Already rejected', { exact: true })).toBeVisible();
  await api.resetMatch(6502);
  await expect(card(page, 'Team 1 2–1 Team 4').getByText('Already reset', { exact: true })).toBeVisible();
  expect(await places(page)).toEqual(before);
  await untilSettled(page);
  await page.mouse.down();
  await page.mouse.up();
  await expect(approve).toBeHidden();
  expect(sent).toEqual([]);

  // Both close once pointer and focus have left the list.
  await expectCards(page, ['Team 1 2–1 Team 3', 'Team 2 2–1 Team 3']);
  await panel.getByRole('tab', { name: 'Result Approval' }).click();
  await expect(rows(page)).toHaveCount(2);

  // Where all results are shown, one that was decided elsewhere stays.
  await panel.getByLabel('Show').selectOption('All Results');
  await expectCards(page, ['Team 1 2–1 Team 2', 'Team 1 2–1 Team 3', 'Team 2 2–1 Team 3']);
  await api.approve(ids[1] ?? 0);
  const third = card(page, 'Team 1 2–1 Team 3');
  await expect(third.getByText('Approved', { exact: true })).toBeVisible();
  await expect(third.getByRole('button', { name: /^Approve/ })).toBeHidden();
  await expect(third).toContainText('Admin note: Approved by admin');
});

test('the second of two administrators learns of the same deduction before it is made twice', async ({
  page,
  freshSite,
}) => {
  const colleague = await signIn(freshSite);
  await openSignedIn(page, freshSite, await signIn(freshSite));
  const form = (await openTab(page, 'Rulings')).getByRole('form', { name: 'Deduct points', exact: true });
  await form.getByLabel('Club').selectOption('Team 3 (A)');
  await form.getByLabel('Points').fill('3');
  await form.getByLabel('Reason').fill('Ineligible player');
  const deduct = async () => {
    for (const scope of [form, question(page, 'Deduct points')])
      await scope.getByRole('button', { name: 'Deduct points', exact: true }).click();
  };
  const inForce = form.getByRole('list', { name: 'In force' }).getByRole('listitem');
  await colleague.deduct(3, 3, 'Ineligible player');
  await deduct();
  await expect(form).toContainText('A colleague has changed this since you opened it.');
  await expect(form.getByLabel('Reason')).toHaveValue('Ineligible player');
  await expect(inForce).toHaveCount(1);

  // The next press is made knowingly.
  await deduct();
  await expectToastShown(page, 'Points Deducted');
  await expect(inForce).toHaveCount(2);
});
