import type { Locator, Page } from '@playwright/test';
import { dialogOf, open } from './pages.ts';
import type { Administrator } from './results.ts';
import { expect } from './site.ts';

interface Site {
  readonly url: string;
}

/** By default, every look after the third is a second later. */
const OFTEN = { intervals: [50, 100, 200] };

export function adminButton(page: Page): Locator {
  return page.locator('main button').filter({ hasText: /^Admin Panel/ });
}

export function panelOf(page: Page): Locator {
  return dialogOf(page, 'Tournament Administration');
}

/** A question above the panel. */
export function question(page: Page, title: string): Locator {
  return dialogOf(page, title);
}

/** By keyboard. A button that has just moved under a finger can be pressed half a second later. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

export async function openPanel(page: Page, site: Site): Promise<Locator> {
  await noteToasts(page);
  await open(page, `${site.url}/ng-hub`);
  // Without a mouse, whose pointer would hover over notifications on a phone, and hold them.
  await adminButton(page).press('Enter');
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

/** In the login screen of the open panel. */
export async function enterPassword(page: Page, password: string): Promise<void> {
  await panelOf(page).getByLabel('Admin password').fill(password);
  await panelOf(page).getByRole('button', { name: 'Access Admin Panel' }).click();
}

/** Opens the panel in a browser with a session from an earlier visit. */
export async function openSignedIn(page: Page, site: Site, { session }: Administrator): Promise<Locator> {
  await page.addInitScript(
    (kept) => localStorage.setItem('ces-admin-session', kept),
    JSON.stringify(session),
  );
  const panel = await openPanel(page, site);
  await expect(panel.getByRole('button', { name: 'Logout' })).toBeVisible();
  return panel;
}

export async function openTab(page: Page, name: string): Promise<Locator> {
  await panelOf(page).getByRole('tab', { name, exact: true }).click();
  const tab = panelOf(page).getByRole('tabpanel', { name, exact: true });
  await expect(tab).toBeVisible();
  return tab;
}

/** The listed results, 'Team 1 2–1 Team 2', in order. One that only keeps its place is not listed any more. */
export function cards(page: Page): Locator {
  return panelOf(page).getByRole('list', { name: 'Results' }).locator('> li:not([data-left])');
}

export function card(page: Page, match: string): Locator {
  return panelOf(page)
    .getByRole('list', { name: 'Results' })
    .getByRole('listitem', { name: match, exact: true });
}

/** For half a second after a decision, or after its rows have moved, nothing in the list can be decided. */
export async function untilSettled(page: Page): Promise<void> {
  const list = panelOf(page).getByRole('list', { name: 'Results' });
  await expect(list).not.toHaveAttribute('data-settling');
}

/** On a page with a stopped clock: new data is shown a moment later, and the list stays unsettled. */
export async function expectCardsInAMoment(page: Page, matches: readonly string[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await labels(page)).toEqual(matches);
  }).toPass();
}

/** By the button of its card, and by keyboard: a finger or mouse would miss a card that has just moved. */
export async function decide(page: Page, decision: 'Approve' | 'Reject', match: string): Promise<void> {
  await untilSettled(page);
  await pressEnter(card(page, match).getByRole('button', { name: `${decision} ${match}` }));
}

/** Opens the card, and returns its note field. */
export async function openNote(page: Page, match: string): Promise<Locator> {
  await card(page, match)
    .getByRole('button', { name: `Details, ${match}` })
    .press('Enter');
  return card(page, match).getByLabel('Note', { exact: true });
}

export async function expectCards(page: Page, matches: readonly string[]): Promise<void> {
  await expect.poll(() => labels(page), OFTEN).toEqual(matches);
}

function labels(page: Page): Promise<(string | null)[]> {
  return cards(page).evaluateAll((found) => found.map((item) => item.getAttribute('aria-label')));
}

declare global {
  interface Window {
    /** The texts of the notifications so far that have not been expected yet. */
    shownToasts: string[];
  }
}

/** From the next page on. On a busy machine a notification may be gone before a test checks it. */
async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.shownToasts) return;
    window.shownToasts = [];
    // Once each, although they move with their region into the topmost dialog.
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('section[aria-label^="Notifications"] li')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        window.shownToasts.push([...toast.querySelectorAll('p')].map((text) => text.textContent).join(' / '));
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** This notification was shown, since the last expected one or before; each is expected once. */
export async function expectToastShown(page: Page, title: string, description?: string): Promise<void> {
  const toast = description ? `${title} / ${description}` : title;
  await expect.poll(() => page.evaluate(() => window.shownToasts), OFTEN).toContain(toast);
  await page.evaluate((text) => window.shownToasts.splice(window.shownToasts.indexOf(text), 1), toast);
}

export async function expectNoMoreToasts(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.shownToasts)).toEqual([]);
}
