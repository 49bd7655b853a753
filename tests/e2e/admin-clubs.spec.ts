import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { expectCards, expectToastShown, openSignedIn, openTab, panelOf, question } from './support/admin.ts';
import { asCsv, REAL_NAMES } from './support/club-names.ts';
import { holdCalls } from './support/hold.ts';
import { open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const PLACEHOLDERS = placeholderClubs().map(({ name }) => name);

test.describe('one club', () => {
  test.use({ season: 'small', expectedComplaint: /ERR_FAILED/ });

  test('is renamed in place, and an invalid name is rejected with the reason', async ({
    page,
    freshSite,
  }) => {
    const api = await signIn(freshSite);
    await openSignedIn(page, freshSite, api);
    const tab = await openTab(page, 'Clubs');
    const rename = tab.getByRole('button', { name: 'Rename Team 3', exact: true });
    const field = tab.getByLabel('New name, Team 3');
    const placeholders = PLACEHOLDERS.slice(0, 16);

    await rename.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Team 3');
    for (const [name, problem] of [
      ['tEAM  1 ', '"tEAM 1" is listed twice.'],
      ['  ', 'The name is empty.'],
      ['x'.repeat(41), 'A name can have at most 40 characters.'],
    ] as const) {
      await field.fill(name);
      await field.press('Enter');
      await expect(tab.getByRole('alert')).toHaveText(problem);
      await expect(field).toHaveAccessibleDescription(problem);
    }
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(panelOf(page)).toBeVisible();
    await expect(rename).toBeFocused();
    expect(await api.clubNames()).toEqual(placeholders);

    await rename.press('Enter');
    await field.fill('  Harbour   Lions ');
    // It is still there after a look at another screen; the focus does not jump to it.
    await openTab(page, 'Overview');
    await openTab(page, 'Clubs');
    await expect(field).toHaveValue('  Harbour   Lions ');
    await expect(panelOf(page).getByRole('tab', { name: 'Clubs' })).toBeFocused();
    await page.route('**/api/ucl/clubs', (route) => route.abort());
    await tab.getByRole('button', { name: 'Save' }).click();
    await expectToastShown(page, 'Renaming Failed', 'Failed to rename the clubs.');
    await expect(field).toHaveValue('  Harbour   Lions ');
    await page.unroute('**/api/ucl/clubs');
    // Pressed again while it is being saved, it is saved once; the pressed button keeps the focus.
    const sent = await holdCalls(page, '**/api/ucl/clubs', 'PUT');
    const save = tab.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
    await save.press('Enter');
    await field.press('Enter');
    sent.release();
    await expectToastShown(page, 'Club Renamed', 'Team 3 is now Harbour Lions.');
    expect(sent.bodies()).toHaveLength(1);
    await expect(tab.getByRole('button', { name: 'Rename Harbour Lions' })).toBeFocused();
    expect(await api.clubNames()).toEqual(placeholders.with(2, 'Harbour Lions'));
  });
});

async function drop(page: Page, target: Locator, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'clubs.csv', { type: 'text/csv' }));
    return transfer;
  }, text);
  await target.dispatchEvent('drop', { dataTransfer });
}

