import type { Browser, Locator, Page } from '@playwright/test';
import { open } from './pages.ts';
import { signIn } from './results.ts';
import { expect } from './site.ts';

/** The hub's messages to a captain. */
export function ownClub(page: Page): Locator {
  return page.locator('main section[aria-label="Your club"]');
}

/** The links of these clubs, as sent in a chat. */
export async function linksOf(site: { readonly url: string }, ...clubIds: number[]): Promise<string[]> {
  const keys = await (await signIn(site)).keysOf(...clubIds);
  return keys.map((key) => `${site.url}/ng-hub#club=${key}`);
}

/** Waits until the page knows the club: its messages move everything below them. */
export async function openLink(page: Page, link: string): Promise<void> {
  await open(page, link);
  await expect(ownClub(page)).toContainText('Submitting for');
}

/** Another captain's phone, with an opened link. */
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
