import type { Page } from '@playwright/test';
import { adminButton } from './support/admin.ts';
import { expectNoViolations } from './support/axe.ts';
import { ownClub } from './support/club-link.ts';
import { expectNoSidewaysScrolling, open } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

/** The first row of the first table, in pixels from the top of the page. */
const LIMIT = { phone: 400, desktop: 440 };
/** Announcement, club link and followed clubs together. */
const NOTICES = 100;

const LONG = 'The Extraordinarily Long Named Club FC01';

async function expectTable(page: Page, limit: number, state: string): Promise<void> {
  await expect(adminButton(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const row = page.locator('#group-a').getByRole('row').nth(1);
  await expect(async () => {
    const box = await row.boundingBox();
    expect(box?.y, state).toBeLessThanOrEqual(limit);
  }).toPass();
  await expectNoSidewaysScrolling(page);
}

test('the first table is on the first screen, whatever else there is to say', async ({
  page,
  isMobile,
  freshSite,
}) => {
  const limit = isMobile ? LIMIT.phone : LIMIT.desktop;
  const hub = `${freshSite.url}/ng-hub`;
  await open(page, hub);
  await expectTable(page, limit, 'a fresh installation');

  const { announce, approve, change, keysOf, rename } = await signIn(freshSite);
  await rename([{ id: 1, name: LONG }]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await change('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt: tomorrow }] }, 'PUT');
  for (const fixtureId of [6600, 6700]) await approve(await submitResult(freshSite, fixtureId, '2-1'));
  await open(page, hub);
  await expect(page.getByText(/Matchday 1 deadline in/)).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Result' })).toBeVisible();
  await expectTable(page, limit, 'mid-season');

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
  await expectTable(page, limit + NOTICES, 'with all notices');
  if (isMobile) await expectNoViolations(page, 'main > header');
});
