import { open } from './support/pages.ts';
import { expect, test } from './support/site.ts';

test('a club that is followed has a card on the hub, and its row is lit', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedFor = (chunk: RegExp) => asked.some((url) => chunk.test(url));
  await open(page, `${freshSite.url}/clubs/1-team-1`);
  const follow = page.getByRole('button', { name: 'Follow Team 1', exact: true });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  expect(askedFor(/hub-my-clubs|lit-clubs/)).toBe(false);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');

  await open(page, `${freshSite.url}/ng-hub`);
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

  await card.getByRole('button', { name: 'Follow Team 1', exact: true }).click();
  await expect(card).toHaveCount(0);
  expect(await star('#club-1')).not.toBe('"★\u00a0');
});
