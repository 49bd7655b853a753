import type { Browser, Locator, Page } from '@playwright/test';
import { open } from './pages.ts';
import { signIn } from './results.ts';
import { expect } from './site.ts';

/** What the hub says to a captain. */
export function ownClub(page: Page): Locator {
  return page.getByRole('region', { name: 'Your club' });
}

/** Links of these clubs, as they are sent in a chat. */
export async function linksOf(site: { readonly url: string }, ...clubIds: number[]): Promise<string[]> {
  const keys = await (await signIn(site)).keysOf(...clubIds);
  return keys.map((key) => `${site.url}/ng-hub#club=${key}`);
}

/** Waits until the page knows the club: what it says of it moves all the rest down, away from under a finger. */
export async function openLink(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(ownClub(page)).toContainText('Submitting for');
}

/** The phone of another captain, with a link opened. */
export async function phoneWithLink(browser: Browser, link: string, timezoneId?: string): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    ...(timezoneId && { timezoneId }),
  });
  const page = await context.newPage();
  await openLink(page, link);
  return page;
}
