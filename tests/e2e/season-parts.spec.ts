import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { watchLayoutShift } from './support/layout-shift.ts';
import { open, pageTitle } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { decideSeason, FOUR_CLUBS } from './support/season.ts';
import { expect, test } from './support/site.ts';

const ANNOUNCEMENT = 'Matchday 1 ends on Sunday.';
const NOTE = 'Team 1: 3 points deducted. Fielded a banned player.';

test('decisions about the season are part of the document, without layout shift', {
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

  // React would report on the console that it had hydrated other markup.
  const shifted = await watchLayoutShift(page);
  await open(page, `${freshSite.url}/ng-hub`);
  await expect(page.getByText(ANNOUNCEMENT)).toBeVisible();
  await expect(page.getByRole('listitem').getByText(NOTE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin Panel' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.001);

  // The points are marked as deducted, and link to the reason.
  const row = page.getByRole('row', { name: /Team 1 / });
  await expect(row.getByRole('cell').last()).toHaveText('−3*3 points deducted');
  await row.getByRole('link', { name: '3 points deducted' }).press('Enter');
  await expect(page.locator(':target')).toHaveText(`* ${NOTE}`);
  await expect(page.locator(':target')).toBeInViewport({ ratio: 1 });
});

test('an announcement links to what it names, and is dismissed on one device', { tag: '@phone' }, async ({
  page,
  fourClubSite,
}) => {
  const { announce } = await signIn(fourClubSite);
  await announce(
    `Watch at https://example.com/live?a=1, and never javascript:alert(1). ${'More. '.repeat(20)}`,
  );
  await open(page, `${fourClubSite.url}/ng-hub`);
  const text = page.getByText('never javascript:alert(1)');
  const link = text.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://example.com/live?a=1');
  await expect(link).toHaveAttribute('rel', /noopener/);

  // One line, until it is pressed.
  const height = async () => (await text.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(24);
  const box = await text.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect.poll(height).toBeGreaterThan(60);

  await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(text).toHaveCount(0);
  await open(page, fourClubSite.url);
  await expect(page.getByRole('button', { name: 'Dismiss the announcement' })).toHaveCount(0);
  await announce(ANNOUNCEMENT);
  await expect(page.getByText(ANNOUNCEMENT)).toBeVisible();
});

test('the hub links to the draw once there is something to see', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const { change } = await signIn(freshSite);
  await change('draw/pots', { clubs: drawList() }, 'PUT');
  await open(page, `${freshSite.url}/ng-hub`);
  await expect(page.getByRole('link', { name: 'The draw' })).toHaveCount(0);
  await change('draw/seal');
  await expect(page.getByRole('link', { name: 'See the pots' })).toBeVisible();
  await page.getByRole('button', { name: 'More pages' }).click();
  await expect(page.getByRole('link', { name: 'The draw', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'The draw', exact: true })).toBeHidden();

  await change('draw/hold', { phrase: 'Floodlights' });
  await expect(page.getByRole('region', { name: 'The draw' })).toContainText('The draw is live');
  // The banner has nothing to show yet.
  await expect(page.getByRole('region', { name: 'Recent results' })).toBeHidden();
  await change('draw/reveal', { count: 3 });
  await expect(page.getByRole('region', { name: 'The draw' })).toContainText(/Ball 3 of 64.*Group [A-P]/);
  await page.getByRole('link', { name: 'Watch the draw' }).click();
  await expect(pageTitle(page, 'Group Stage Draw')).toBeVisible();
});

test('the champions are part of the document of the finished hub, without layout shift', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  await decideSeason(freshSite, FOUR_CLUBS);
  const html = await (await fetch(`${freshSite.url}/ng-hub`)).text();
  const [markup = ''] = html.split('<script type="application/json"');
  expect(/aria-label="Champions".*Team 1</s.test(markup), 'champions in the document').toBe(true);
  expect(/ style="/.test(markup), 'a style attribute').toBe(false);

  const shifted = await watchLayoutShift(page);
  await open(page, `${freshSite.url}/ng-hub`);
  await expect(page.getByRole('region', { name: 'Champions' })).toContainText('Team 1');
  await expect(page.getByRole('button', { name: 'Admin Panel' })).toBeVisible();
  expect(await shifted()).toBeLessThan(0.1);

  // The season is over: the brackets come first.
  await expect(page.getByRole('tab', { name: 'Knockouts' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Group Stage' }).click();
  await expect(page).toHaveURL(`${freshSite.url}/ng-hub?tab=groups`);
  await expect(page.getByText('Final standings • Top 2 teams advanced')).toBeVisible();
  await open(page, freshSite.url);
  await expect(page.getByText('UCL Champions').first()).toBeInViewport();
  await page.getByRole('link', { name: 'Road to the trophy' }).click();
  await expect(pageTitle(page, 'Knockouts')).toBeVisible();
});
