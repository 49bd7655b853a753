import type { Page } from '@playwright/test';
import { open, pageTitle, settle, stopClock, withinASecond } from './support/pages.ts';
import { signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Recent results', exact: true });
const dot = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });

async function expectShown(page: Page, score: string, dotName: string): Promise<void> {
  await expect(banner(page).getByText(score, { exact: true })).toBeVisible();
  await expect(banner(page).getByRole('article')).toHaveCount(1);
  await expect(dot(page, dotName)).toHaveAttribute('aria-current', 'true');
  await expect(banner(page).locator('[aria-current="true"]')).toHaveCount(1);
}

test('the banner shows one result after another, and stops for whoever looks at it', async ({
  page,
  isMobile,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  const approve = async (fixtureId: number, score: string) =>
    administrator.approve(await submitResult(freshSite, fixtureId, score));
  await approve(6500, '2-1');
  await stopClock(page);
  await open(page, freshSite.url);

  // A single one has nothing to turn to.
  await expect(banner(page).getByText('2–1', { exact: true })).toBeVisible();
  await page.clock.fastForward(12_000);
  await settle(page);
  await expect(banner(page).getByText('2–1', { exact: true })).toBeVisible();
  await expect(banner(page).getByRole('button')).toHaveCount(0);

  // What is new is shown at once.
  await approve(6501, '0-3');
  await expectNews(page, '0–3', 'Result 1 of 2');
  await approve(6600, '4-0');
  await expectNews(page, '4–0', 'Result 1 of 3');

  await page.clock.fastForward(4_000);
  await expectShown(page, '0–3', 'Result 2 of 3');
  await page.clock.fastForward(3_999);
  await settle(page);
  await expectShown(page, '0–3', 'Result 2 of 3');
  await page.clock.fastForward(1);
  await expectShown(page, '2–1', 'Result 3 of 3');
  await page.clock.fastForward(4_000);
  await expectShown(page, '4–0', 'Result 1 of 3');

  // Chosen by its dot, it stays as long as the dot has the focus.
  if (isMobile) await dot(page, 'Result 2 of 3').tap();
  else {
    await dot(page, 'Result 2 of 3').click();
    await page.mouse.move(0, 0);
  }
  await expectShown(page, '0–3', 'Result 2 of 3');
  await page.clock.fastForward(12_000);
  await settle(page);
  await expectShown(page, '0–3', 'Result 2 of 3');
  await pageTitle(page, 'Champions Esports Series').focus();
  await page.clock.fastForward(4_000);
  await expectShown(page, '2–1', 'Result 3 of 3');

  // It stays under the pointer; a finger that has left holds nothing.
  if (isMobile) await banner(page).getByText('2–1', { exact: true }).tap();
  else {
    await banner(page).getByText('2–1', { exact: true }).hover();
    await page.clock.fastForward(12_000);
    await settle(page);
    await expectShown(page, '2–1', 'Result 3 of 3');
    await page.mouse.move(0, 0);
  }
  await page.clock.fastForward(4_000);
  await expectShown(page, '4–0', 'Result 1 of 3');

  // Out of sight it stands still.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(banner(page)).not.toBeInViewport();
  await page.clock.fastForward(12_000);
  await settle(page);
  await expectShown(page, '4–0', 'Result 1 of 3');
  await banner(page).scrollIntoViewIfNeeded();
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await page.clock.fastForward(4_000);
  await expectShown(page, '0–3', 'Result 2 of 3');

  // What is being read stays when there is news, which is shown afterwards. Asked for less motion, nothing slides.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await dot(page, 'Result 2 of 3').focus();
  await approve(6601, '5-5');
  await expectNews(page, '0–3', 'Result 3 of 4');
  await page.clock.fastForward(12_000);
  await settle(page);
  await expect(dot(page, 'Result 2 of 4')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dot(page, 'Result 3 of 4')).toBeFocused();
  await expectShown(page, '0–3', 'Result 3 of 4');
  await pageTitle(page, 'Champions Esports Series').focus();
  await expectShown(page, '5–5', 'Result 1 of 4');
  await expect(banner(page).getByRole('article')).toHaveCSS('animation-name', 'none');

  // A dot that is taken away holds nothing.
  await dot(page, 'Result 4 of 4').focus();
  await administrator.resetMatch(6500);
  await expectNews(page, '5–5', 'Result 1 of 3');
  await page.clock.fastForward(4_000);
  await expectShown(page, '4–0', 'Result 2 of 3');
});

/** The page hears of it by an event, long before the 4 s after which it would turn anyway. */
async function expectNews(page: Page, score: string, dotName: string): Promise<void> {
  await withinASecond(page, (timeout) => expect(dot(page, dotName)).toBeVisible({ timeout }));
  await expectShown(page, score, dotName);
}

test('a result is live for five minutes, and its time is told both ways', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  await administrator.approve(await submitResult(freshSite, 6500, '2-1'));
  const submittedAt = await newestTime(freshSite.url);
  const after = (ms: number) => new Date(Date.parse(submittedAt) + ms);
  await page.clock.install({ time: after(1_000) });
  await page.clock.pauseAt(after(2_000));
  await open(page, freshSite.url);
  const text = (words: string) => banner(page).getByText(words, { exact: true });
  await expect(text('Live Result')).toBeVisible();
  await expect(text('just now')).toBeVisible();
  const [, day, month, year, clock] = new Date(submittedAt).toUTCString().split(/[ ,]+/);
  const exact = `${Number(day)} ${month} ${year}, ${clock?.slice(0, 5)} GMT`;
  await expect(text(exact)).toBeVisible();
  await expect(text('just now')).toHaveAttribute('title', exact);

  await page.clock.fastForward(4 * 60_000 + 50_000);
  await expect(text('Live Result')).toBeVisible();
  await expect(text('4 min ago')).toBeVisible();
  await page.clock.fastForward(25_000);
  await expect(text('Latest Result')).toBeVisible();
  await expect(text('5 min ago')).toBeVisible();
});

async function newestTime(url: string): Promise<string> {
  const response = await fetch(`${url}/api/ucl/recent-results`);
  const { results } = (await response.json()) as { results: { submittedAt: string }[] };
  return results[0]?.submittedAt ?? '';
}