test('64 names in many scripts are imported once their three errors are fixed, and visitors see them arrive', async ({
  page,
  browser,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '1-2'));
  await submitResult(freshSite, 6505, '3-3');
  const visitor = await (await browser.newContext()).newPage();
  await open(visitor, `${freshSite.url}/ng-hub`);
  const shownNames = async () =>
    (await visitor.getByRole('rowheader').getByRole('link').allTextContents())
      .map((name) => name.trim())
      .toSorted();
  expect(await shownNames()).toEqual(PLACEHOLDERS.toSorted());
  await visitor.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await openSignedIn(page, freshSite, api);
  const tab = await openTab(page, 'Clubs');
  // The screen begins with the names.
  const text = tab.getByLabel('Names to import');
  await expect(text).toBeHidden();
  const title = tab.getByText('Import all 64 names');
  await title.click();
  const apply = tab.getByRole('button', { name: 'Apply' });
  const preview = tab.getByRole('region', { name: 'Preview' });
  const names = preview.locator('tbody td:nth-child(4)');
  const problems = () =>
    preview.locator('tbody tr').evaluateAll((rows) =>
      rows
        .map((row) => [...row.children].map((cell) => cell.textContent))
        .filter((cells) => cells[4] !== '')
        .map((cells) => `${cells[0]}: ${cells[4]}`),
    );
  await expect(apply).toBeDisabled();
  await expect(preview).toBeHidden();

  const lines = asCsv(REAL_NAMES);
  const wrong = lines
    .with(9, 'C,ATLETICO RIBEIRA')
    .with(30, `H,${'長'.repeat(41)}`)
    .with(62, 'Q,Nowhere');
  await text.fill(['group,club', ...wrong].join('\n'));
  await expect(tab.getByText('5 problems to fix')).toBeVisible();
  expect(await problems()).toEqual([
    '3: "Atlético Ribeira" is listed twice.',
    '11: "ATLETICO RIBEIRA" is listed twice.',
    '32: A name can have at most 40 characters.',
    '64: There is no group "Q".',
  ]);
  await expect(tab.getByText('Group P has only 3 of 4 clubs.')).toBeVisible();
  await expect(apply).toBeDisabled();
  expect(await api.clubNames()).toEqual(PLACEHOLDERS);

  // It is still there after a look at another screen.
  await openTab(page, 'Overview');
  await openTab(page, 'Clubs');
  await expect(tab.getByText('5 problems to fix')).toBeVisible();

  // Fixed in a file, which is dropped on the field.
  await drop(page, text, ['group,club', ...lines].join('\r\n'));
  await expect(tab.getByText('No problems. Ready to apply.')).toBeVisible();
  await expect(names).toHaveText(REAL_NAMES);
  expect(await problems()).toEqual([]);
  expect(await api.clubNames()).toEqual(PLACEHOLDERS);
  const sent = await holdCalls(page, '**/api/ucl/clubs', 'PUT');
  await apply.click();
  await expect(apply).toBeDisabled();
  await apply.press('Enter');
  sent.release();
  await expectToastShown(page, 'Names Imported');
  expect(sent.bodies()).toHaveLength(1);
  await expect(text).toHaveValue('');
  await expect(apply).toBeFocused();
  expect(await api.clubNames()).toEqual(REAL_NAMES);
  await expect.poll(shownNames).toEqual(REAL_NAMES.toSorted());
  await expect(visitor.locator('body')).toHaveAttribute('data-same-page', '');

  // Results stay with their clubs.
  const table = visitor.getByRole('table', { name: 'Group A' }).locator('tbody tr');
  await expect(table.first()).toContainText(/Atlético Ribeira.*\+13$/);
  await visitor.context().close();
  await openTab(page, 'Result Approval');
  await expectCards(page, ['Ñandú FC 3–3 København Vipers']);

  // The export equals the import.
  await openTab(page, 'Clubs');
  await title.click();
  await page.evaluate(() => {
    URL.revokeObjectURL = () => document.body.setAttribute('data-revoked', '');
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tab.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  // A browser that asks where to save the file reads it later.
  await expect(page.locator('body')).not.toHaveAttribute('data-revoked');
  expect(download.suggestedFilename()).toBe('ces-clubs.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(`O,"'=1+1"\r\nO,"'+Plus"\r\nO,"'@Home"\r\nO,"'-Minus"\r\n`);
  await tab.getByLabel('Choose a file').setInputFiles(await download.path());
  await expect(names).toHaveText(REAL_NAMES);
  await expect(tab.getByText('No problems. Ready to apply.')).toBeVisible();
  await tab
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from([65, 0, 66]) });
  await expectToastShown(page, 'This is not a text file.');
  await tab
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from('A,Málaga', 'latin1') });
  await expectToastShown(
    page,
    'This file is not encoded as UTF-8.',
    'Some characters would be lost. Please save it as "CSV UTF-8" and choose it again.',
  );
  await expect(names).toHaveText(REAL_NAMES);

  // Dragged text is accepted as well.
  await text.fill('');
  const words = tab.getByRole('heading', { name: 'Names' });
  const onAWord = { x: 20, y: 10 };
  await words.click({ clickCount: 3, position: onAWord });
  await words.dragTo(text, { sourcePosition: onAWord });
  await expect(names).toHaveText(['Names']);

  // And back, although the sixty-first club has the placeholder of the first.
  await tab.getByRole('button', { name: 'Restore placeholder names' }).click();
  const sure = question(page, 'Restore placeholder names');
  await expect(sure).toContainText('All 64 clubs will be renamed Team 1 to Team 64.');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  expect(await api.clubNames()).toEqual(REAL_NAMES);
  await tab.getByRole('button', { name: 'Restore placeholder names' }).click();
  await sure.getByRole('button', { name: 'Restore placeholder names' }).click();
  await expectToastShown(page, 'Placeholder Names Restored');
  expect(await api.clubNames()).toEqual(PLACEHOLDERS);

  // The data can be downloaded publicly.
  const links = tab.getByRole('link');
  await expect(links).toHaveText(['Standings, CSV', 'Standings, JSON', 'Results, CSV', 'Results, JSON']);
  for (const link of await links.all()) {
    const { status } = await fetch(new URL((await link.getAttribute('href')) ?? '', freshSite.url));
    expect(status).toBe(200);
  }
});
