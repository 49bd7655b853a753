import type { Page } from '@playwright/test';

/** Before the page is opened. Returns how much of it has moved so far, as browsers count it. */
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
