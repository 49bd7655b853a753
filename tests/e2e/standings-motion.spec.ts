import type { Page } from '@playwright/test';
import { openClubSearch } from './support/hub.ts';
import { open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The motion in a group's table: by how many rows each club glides, and which of its figures glow. */
function motion(page: Page, group: string): Promise<Record<string, { from: number; glowing: string[] }>> {
  const rows = page.getByRole('table', { name: group, exact: true }).locator('tbody tr');
  return rows.evaluateAll((found) =>
    Object.fromEntries(
      (found as HTMLTableRowElement[]).map((row) => {
        const glide = row.getAnimations().find(({ id }) => id === '');
        const [start] = (glide?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        const [, percent = '0'] = /translateY\((.*)%\)/.exec(String(start?.transform)) ?? [];
        const glowing = [...row.cells].filter((cell) => cell.getAnimations().some(({ id }) => id === 'glow'));
        const club = row.querySelector('th a')?.textContent ?? '';
        return [
          club,
          { from: Number(percent) / 100, glowing: glowing.map((cell) => cell.textContent ?? '') },
        ];
      }),
    ),
  );
}

test('rows glide to their new place and changed figures glow, except with reduced motion', {
  tag: '@one-size',
}, async ({ page, browser, freshSite }) => {
  const administrator = await signIn(freshSite);
  const id = await submitResult(freshSite, 6505, '2-0');
  // An animation is paused at its beginning, so that it can be examined.
  const tools = await page.context().newCDPSession(page);
  await tools.send('Animation.enable');
  await tools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const calm = await browser.newContext({ reducedMotion: 'reduce' });
  const calmPage = await calm.newPage();
  await open(page, `${freshSite.url}/ng-hub`);
  await open(calmPage, `${freshSite.url}/ng-hub`);

  await administrator.approve(id);
  const order = ['Team 3', 'Team 1', 'Team 2', 'Team 4'];
  for (const each of [page, calmPage]) {
    const names = each
      .getByRole('table', { name: 'Group A', exact: true })
      .getByRole('rowheader')
      .getByRole('link');
    await expect(names).toHaveText(order);
  }
  await expect
    .poll(() => motion(page, 'Group A'))
    .toEqual({
      'Team 3': { from: 2, glowing: ['1', '1', '2', '+2', '3'] },
      'Team 1': { from: -1, glowing: [] },
      'Team 2': { from: -1, glowing: [] },
      'Team 4': { from: 0, glowing: ['1', '1', '−2'] },
    });
  const still = { from: 0, glowing: [] };
  expect(Object.values(await motion(page, 'Group B'))).toEqual([still, still, still, still]);

  expect(Object.values(await motion(calmPage, 'Group A'))).toEqual([still, still, still, still]);
  await calm.close();

  // Once is enough: not again when the tab is closed and reopened. The same applies to a club found by the search.
  await (await openClubSearch(page)).fill('Team 4');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Team 4Group/);
  await page.keyboard.press('Enter');
  const marked = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Team 4', exact: true }) });
  const marks = () => marked.evaluate((row) => row.getAnimations().map(({ id }) => id));
  await expect.poll(marks).toEqual(['found']);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.id) animation.finish();
  });
  await page.getByRole('tab', { name: 'Match Fixtures' }).click();
  await page.getByRole('tab', { name: 'Group Stage' }).click();
  await expect(marked).toBeVisible();
  expect(await marks()).toEqual([]);
  const glowing = Object.values(await motion(page, 'Group A')).flatMap((row) => row.glowing);
  expect(glowing).toEqual([]);
});
