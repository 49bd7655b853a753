import type { Page } from '@playwright/test';
import {
  card,
  cards,
  expectCards,
  expectNoMoreToasts,
  expectToastShown,
  openNote,
  openSignedIn,
  openTab,
  panelOf,
  question,
} from './support/admin.ts';
import { holdCalls } from './support/hold.ts';
import { expectTerms } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

/** Where the focus goes when there is no card to receive it. */
const resultsRegion = (page: Page) => panelOf(page).getByRole('region', { name: 'Results', exact: true });

test.use({ season: 'small', expectedComplaint: /status of 409/ });

test('of eight results approved together two fail, and are listed by name and reason', async ({
  page,
  freshSite,
}) => {
  const fixtures = [6500, 6505, 6600, 6605, 6700, 6705, 6800, 6805];
  const ids: number[] = [];
  for (const fixture of fixtures) ids.push(await submitResult(freshSite, fixture, '2-1'));
  const api = await signIn(freshSite);
  const panel = await openSignedIn(page, freshSite, api);
  await expect(cards(page)).toHaveCount(8);
  await expect(panel.getByRole('button', { name: /selected$/ })).toHaveCount(0);
  await card(page, 'Team 1 2–1 Team 2').getByRole('checkbox').check();
  await expect(panel.getByRole('button', { name: 'Approve 1 selected' })).toBeEnabled();
  await panel.getByRole('button', { name: 'Clear selection' }).click();
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await (await openNote(page, 'Team 5 2–1 Team 6')).fill(' Seen on the stream. ');
  await panel.getByRole('button', { name: 'Select all' }).click();

  // One call each, all in progress before the first is answered.
  const calls = await holdCalls(page, '**/api/ucl/approve-result');
  await panel.getByRole('button', { name: 'Approve 8 selected' }).click();
  // Nothing is sent before it is confirmed, line by line.
  const requested = question(page, 'Approve 8 results');
  await expect(requested.getByText('8 results in Groups A, B, C, D', { exact: true })).toBeVisible();
  await expect(requested.getByRole('list').getByRole('listitem')).toHaveText([
    'ATeam 1 2–1 Team 2',
    'ATeam 3 2–1 Team 4',
    'BTeam 5 2–1 Team 6',
    'BTeam 7 2–1 Team 8',
    'CTeam 9 2–1 Team 10',
    'CTeam 11 2–1 Team 12',
    'DTeam 13 2–1 Team 14',
    'DTeam 15 2–1 Team 16',
  ]);
  await expect(requested.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await requested.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('button', { name: 'Approve 8 selected' })).toBeFocused();
  expect(calls.bodies()).toEqual([]);
  await panel.getByRole('button', { name: 'Approve 8 selected' }).click();
  await requested.getByRole('button', { name: 'Approve 8' }).click();
  await expect(cards(page)).toHaveCount(0);
  await expect(resultsRegion(page)).toBeFocused();
  const noteFor = (id: number) => (id === ids[2] ? 'Seen on the stream.' : 'Bulk approved by admin');
  const seen = { homeScore: 2, awayScore: 1, homePenalties: null, awayPenalties: null, disputedAt: null };
  const expected = ids.map((id) => ({ id, adminNotes: noteFor(id), ...seen }));
  await expect.poll(calls.bodies).toEqual(expected);
  // They stay out of the list while they are being decided, whatever screen is opened in the meantime.
  await openTab(page, 'Overview');
  await openTab(page, 'Result Approval');
  await expectCards(page, []);
  await openTab(page, 'Overview');
  await api.reject(ids[1] ?? 0, 'Not played.');
  await api.approve(ids[6] ?? 0);
  calls.release();
  await expectToastShown(
    page,
    'Bulk Approval Failed',
    'Some results failed to be approved. 6 of 8 results approved by you. 1 had already been approved.',
  );
  await openTab(page, 'Result Approval');

  // Not the notification, which has the same text and disappears.
  const failures = panel.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  await expect(failures).toContainText('Bulk Approval Failed');
  await expect(failures.getByRole('listitem')).toHaveText([
    'Team 3 2–1 Team 4 This result has already been rejected.',
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
  const later: number[] = [];
  for (const fixture of [6501, 6504, 6601]) later.push(await submitResult(freshSite, fixture, '1-1'));
  await expect(cards(page)).toHaveCount(3);
  await expect(failures).toBeVisible();
  await failures.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failures).toBeHidden();
  await expect(resultsRegion(page)).toBeFocused();

  // The same decisions by a faster administrator are not failures.
  await panel.getByRole('button', { name: 'Select all' }).click();
  const second = await holdCalls(page, '**/api/ucl/approve-result');
  await panel.getByRole('button', { name: 'Approve 3 selected' }).click();
  await question(page, 'Approve 3 results').getByRole('button', { name: 'Approve 3' }).click();
  await expect.poll(second.bodies).toHaveLength(3);
  for (const id of later.slice(1)) await api.approve(id);
  second.release();
  await expectToastShown(
    page,
    'Bulk Approval Complete',
    '1 of 3 results approved by you. 2 had already been approved.',
  );
  await expectNoMoreToasts(page);
  await expectCards(page, []);
});

test('several are rejected with one note, and results with their own note keep it', async ({
  page,
  freshSite,
}) => {
  for (const fixture of [6500, 6600, 6700]) await submitResult(freshSite, fixture, '2-1');
  const late = await submitResult(freshSite, 6800, '2-1');
  const api = await signIn(freshSite);
  const panel = await openSignedIn(page, freshSite, api);
  await (await openNote(page, 'Team 5 2–1 Team 6')).fill('The sides are swapped.');
  await panel.getByRole('button', { name: 'Select all' }).click();
  await panel.getByRole('button', { name: 'Reject 4 selected' }).click();
  await question(page, 'Reject 4 results').getByLabel('Note for all').fill(' No proof was sent. ');

  // A result decided by another administrator in the meantime is removed from the question.
  await api.approve(late);
  const requested = question(page, 'Reject 3 results');
  await expect(requested.getByText('3 results in Groups A, B, C', { exact: true })).toBeVisible();
  await expect(requested.getByLabel('Note for all')).toHaveValue(' No proof was sent. ');
  await requested.getByRole('button', { name: 'Reject 3' }).click();
  await expectToastShown(page, 'Bulk Rejection Complete', '3 of 3 results rejected.');
  await expectCards(page, []);
  expect(
    (await api.results()).map(({ submissionStatus, adminNotes }) => [submissionStatus, adminNotes]),
  ).toEqual([
    ['approved', 'Approved by admin'],
    ['rejected', 'No proof was sent.'],
    ['rejected', 'The sides are swapped.'],
    ['rejected', 'No proof was sent.'],
  ]);

  // Without a common note, each gets the default. Failures are reported.
  const [first = 0] = [
    await submitResult(freshSite, 6501, '1-1'),
    await submitResult(freshSite, 6504, '1-1'),
  ];
  await expect(cards(page)).toHaveCount(2);
  await panel.getByRole('button', { name: 'Select all' }).click();
  const calls = await holdCalls(page, '**/api/ucl/reject-result');
  await panel.getByRole('button', { name: 'Reject 2 selected' }).click();
  await question(page, 'Reject 2 results').getByRole('button', { name: 'Reject 2' }).click();
  await expect.poll(calls.bodies).toHaveLength(2);
  await api.approve(first);
  calls.release();
  await expectToastShown(
    page,
    'Bulk Rejection Failed',
    'Some results failed to be rejected. 1 of 2 results rejected.',
  );
  const failures = panel.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  await expect(failures.getByRole('listitem')).toHaveText([
    'Team 1 1–1 Team 3 This result has already been approved.',
  ]);
  expect((await api.results())[0]).toMatchObject({ adminNotes: 'Rejected by admin' });
});
