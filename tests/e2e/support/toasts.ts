import type { BrowserContext, Locator, Page } from '@playwright/test';
import { open, stopClock, untilFetchedAtRest } from './pages.ts';
import { expect } from './site.ts';

export function toastRegion(page: Page): Locator {
  return page.locator('section[aria-label="Notifications (F8)"]');
}

export function toasts(page: Page): Locator {
  return toastRegion(page).getByRole('listitem');
}

/** Opens a page with a stopped clock, once it is idle: a toast stays until the test advances the clock. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await stopClock(page);
  const atRest = untilFetchedAtRest(page);
  await open(page, path);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(toastRegion(page)).toBeAttached({ timeout: 100 });
  }).toPass();
  await atRest();
}

/** One toast: the connection is lost and restored. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

/** The newest toast has this text. */
export async function expectToast(page: Page, title: string, description?: string | RegExp): Promise<void> {
  const newest = toasts(page).first();
  await expect(newest.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(newest.getByText(description, { exact: true })).toBeVisible();
}
