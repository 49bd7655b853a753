import type { BrowserContext, Locator, Page } from '@playwright/test';
import { open } from './pages.ts';
import { expect } from './site.ts';

export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

export function toasts(page: Page): Locator {
  return toastRegion(page).getByRole('listitem');
}

/** Opens a page, lets it come to rest and stops its clock: a toast then stays until the test moves on. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.fastForward(2_000);
  await expect(toastRegion(page)).toBeAttached();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** One toast: the connection goes and comes back. */
export async function reconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

/** The newest toast says this. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const newest = toasts(page).first();
  await expect(newest.getByText(title, { exact: true })).toBeVisible();
  await expect(newest.getByText(description, { exact: true })).toBeVisible();
}
