import type { Page } from '@playwright/test';
import { pressEnter, question } from './support/admin.ts';
import { expectNoViolations } from './support/axe.ts';
import { open, pageTitle } from './support/pages.ts';
import { signIn, storedResults, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';
import { expectToast } from './support/toasts.ts';

// The server refuses an undo that something stands in the way of.
test.use({ expectedComplaint: /409 \(Conflict\)/ });

const tools = (page: Page) => page.getByRole('region', { name: 'Administration' });

test('the administrator undoes a decision and strikes out a text on the page of an entry', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-1'));
  await api.change('award-result', { fixtureId: 6500, kind: 'both-absent', reason: 'Jo did not come' });

  // A visitor sees none of it, and loads none of it.
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
  await expect(tools(page)).toContainText('If you undo this: The result waits for a decision again.');
  await tools(page).getByRole('button', { name: 'Undo' }).click();
  await expect(question(page, 'Undo')).toHaveAccessibleDescription('The result waits for a decision again.');
  await pressEnter(question(page, 'Undo').getByRole('button', { name: 'Undo' }));

  // What stands in the way is named, with a link to it.
  await expect(tools(page).getByRole('alert')).toContainText('This was decided later and rests on it.');
  const inTheWay = tools(page).getByRole('link', { name: '#3 Team 1 0–0 Team 2 awarded' });
  await expect(inTheWay).toHaveAttribute('href', '/record/3');
  expect(await storedResults(freshSite)).toEqual(['6500 0-0 approved']);
  await expectNoViolations(page);
  await tools(page).getByRole('button', { name: 'Undo all 2' }).click();
  await pressEnter(question(page, 'Undo').getByRole('button', { name: 'Undo all 2' }));
  await expect(tools(page)).toContainText('This was taken back by #5.');
  await expect(tools(page).getByRole('button')).toHaveCount(0);
  expect(await storedResults(freshSite)).toEqual(['6500 2-1 pending']);

  await page.getByRole('link', { name: 'Entry #3 →' }).click();
  await expect(pageTitle(page, 'Entry #3')).toBeVisible();
  await expect(tools(page)).toContainText('This was taken back by #4.');
  await tools(page).getByRole('button', { name: 'Strike out: Reason' }).click();
  const asked = question(page, 'Strike Out This Text');
  await expect(asked).toHaveAccessibleDescription(
    /^This text will be permanently deleted from this entry .* This cannot be undone\.$/,
  );
  await pressEnter(asked.getByRole('button', { name: 'Strike out' }));
  await expect(page.getByText('This text was struck out.')).toBeVisible();
  await expect(page.getByText('Jo did not come')).toHaveCount(0);
  const record = await (await page.request.get(`${freshSite.url}/api/ucl/record/1`)).text();
  expect(record).not.toContain('Jo did not come');
});

test('a text is struck out of other entries too, by keyboard alone', { tag: '@one-size' }, async ({
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
  await tools(page).getByRole('button', { name: 'Strike out: Reason' }).press('Enter');
  const asked = question(page, 'Strike Out This Text');
  const box = asked.getByRole('checkbox', { name: 'Also strike out the same text in all other entries' });
  // As large as the other boxes of the site, and its words can be pressed as well.
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  expect((await asked.locator('label').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await box.press('Space');
  await expect(box).toBeChecked();
  await expectNoViolations(page);
  await pressEnter(asked.getByRole('button', { name: 'Strike out' }));
  await expectToast(page, 'Text Struck Out', 'It was struck out of #2 as well.');
  await expect(page.getByText('This text was struck out.')).toBeVisible();
  // The button is gone; the focus is not.
  await expect(pageTitle(page, 'Entry #1')).toBeFocused();
});

test('why an undo is refused is said in place', { tag: '@one-size' }, async ({ page, freshSite }) => {
  const api = await signIn(freshSite);
  await api.approve(await submitResult(freshSite, 6500, '2-1'));
  await page.addInitScript(
    (kept) => localStorage.setItem('ces-admin-session', kept),
    JSON.stringify(api.session),
  );
  const error = 'This has already been undone.';
  await page.route('**/api/ucl/undo', (route) =>
    route.fulfill({ status: 409, json: { error, code: 'already_undone' } }),
  );
  await open(page, `${freshSite.url}/record/2`);
  await tools(page).getByRole('button', { name: 'Undo' }).click();
  await pressEnter(question(page, 'Undo').getByRole('button', { name: 'Undo' }));
  await expect(tools(page).getByRole('alert')).toHaveText(error);
});
