import type { Page } from '@playwright/test';

/** Call it before the page is opened. Returns a function with the cumulative layout shift so far. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() => window.shifted);
  };
}

declare global {
  interface Window {
    shifted: number;
  }
}
