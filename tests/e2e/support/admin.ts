import type { Locator, Page } from '@playwright/test';
import { open } from './pages.ts';
import type { Administrator } from './results.ts';
import { expect } from './site.ts';

interface Site {
  readonly url: string;
}

export function adminButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^Admin Panel/ });
}

export function panelOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Tournament Administration' });
}

/** A question that lies above the panel. */
export function question(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true });
}

/** By keyboard. What has just come under a finger can be pressed half a second later. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

export async function openPanel(page: Page, site: Site): Promise<Locator> {
  await noteToasts(page);
  await open(page, `${site.url}/ng-hub`);
  // Without a mouse, whose pointer would rest where a phone shows its notifications, and hold them.
  await adminButton(page).press('Enter');
  await expect(panelOf(page)).toBeVisible();
  return panelOf(page);
}

/** In the login screen of the open panel. */
export async function enterPassword(page: Page, password: string): Promise<void> {
  await panelOf(page).getByLabel('Admin password').fill(password);
  await panelOf(page).getByRole('button', { name: 'Access Admin Panel' }).click();
}

/** Opens the panel in a browser that has kept this session from an earlier visit. */
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

/** The results on display, 'Team 1 2–1 Team 2', in their order. */
export function cards(page: Page): Locator {
  return panelOf(page).getByRole('list', { name: 'Results' }).locator('> li');
}

export function card(page: Page, match: string): Locator {
  return panelOf(page)
    .getByRole('list', { name: 'Results' })
    .getByRole('listitem', { name: match, exact: true });
}

/** For half a second after its cards have moved, nothing in the list decides. */
export async function untilSettled(page: Page): Promise<void> {
  const list = panelOf(page).getByRole('list', { name: 'Results' });
  await expect(list).not.toHaveAttribute('data-settling');
}

/**
 * On a page whose time stands still: what was read is shown a moment later, and the list stays as unsettled as it
 * became by that.
 */
export async function expectCardsInAMoment(page: Page, matches: readonly string[]): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await labels(page)).toEqual(matches);
  }).toPass();
}

/** By the button of its card. */
export async function decide(page: Page, decision: 'Approve' | 'Reject', match: string): Promise<void> {
  await untilSettled(page);
  await card(page, match)
    .getByRole('button', { name: `${decision} ${match}` })
    .click();
}

/** Opens the card, and returns the field for a note in it. */
export async function openNote(page: Page, match: string): Promise<Locator> {
  await card(page, match)
    .getByRole('button', { name: `Details, ${match}` })
    .press('Enter');
  return card(page, match).getByLabel('Note', { exact: true });
}

export async function expectCards(page: Page, matches: readonly string[]): Promise<void> {
  await expect.poll(() => labels(page)).toEqual(matches);
}

function labels(page: Page): Promise<(string | null)[]> {
  return cards(page).evaluateAll((found) => found.map((item) => item.getAttribute('aria-label')));
}

declare global {
  interface Window {
    /** What the notifications said, as they came, and has not been expected yet. */
    toldToasts: string[];
  }
}

/** From the next page on. On a busy machine a notification may be gone before a test looks for it. */
async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.toldToasts) return;
    window.toldToasts = [];
    // Once each, although they move with their region into the topmost dialog.
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('section[aria-label^="Notifications"] li')) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        window.toldToasts.push([...toast.querySelectorAll('p')].map((text) => text.textContent).join(' / '));
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** This notification came, since the last one that was expected or before; each is expected once. */
export async function expectTold(page: Page, title: string, description?: string): Promise<void> {
  const toast = description ? `${title} / ${description}` : title;
  await expect.poll(() => page.evaluate(() => window.toldToasts)).toContain(toast);
  await page.evaluate((text) => window.toldToasts.splice(window.toldToasts.indexOf(text), 1), toast);
}

export async function expectNoMoreToasts(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.toldToasts)).toEqual([]);
}
