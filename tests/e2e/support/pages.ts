import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The first headings of the pages, from the specification. */
export const HEADINGS: Readonly<Record<string, string>> = {
  '/': 'Champions Esports Series',
  '/ng-hub': 'UCL Hub',
  '/knockouts': 'Knockouts',
  '/draw': 'Group Stage Draw',
  '/join': 'Registration',
  '/seasons': 'Roll of Honour',
  '/record': 'The Open Record',
  '/ng-rules': 'UCL Regulations',
  '/conduct': 'Code of Conduct',
  '/community': 'Community Hub',
  '/contact': 'Contact & Support',
  '/about': 'About Champions Esports Series',
  '/privacy': 'Privacy Policy',
};

/** The main navigation, in order. */
export const NAVIGATION = {
  Home: '/',
  'UCL Hub': '/ng-hub',
  'UCL Regulations': '/ng-rules',
  Conduct: '/conduct',
  Community: '/community',
  Contact: '/contact',
  About: '/about',
};

export const EXTERNAL_LINKS = {
  Discord: 'https://discord.gg/champions-esports-series',
  Instagram: 'https://www.instagram.com/championsesportsseries',
  X: 'https://x.com/ces_proclubs',
};

// Playwright looks for a role in the whole document, and the hub has thousands of elements. What is asked for again and
// again is found by its element first.

/** Waits until the page's JavaScript is running: only then is the menu toggle a button. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('header button[aria-controls=site-menu]').waitFor({ state: 'attached' });
}

/** A visible dialog, by its title. */
export function dialogOf(page: Page, title: string): Locator {
  return page.locator(`//dialog[div/div[1]/h2 = "${title}"]`).filter({ visible: true });
}

/** Waits until the application is running, even on a page without interactive parts. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[data-modules]');
    await Promise.all((script?.dataset.modules ?? '').split(' ').map((address) => import(address)));
  });
}

const FETCHED_AT_REST = ['site-menu-dialog', 'toaster', 'offline-reading'];

/**
 * Call it before opening a page whose connection will be lost. Returns a function that waits for everything that
 * the page loads when idle, with its imports.
 */
export function untilFetchedAtRest(page: Page): () => Promise<void> {
  const requests = FETCHED_AT_REST.map((name) => page.waitForRequest(`**/assets/${name}-*.js`));
  return async () => {
    for (const request of requests) await page.evaluate((chunk) => import(chunk), (await request).url());
  };
}

/** A clock cannot be stopped in the past: further ahead than a busy machine takes to do it. */
const AHEAD_MS = 10_000;

/** From the next page on, time passes only when the test advances it, on every page of the context. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}

/**
 * Waits until everything the page has done so far is on the screen and on the network: a request by the test comes
 * after it. For checking that something has not changed.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz'));
}

const SECOND_IN_STEPS = [350, 350, 300];
const LOOK_MS = 3_000;
/** After the second, patience costs nothing. */
const LAST_LOOK_MS = 30_000;

/**
 * Lets at most a second pass on a page with a stopped clock. It is the page's own second: a busy machine may take
 * longer, but a page that depends on a later timer does not get there.
 */
export async function withinASecond(page: Page, look: (timeoutMs: number) => Promise<void>): Promise<void> {
  for (const step of SECOND_IN_STEPS) {
    await page.clock.runFor(step);
    const isThere = await look(LOOK_MS).then(
      () => true,
      () => false,
    );
    if (isThere) return;
  }
  await look(LAST_LOOK_MS);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

export function pageTitle(page: Page, title: string): Locator {
  return page.getByRole('heading', { level: 1, name: title, exact: true });
}

/** The seven links: in the header of a wide screen, in the menu of a phone. */
export async function mainNavigation(page: Page, isMobile: boolean): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    // Its links are in the document a moment before it is shown, and until then Escape would not close it.
    await expect(navigation).toBeVisible();
  }
  return navigation;
}

/** The contents of a long text: beside it on a wide screen, in a collapsible bar on a phone. */
export async function contents(page: Page, title: string, isMobile: boolean): Promise<Locator> {
  const navigation = page.getByRole('navigation', { name: title });
  if (isMobile) await navigation.getByText(title, { exact: true }).tap();
  return navigation;
}

/** Terms with their descriptions: figures with their labels, questions with their answers. */
export async function expectTerms(scope: Locator, terms: Record<string, string>): Promise<void> {
  for (const [term, text] of Object.entries(terms)) {
    const name = scope
      .page()
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${term}$`) });
    const pair = scope.locator('dl > div').filter({ has: name });
    await expect(pair.getByRole('definition')).toHaveText(text);
    await expect(pair).toBeVisible();
  }
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that stick out').toBe(0);
}
