import type { Page } from '@playwright/test';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { open } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

test('a followed club has a card on the hub, and its row is highlighted', { tag: '@one-size' }, async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const hasRequested = (chunk: RegExp) => requested.some((url) => chunk.test(url));
  await open(page, `${site.url}/clubs/1-team-1`);
  const follow = page.getByRole('button', { name: 'Follow Team 1', exact: true });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  expect(hasRequested(/hub-my-clubs|lit-clubs/)).toBe(false);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');

  await open(page, `${site.url}/ng-hub`);
  const card = page.getByRole('region', { name: 'My clubs', exact: true });
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card).toContainText('Group A · 1st of 4 · 0 points');
  await expect(card).toContainText('Nextvs Team 2');
  const nameIn = (place: string) => page.locator(`${place} a[href="/clubs/1-team-1"]`);
  const star = (place: string) =>
    nameIn(place).evaluate((name) => getComputedStyle(name, '::before').content.slice(0, 3));
  expect(await star('#club-1')).toBe('"★\u00a0');
  await expect(page.locator('#club-1')).not.toHaveCSS('box-shadow', 'none');
  await expect(page.locator('#club-2')).toHaveCSS('box-shadow', 'none');

  await card.getByRole('button', { name: /^Team 1/ }).click();
  await card.getByRole('button', { name: 'Follow Team 1', exact: true }).click();
  await expect(card).toHaveCount(0);
  expect(await star('#club-1')).not.toBe('"★\u00a0');
});

const FROM_LAST_SEASON = JSON.stringify([{ season: 0, id: 1, name: 'Iron Harbour' }]);
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('ces-followed-clubs'));

test('a club is followed across seasons, and confirmed when the draw has none of its name', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  const { change, rename } = await signIn(freshSite);
  await page.addInitScript((followed) => {
    localStorage.setItem('ces-followed-clubs', localStorage.getItem('ces-followed-clubs') ?? followed);
  }, FROM_LAST_SEASON);
  const card = page.getByRole('region', { name: 'My clubs', exact: true });
  const chunk = page.waitForResponse('**/assets/hub-my-clubs-*.js');
  await open(page, `${freshSite.url}/ng-hub`);
  await (await chunk).finished();
  await rename([{ id: 9, name: 'Aurora 11' }]);
  await expect(page.locator('#club-9')).toContainText('Aurora 11');
  await expect(card).toHaveCount(0);
  expect(await kept(page)).toBe(FROM_LAST_SEASON);

  await change('draw/pots', { clubs: drawList() }, 'PUT');
  await change('draw/seal');
  await change('draw/hold', { phrase: 'Floodlights' });
  await change('draw/reveal', { count: 64 });
  await expect(card).toContainText('No club is called Iron Harbour this season.');
  await card.getByRole('button', { name: 'Stop following' }).click();
  await expect(card).toHaveCount(0);
  expect(await kept(page)).toBeNull();
});
