import type { Page } from '@playwright/test';
import { open } from './support/pages.ts';
import { expect, test } from './support/site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const figure = (page: Page) => page.getByRole('figure', { name: 'Match Highlights' });
const isPlaying = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

test('plays silently while it is in view, and at no other time', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/');
  const video = page.locator('video');
  expect(
    await video.evaluate(({ muted, loop, playsInline, controls }: HTMLVideoElement) => ({
      muted,
      loop,
      playsInline,
      controls,
    })),
  ).toEqual({ muted: true, loop: true, playsInline: true, controls: false });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(video).not.toBeInViewport();
  await expect.poll(() => isPlaying(page)).toBe(false);

  await figure(page).scrollIntoViewIfNeeded();
  await expect(figure(page).getByText('Match Highlights', { exact: true })).toBeVisible();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await figure(page).getByRole('button', { name: 'Pause the video' }).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  await figure(page).getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);

  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test('is a still image with reduced motion, unless it is played', {
  tag: '@one-size',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await figure(page).scrollIntoViewIfNeeded();
  const poster = figure(page).getByRole('img');
  await expect(poster).toBeVisible();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await isPlaying(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(fetched.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([]);

  await figure(page).getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});
