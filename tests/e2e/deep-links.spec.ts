import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { control } from './support/hub.ts';
import { open } from './support/pages.ts';
import { signIn } from './support/results.ts';
import { expect, test } from './support/site.ts';

/** The distance of the group from its position after a deep link: right below the sticky parts. */
async function distance(page: Page, id: string): Promise<number> {
  return page.evaluate((named) => {
    const element = document.getElementById(named);
    if (!element) return Number.NaN;
    const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.abs(element.getBoundingClientRect().top - margin - padding);
  }, id);
}

test('a URL with the fixtures of a group scrolls to them, even if content above them loads later', {
  tag: '@phone',
}, async ({ page, freshSite }) => {
  const { change, announce } = await signIn(freshSite);
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  await change('schedule', { entries: [{ key: 'md1', opensAt: null, closesAt }] }, 'PUT');
  await announce('Matchday 1 ends today.');
  await page.addInitScript(() => {
    const followed = [1, 2, 3].map((id) => ({ season: 1, id, name: `Team ${id}` }));
    localStorage.setItem('ces-followed-clubs', JSON.stringify(followed));
    // Not every browser anchors its scroll position.
    window.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.overflowAnchor = 'none';
    });
  });
  const late = hold();
  await page.route(/assets\/(hub-my-clubs|admin-button)-.*\.js$/, async (route) => {
    await late.released;
    await route.continue();
  });
  await open(page, `${freshSite.url}/ng-hub#fixtures-h`);
  await expect(control(page, 'Submit', 'Team 29 vs Team 30')).toBeInViewport();
  late.release();
  await expect(page.getByRole('region', { name: 'My clubs' }).getByText('Next').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Admin Panel' })).toBeAttached();
  await expect.poll(() => distance(page, 'fixtures-h')).toBeLessThan(2);

  // The visitor's own scrolling wins.
  await page.mouse.wheel(0, 400);
  await expect.poll(() => distance(page, 'fixtures-h')).toBeGreaterThan(300);
  await announce(
    'Matchday 1 ends in an hour. Please submit your results in time, all of you, with pictures.',
  );
  await expect(page.getByText(/ends in an hour/)).toBeAttached();
  expect(await distance(page, 'fixtures-h')).toBeGreaterThan(300);
});
