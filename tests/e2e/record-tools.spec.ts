import type { Page } from '@playwright/test';
import { pressEnter, question } from './support/admin.ts';
import { expectNoViolations } from './support/axe.ts';
import { open, pageTitle } from './support/pages.ts';
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast } from './support/toasts.ts';

// The server rejects an undo with conflicts.
test.use({ expectedComplaint: /409 \(Conflict\)/ });

const tools = (page: Page) => page.getByRole('region', { name: 'Administration' });

test('the administrator undoes a decision and redacts a text on the page of an entry', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-1'));
  await api.change('award-result', { fixtureId: 6500, kind: 'both-absent', reason: 'Jo did not come' });

  // A visitor neither sees nor loads any of it.
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, `${freshSite.url}/record/2`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(tools(page)).toHaveCount(0);
  expect(loaded.filter((url) => url.includes('entry-tools'))).toEqual([]);

  await page.addInitScript(
    (kept) => localStorage.setItem('ces-admin-session', kept),
    JSON.stringify(api.session),
  );
  await open(page, `${freshSite.url}/record/2`);
  await expect(tools(page)).toContainText('If you undo this: The result returns to Pending Review.');
  await tools(page).getByRole('button', { name: 'Undo' }).click();
  const undo = question(page, 'Undo: Approved');
  await expect(undo).toHaveAccessibleDescription('The result returns to Pending Review.');
  await expect(undo).toContainText(/Team 1.*2–1.*Team 2/);
  await pressEnter(undo.getByRole('button', { name: 'Undo' }));

  // Conflicts are listed, with a link to each.
  await expect(tools(page).getByRole('alert')).toContainText(
    'A later decision depends on this one and will be undone too:',
  );
  const conflict = tools(page).getByRole('link', {
    name: '#3 Awarded (both clubs absent): Team 1 0–0 Team 2',
  });
  await expect(conflict).toHaveAttribute('href', '/record/3');
  expect(await storedResults(freshSite)).toEqual(['6500 0-0 approved']);
  await expectNoViolations(page);
  await tools(page).getByRole('button', { name: 'Undo all 2' }).click();
  await pressEnter(undo.getByRole('button', { name: 'Undo all 2' }));
  await expect(tools(page)).toContainText('This decision was undone by entry #5.');
  await expect(tools(page).getByRole('button')).toHaveCount(0);
  expect(await storedResults(freshSite)).toEqual(['6500 2-1 pending']);

  await page.getByRole('link', { name: 'Entry #3 →' }).click();
  await expect(pageTitle(page, 'Entry #3')).toBeVisible();
  await expect(tools(page)).toContainText('This decision was undone by entry #4.');
  await tools(page).getByRole('button', { name: 'Redact: Reason' }).click();
  const requested = question(page, 'Redact This Text');
  await expect(requested).toHaveAccessibleDescription(
    /^This text will be permanently deleted from this entry .* This cannot be undone\.$/,
  );
  await pressEnter(requested.getByRole('button', { name: 'Redact' }));
  await expect(page.getByText('This text was redacted.')).toBeVisible();
  await expect(page.getByText('Jo did not come')).toHaveCount(0);
  const record = await (await page.request.get(`${freshSite.url}/api/ucl/record/1`)).text();
  expect(record).not.toContain('Jo did not come');
});

test('a text is redacted in other entries, too, by keyboard alone', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  for (const clubId of [7, 8]) await api.deduct(clubId, 3, 'Jo did not come');
  await page.addInitScript(
    (kept) => localStorage.setItem('ces-admin-session', kept),
    JSON.stringify(api.session),
  );
  await open(page, `${freshSite.url}/record/1`);
  await tools(page).getByRole('button', { name: 'Redact: Reason' }).press('Enter');
  const requested = question(page, 'Redact This Text');
  const box = requested.getByRole('checkbox', { name: 'Also redact the same text in all other entries' });
  // As large as the other checkboxes of the site, and its label can be pressed as well.
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect((await requested.locator('label').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await box.press('Space');
  await expect(box).toBeChecked();
  await expectNoViolations(page);
  await pressEnter(requested.getByRole('button', { name: 'Redact' }));
  await expectToast(page, 'Text Redacted', 'Also redacted in #2.');
  await expect(page.getByText('This text was redacted.')).toBeVisible();
  // The button is gone; the focus is not.
  await expect(pageTitle(page, 'Entry #1')).toBeFocused();
});

test('the reason why an undo is rejected is shown in place', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-1'));
  await page.addInitScript(
    (kept) => localStorage.setItem('ces-admin-session', kept),
    JSON.stringify(api.session),
  );
  const error = 'This decision has already been undone.';
  await page.route('**/api/ucl/undo', (route) =>
    route.fulfill({ status: 409, json: { error, code: 'already_undone' } }),
  );
  await open(page, `${freshSite.url}/record/2`);
  await tools(page).getByRole('button', { name: 'Undo' }).click();
  await pressEnter(question(page, 'Undo: Approved').getByRole('button', { name: 'Undo' }));
  await expect(tools(page).getByRole('alert')).toHaveText(error);
});
