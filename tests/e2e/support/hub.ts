import type { Locator, Page } from '@playwright/test';
import { dialogOf } from './pages.ts';
import { expect } from './site.ts';

/** Opens the search beside the letters, and returns its field. */
export async function openClubSearch(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Find your club', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Find your club', exact: true });
  await expect(field).toBeFocused();
  return field;
}

/** A match in the list of fixtures, by its clubs: 'Team 1 vs Team 2'. */
export function match(page: Page, clubs: string): Locator {
  const [home = '', away = ''] = clubs.split(' vs ');
  return page
    .locator('li[id^=match-]')
    .filter({ has: page.getByText(home, { exact: true }) })
    .filter({ has: page.getByText(away, { exact: true }) })
    .filter({ visible: true });
}

/** The button beside a match, by its label. */
export function control(page: Page, label: string, clubs: string): Locator {
  return match(page, clubs).getByRole('button', { name: `${label}: ${clubs}`, exact: true });
}

/** A submitted result beside its match. */
export async function expectUnconfirmed(
  page: Page,
  clubs: string,
  score: string,
  withinMs?: number,
): Promise<void> {
  const [home, away] = score.split('-');
  const text = new RegExp(`${home}\\s*–\\s*${away}\\s*Submitted\\s*Unconfirmed Result$`);
  await expect(match(page, clubs)).toHaveText(text, {
    useInnerText: true,
    ...(withinMs === undefined ? {} : { timeout: withinMs }),
  });
}

export function submitDialog(page: Page): Locator {
  return dialogOf(page, 'Submit Match Result');
}

export function confirmDialog(page: Page): Locator {
  return dialogOf(page, 'Confirm Match Result');
}

export function scoreField(page: Page, side: 'Home' | 'Away'): Locator {
  return submitDialog(page).getByRole('spinbutton', { name: `${side} score` });
}

export async function openSubmitDialog(page: Page, clubs: string, label = 'Submit'): Promise<void> {
  await expect(control(page, label, clubs)).toBeEnabled();
  await control(page, label, clubs).click();
  await expect(scoreField(page, 'Home')).toBeFocused();
}

/** Types a score, written '2-1', into the open dialog and continues to the confirmation. */
export async function typeScore(page: Page, score: string): Promise<void> {
  const [home = '', away = ''] = score.split('-');
  await scoreField(page, 'Home').fill(home);
  await scoreField(page, 'Away').fill(away);
  await scoreField(page, 'Away').press('Enter');
  await expect(confirmDialog(page).getByRole('button', { name: 'Confirm & Submit' })).toBeFocused();
}

export async function confirm(page: Page): Promise<void> {
  await confirmDialog(page).getByRole('button', { name: 'Confirm & Submit' }).click();
}

export async function expectTyped(page: Page, score: string): Promise<void> {
  const [home = '', away = ''] = score.split('-');
  await expect(scoreField(page, 'Home')).toHaveValue(home);
  await expect(scoreField(page, 'Away')).toHaveValue(away);
}

/** Submits through the page, and resolves when the server has answered. */
export async function submitThrough(page: Page, clubs: string, score: string): Promise<void> {
  await openSubmitDialog(page, clubs);
  await typeScore(page, score);
  const reply = page.waitForResponse('**/api/ucl/submit-result');
  await confirm(page);
  await reply;
}
