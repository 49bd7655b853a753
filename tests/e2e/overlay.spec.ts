import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const SIZE = { width: 1920, height: 1080 };
/** 5% of each side. */
const MARGIN = { x: SIZE.width / 20, y: SIZE.height / 20 };

/** The visible area of a transparent screenshot, as in streaming software, as a box; null if it is all transparent. */
async function seenIn(page: Page) {
  const screenshot = await page.screenshot({ omitBackground: true, animations: 'disabled' });
  const { data } = await sharp(screenshot)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const box = { left: SIZE.width, top: SIZE.height, right: -1, bottom: -1, share: 0 };
  for (const [index, alpha] of data.entries()) {
    if (alpha === 0) continue;
    const [x, y] = [index % SIZE.width, Math.floor(index / SIZE.width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
    box.share += 1 / data.length;
  }
  return box.right === -1 ? null : box;
}

test('an overlay is transparent around its plate, keeps to the safe area, and is updated live', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  await page.setViewportSize(SIZE);
  await page.goto(`${freshSite.url}/overlay/latest?position=top-right&scale=nonsense`);
  expect(await seenIn(page)).toBeNull();

  await submitResult(freshSite, 6500, '2-1');
  await administrator.approve(1);
  await expect(page.getByRole('listitem')).toHaveText(/Team 1.*Team 2.*2–1.*Group A/);
  const line = await seenIn(page);
  // The shadow around the plate is 2 px.
  expect(line?.right).toBeLessThan(SIZE.width - MARGIN.x + 2);
  expect(line?.top).toBeGreaterThanOrEqual(MARGIN.y - 2);
  expect(line?.left).toBeGreaterThan(SIZE.width / 3);
  expect(line?.bottom).toBeLessThan(SIZE.height / 4);
  const size = await page
    .getByText('Team 1', { exact: true })
    .filter({ visible: true })
    .evaluate((name) => getComputedStyle(name).fontSize);
  expect(size).toBe('48px');

  await page.goto(`${freshSite.url}/overlay/groups/A?scale=1.25`);
  await expect(page.getByRole('row')).toHaveCount(5);
  const table = await seenIn(page);
  expect(table?.left).toBeGreaterThanOrEqual(MARGIN.x - 2);
  expect(table?.bottom).toBeLessThan(SIZE.height - MARGIN.y + 2);
  expect(table?.share).toBeLessThan(0.5);
});
