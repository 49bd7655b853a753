import type { Page } from '@playwright/test';

/** As if another tab or window covered it, or did so no more. Out of view a page does not fetch. */
export async function show(page: Page, shown: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, !shown);
}
