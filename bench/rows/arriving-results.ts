import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { show } from '../../tests/support/cover-page.ts';
import { signIn } from '../servers/administrator.ts';
import { startSite } from '../servers/site.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';

/** A phone is about this much slower than a desktop. */
const SLOWED = 4;
/** The browser's threshold of a long task. */
const LONG_TASK_MS = 50;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** `unchanged` is visible until the last group has been updated. */
const TABS = [
  { tab: 'tables', path: '/ng-hub', unchanged: '#group-p .idle' },
  { tab: 'fixtures', path: '/ng-hub?tab=fixtures', unchanged: '#fixtures-p .fixture:not(.final)' },
];

/**
 * The longest task of a page when all 96 results arrive at once, on a throttled CPU. Wall-clock time on a busy
 * machine would make an unreliable test, so it is measured here, several times.
 */
export async function measureArrivingResults(rounds: number): Promise<Row[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const rows: Row[] = [];
  for (const { tab, path, unchanged } of TABS) {
    const longest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const site = await startSite();
      const page = await browser.newPage(PHONE);
      await page.goto(site.url + path);
      const playAll = async () => (await signIn(site.url)).playAll();
      longest.push(await longestTaskOnArrival(page, playAll, unchanged));
      await page.close();
      await site.stop();
    }
    const middle = median(longest);
    rows.push({
      name: `96 results arrive at once, processor slowed ${SLOWED} times: ${tab}`,
      measured: `longest task ${inWords(middle)} (median of ${rounds}, worst ${inWords(Math.max(...longest))})`,
      comparison: '',
      ratio: null,
      target: `under ${LONG_TASK_MS} ms`,
      met: middle < LONG_TASK_MS,
    });
  }
  await browser.close();
  return rows;
}

/** A browser reports long tasks only. */
function inWords(milliseconds: number): string {
  return milliseconds < LONG_TASK_MS ? `under ${LONG_TASK_MS} ms` : `${milliseconds.toFixed(0)} ms`;
}

async function longestTaskOnArrival(
  page: Page,
  playAll: () => Promise<void>,
  unchanged: string,
): Promise<number> {
  await page.getByRole('button', { name: 'Open menu' }).waitFor();
  await show(page, false);
  await playAll();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => entry.duration));
    }).observe({ type: 'longtask' });
  });
  await show(page, true);
  await page.locator(unchanged).first().waitFor({ state: 'detached' });
  // The animations after the arrival: rows glide, the banner turns.
  await page.waitForTimeout(2_000);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
}
