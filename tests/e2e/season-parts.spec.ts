import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { watchLayoutShift } from './support/layout-shift.ts';
import { open, pageTitle } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { decideSeason } from './support/season.ts';
import { expect, test } from './support/site.ts';

const ANNOUNCEMENT = 'Matchday 1 ends on Sunday.';
const NOTE = 'Team 1: 3 points deducted. Fielded a banned player.';

test('what was decided about the season comes with the document, and nothing moves for it', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  const { announce, deduct } = await signIn(freshSite);
  await announce(ANNOUNCEMENT);
  await deduct(1, 3, 'Fielded a banned player.');

  const html = await (await fetch(`${freshSite.url}/ng-hub`)).text();
  const [markup = ''] = html.split('<script type="application/json"');
  const text = markup.replace(/<[^>]*>/g, '');
  expect(text).toContain(ANNOUNCEMENT);
  expect(text).toContain(NOTE);

  // React would complain on the console if it had hydrated other markup.
  const shifted = await watchLayoutShift(page);
  await open(page, `${freshSite.url}/ng-hub`);
  await expect(page.getByText(ANNOUNCEMENT)).toBeVisible();
  await expect(page.getByRole('listitem').getByText(NOTE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin Panel' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.001);

  // The points tell that some were deducted, and lead to the reason.
  const row = page.getByRole('row', { name: /Team 1 / });
  await expect(row.getByRole('cell').last()).toHaveText('−3*3 points deducted');
  await row.getByRole('link', { name: '3 points deducted' }).press('Enter');
  await expect(page.locator(':target')).toHaveText(`* ${NOTE}`);
  await expect(page.locator(':target')).toBeInViewport({ ratio: 1 });
});

test('the hub leads to the draw once there is something to see', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const { change } = await signIn(freshSite);
  await change('draw/pots', { clubs: drawList() }, 'PUT');
  await open(page, `${freshSite.url}/ng-hub`);
  await expect(page.getByRole('link', { name: 'The draw' })).toHaveCount(0);
  await change('draw/seal');
  await expect(page.getByRole('link', { name: 'The draw', exact: true })).toBeVisible();
  await change('draw/hold', { phrase: 'Floodlights' });
  await page.getByRole('link', { name: 'The draw is live' }).click();
  await expect(pageTitle(page, 'Group Stage Draw')).toBeVisible();
});

test('the champions come with the document of the finished hub, and nothing moves for them', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  await decideSeason(freshSite);
  const html = await (await fetch(`${freshSite.url}/ng-hub`)).text();
  const [markup = ''] = html.split('<script type="application/json"');
  expect(/aria-label="Champions".*Team 1</s.test(markup), 'champions in the document').toBe(true);
  expect(/ style="/.test(markup), 'a style attribute').toBe(false);

  const shifted = await watchLayoutShift(page);
  await open(page, `${freshSite.url}/ng-hub`);
  await expect(page.getByRole('region', { name: 'Champions' })).toContainText('Team 1');
  await expect(page.getByRole('button', { name: 'Admin Panel' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.1);
});
