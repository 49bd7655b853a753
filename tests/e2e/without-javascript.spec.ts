import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { expectNoSidewaysScrolling, pageTitle } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ javaScriptEnabled: false });

test('links and the menu work', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('figure').getByRole('img')).toBeVisible();
  await expect(page.getByText('Champions League matches coming soon...')).toBeVisible();
  await page.getByRole('link', { name: 'Tournament Rules' }).click();
  await expect(page).toHaveURL('/ng-rules');
  await page.getByRole('main').getByRole('link', { name: 'Rule 4.7' }).first().click();
  await expect(page).toHaveURL('/ng-rules#rule-4-7');
  await expect(page.getByRole('heading', { name: '4.7 Result review' })).toBeInViewport({ ratio: 1 });

  // Controls that need JavaScript are not offered; the menu links to the footer instead.
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open menu' }).tap();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).tap();
  await expect(pageTitle(page, 'About Champions Esports Series')).toBeVisible();
});

test('the hub shows all 64 clubs and all 96 fixtures', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/ng-hub');
  await expect(page.getByRole('table').filter({ visible: true })).toHaveCount(16);
  await expect(page.getByRole('rowheader').getByRole('link').filter({ visible: true })).toHaveText(
    Array.from({ length: 64 }, (_, index) => `Team ${index + 1}`),
  );
  await expect(page.getByText('vs', { exact: true }).filter({ visible: true })).toHaveCount(96);
  const groupB = page.locator('#fixtures-b');
  await expect(groupB.getByRole('heading', { level: 4 })).toHaveText([
    'Matchday 1',
    'Matchday 2',
    'Matchday 3',
  ]);
  await expect(groupB.getByRole('listitem')).toHaveText(
    [
      /Team 5\s*vs\s*Team 6/,
      /7\s*vs\s*Team 8/,
      /5\s*vs\s*Team 7/,
      /6\s*vs\s*Team 8/,
      /5\s*vs\s*Team 8/,
      /6\s*vs\s*Team 7/,
    ],
    { useInnerText: true },
  );
  // Its style sheets are linked too: a match is one row.
  expect((await page.locator('#match-6500').boundingBox())?.height).toBeLessThan(80);
  await expect(page.getByRole('heading', { name: 'Match Fixtures' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  // Controls that would need JavaScript are hidden.
  await expect(page.getByRole('button', { name: 'Find your club' })).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
  await page.getByRole('link', { name: 'Fixtures, Group P' }).click();
  await expect(page.getByText('Team 61').last()).toBeVisible();
});

test('the latest result has its whole date on a tablet', { tag: '@one-size' }, async ({
  page,
  fourClubSite,
}) => {
  const administrator = await signIn(fourClubSite);
  await administrator.approve(await submitResult(fourClubSite, 6500, '2-1'));
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${fourClubSite.url}/ng-hub`);
  const head = page.getByRole('article').getByText('Latest Result').locator('..');
  await expect(head).toContainText('GMT');
  expect(await head.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
});

test('both brackets are readable', { tag: '@one-size' }, async ({ page, site }) => {
  await page.goto(`${site.url}/knockouts`);
  for (const name of ['UCL knockouts', 'UEL knockouts'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Cups' })).toBeHidden();
  await expectNoSidewaysScrolling(page);
});

test('the result of a draw is readable', { tag: '@phone' }, async ({ page, freshSite }) => {
  const { change } = await signIn(freshSite);
  const clubs = drawList();
  await change('draw/pots', { clubs }, 'PUT');
  await page.goto(`${freshSite.url}/draw`);
  await expect(page.getByRole('region', { name: 'Pot 1' }).getByRole('listitem')).toHaveCount(16);
  await change('draw/seal');
  await change('draw/hold', { phrase: 'Floodlights' });
  await change('draw/reveal', { count: 64 });
  await page.goto(`${freshSite.url}/draw`);
  await expect(page.getByRole('region', { name: 'Groups' }).locator('.draw_drawName')).toHaveCount(64);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
});
