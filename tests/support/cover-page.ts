import type { Page } from '@playwright/test';

/** Hides or shows the page, as if it were covered by another tab or window. A hidden page does not fetch. */
export async function show(page: Page, shown: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, !shown);
}
