import type { Page } from '@playwright/test';
import { adminButton } from './support/admin.ts';
import { expectNoViolations } from './support/axe.ts';
import { ownClub } from './support/club-link.ts';
import { expectNoSidewaysScrolling, open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

/** The first row of the first table, in pixels from the top of the page. */
const SCREENS = [
  { width: 1440, height: 900, limit: 440 },
  { width: 360, height: 740, limit: 400 },
];
/** Announcement, club link and followed clubs together. */
const NOTICES = 100;

const LONG = 'The Extraordinarily Long Named Club FC01';

async function expectTable(page: Page, state: string, more = 0): Promise<void> {
  await expect(adminButton(page)).toBeVisible();
  const row = page.locator('#group-a').getByRole('row').nth(1);
  for (const { width, height, limit } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    await expect(async () => {
      const box = await row.boundingBox();
      expect(box?.y, `${state}, ${width} px`).toBeLessThanOrEqual(limit + more);
    }).toPass();
    await expectNoSidewaysScrolling(page);
  }
}

test('the first table is on the first screen, whatever else there is to say', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  const hub = `${freshSite.url}/ng-hub`;
  await open(page, hub);
  await expectTable(page, 'a fresh installation');

  const { announce, approve, change, keysOf, rename } = await signIn(freshSite);
  await rename([{ id: 1, name: LONG }]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await change('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt: tomorrow }] }, 'PUT');
  for (const fixtureId of [6600, 6700]) await approve(await submitResult(freshSite, fixtureId, '2-1'));
  await open(page, hub);
  await expect(page.getByText(/Matchday 1 deadline in/)).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Result' })).toBeVisible();
  await expectTable(page, 'mid-season');

  await announce(
    'Matchday 1 ends on Sunday. Please read https://example.com/rules before you submit results, and ask in the chat.',
  );
  const followed = [
    { season: 1, id: 1, name: LONG },
    { season: 1, id: 5, name: 'Team 5' },
    { season: 1, id: 9, name: 'Team 9' },
  ];
  const [key = ''] = await keysOf(1);
  await page.evaluate((kept) => Object.assign(localStorage, kept), {
    'ces-followed-clubs': JSON.stringify(followed),
    'ces-club-key': key,
  });
  await open(page, hub);
  await expect(ownClub(page)).toContainText(LONG);
  await expect(page.getByRole('region', { name: 'My clubs' }).getByRole('listitem')).toHaveCount(3);
  await expectTable(page, 'with all notices', NOTICES);
  await expectNoViolations(page, 'main > header');
});
