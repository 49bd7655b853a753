import type { Page } from '@playwright/test';
import { watchLayoutShift } from './support/layout-shift.ts';
import { open, pageTitle, stopClock, untilHydrated } from './support/pages.ts';
import { type Administrator, signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

test.use({ season: 'small', contextOptions: { reducedMotion: 'no-preference' } });

const banner = (page: Page) => page.getByRole('region', { name: 'Recent results', exact: true });
const position = (page: Page) => banner(page).getByRole('slider', { name: 'Result', exact: true });
const pause = (page: Page) => banner(page).getByRole('button', { name: 'Pause rotation', exact: true });
const play = (page: Page) => banner(page).getByRole('button', { name: 'Resume rotation', exact: true });

async function expectShown(page: Page, score: string, valueText: string): Promise<void> {
  await expect(position(page)).toHaveAttribute('aria-valuetext', valueText);
  await expect(banner(page).getByRole('article')).toHaveCount(1);
  await expect(banner(page).locator('.result-slide_score')).toHaveText(score);
  await expect(banner(page).locator('.rotation_current')).toHaveCount(1);
}

interface Site {
  readonly url: string;
}

async function approve(
  site: Site,
  administrator: Administrator,
  fixtureId: number,
  score: string,
): Promise<void> {
  await administrator.approve(await submitResult(site, fixtureId, score));
}

test('the banner rotates through results, and stops while it is being read', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  await approve(freshSite, administrator, 6500, '2-1');
  await stopClock(page);
  await open(page, freshSite.url);

  // A single one has nothing to rotate to.
  await expect(banner(page).locator('.result-slide_score')).toHaveText('2–1');
  await page.clock.fastForward(12_000);
  await expect(banner(page).locator('.result-slide_score')).toHaveText('2–1');
  await expect(banner(page).getByRole('button')).toHaveCount(0);
  await expect(position(page)).toHaveCount(0);

  // A new result is shown at once.
  await approve(freshSite, administrator, 6501, '0-3');
  await expectNews(page, '0–3', 'Result 1 of 2');
  await approve(freshSite, administrator, 6600, '4-0');
  await expectNews(page, '4–0', 'Result 1 of 3');

  await page.clock.fastForward(4_000);
  await expectShown(page, '0–3', 'Result 2 of 3');
  await page.clock.fastForward(3_999);
  await expectShown(page, '0–3', 'Result 2 of 3');
  await page.clock.fastForward(1);
  await expectShown(page, '2–1', 'Result 3 of 3');
  await page.clock.fastForward(4_000);
  await expectShown(page, '4–0', 'Result 1 of 3');

  // Selected with the dots, a result stays as long as they have the focus.
  const dots = await position(page).boundingBox();
  if (!dots) throw new Error('There are no dots');
  const [x, y] = [dots.x + dots.width / 2, dots.y + dots.height / 2];
  await page.mouse.click(x, y);
  await page.mouse.move(0, 0);
  await expectShown(page, '0–3', 'Result 2 of 3');
  await page.clock.fastForward(12_000);
  await expectShown(page, '0–3', 'Result 2 of 3');
  await pageTitle(page, 'Champions Esports Series').focus();
  await page.clock.fastForward(4_000);
  await expectShown(page, '2–1', 'Result 3 of 3');

  // It stays under the pointer.
  await banner(page).getByText('Team 1', { exact: true }).hover();
  await page.clock.fastForward(12_000);
  await expectShown(page, '2–1', 'Result 3 of 3');
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4_000);
  await expectShown(page, '4–0', 'Result 1 of 3');

  // Out of view it does not rotate.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(banner(page)).not.toBeInViewport();
  await page.clock.fastForward(12_000);
  await expectShown(page, '4–0', 'Result 1 of 3');
  await banner(page).scrollIntoViewIfNeeded();
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  await page.clock.fastForward(4_000);
  await expectShown(page, '0–3', 'Result 2 of 3');

  // A result that is being read stays when there is news, which is shown afterwards.
  await position(page).focus();
  await approve(freshSite, administrator, 6601, '5-5');
  await expectNews(page, '0–3', 'Result 3 of 4');
  await page.clock.fastForward(12_000);
  await expectShown(page, '0–3', 'Result 3 of 4');
  await pageTitle(page, 'Champions Esports Series').focus();
  await expectShown(page, '5–5', 'Result 1 of 4');

  // When the last other result is removed, nothing is held.
  await position(page).focus();
  for (const fixtureId of [6500, 6501, 6600]) await administrator.resetMatch(fixtureId);
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(position(page)).toHaveCount(0, { timeout: 50 });
  }).toPass({ timeout: 30_000 });
  await approve(freshSite, administrator, 6700, '1-1');
  await expectNews(page, '1–1', 'Result 1 of 2');
  await page.clock.fastForward(4_000);
  await expectShown(page, '5–5', 'Result 2 of 2');
});

test('it is paused by touch or key, and has two tab stops before the tabs', { tag: '@phone' }, async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  for (const [fixtureId, score] of [
    [6500, '2-1'],
    [6600, '0-3'],
    [6700, '4-0'],
  ] as const)
    await approve(freshSite, administrator, fixtureId, score);
  await stopClock(page);
  await open(page, `${freshSite.url}/ng-hub`);
  await expectShown(page, '4–0', 'Result 1 of 3');
  for (const control of [position(page), pause(page)]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }

  await pause(page).tap();
  await pageTitle(page, 'UCL Hub').focus();
  await page.clock.fastForward(12_000);
  await expectShown(page, '4–0', 'Result 1 of 3');
  await play(page).tap();
  // A finger that has left holds nothing.
  await page.clock.fastForward(4_000);
  await expectShown(page, '0–3', 'Result 2 of 3');

  await position(page).focus();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, '2–1', 'Result 3 of 3');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, '0–3', 'Result 2 of 3');
  await page.keyboard.press('Tab');
  await expect(pause(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Group Stage' })).toBeFocused();
});

test('with reduced motion, it shows news and rotates on request only', {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  await approve(freshSite, administrator, 6500, '2-1');
  await approve(freshSite, administrator, 6501, '0-3');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await open(page, freshSite.url);
  await expectShown(page, '0–3', 'Result 1 of 2');
  await page.clock.fastForward(12_000);
  await expectShown(page, '0–3', 'Result 1 of 2');
  await approve(freshSite, administrator, 6600, '5-5');
  await expectNews(page, '5–5', 'Result 1 of 3');
  await expect(banner(page).getByRole('article')).toHaveCSS('animation-name', 'none');
  await play(page).click();
  await page.clock.fastForward(4_000);
  await expectShown(page, '0–3', 'Result 2 of 3');
});

test('it has the same height whatever it shows', { tag: '@one-size' }, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  const results = { 6500: '2-1', 6600: '10-10', 6700: '0-0' };
  for (const [fixtureId, score] of Object.entries(results))
    await approve(freshSite, administrator, Number(fixtureId), score);
  await administrator.rename([
    { id: 1, name: 'The Extraordinarily Long Named Club FC01' },
    { id: 2, name: 'Club Atlético Independiente de la Costa' },
    { id: 5, name: 'A' },
    { id: 9, name: 'Wolverhampton Wanderers' },
  ]);
  await open(page, `${freshSite.url}/ng-hub`);
  // It does not rotate while it has the focus.
  await position(page).focus();
  for (const width of [320, 360, 412, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press('Home');
    const heights = new Set<number | undefined>();
    for (const valueText of ['Result 1 of 3', 'Result 2 of 3', 'Result 3 of 3']) {
      await expect(position(page)).toHaveAttribute('aria-valuetext', valueText);
      heights.add((await banner(page).boundingBox())?.height);
      await page.keyboard.press('ArrowRight');
    }
    expect([...heights], `${width} px`).toHaveLength(1);
  }
});

test('a shoot-out and the competition are not under the dots', { tag: '@one-size' }, async ({
  page,
  freshSite,
}) => {
  const administrator = await signIn(freshSite);
  await approve(freshSite, administrator, 6500, '2-1');
  await open(page, freshSite.url);
  await expect(banner(page)).toContainText('Team 1');
  const [first] = (await (await fetch(`${freshSite.url}/api/ucl/recent-results`)).json()).results;
  const tie = {
    stage: 'knockout',
    round: 'r32',
    group: 'UEL',
    homeScore: 2,
    homePenalties: 30,
    awayScore: 2,
  };
  const results = Array.from({ length: 10 }, (_, id) => ({ ...first, ...tie, awayPenalties: 29, id }));
  await page.route('**/api/ucl/recent-results*', (route) => route.fulfill({ json: { results } }));
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await administrator.rename([{ id: 1, name: `Club at ${width}` }]);
    await expect(banner(page).getByText('30–29 on penalties')).toBeAttached();
    const text = banner(page).getByText('(30)');
    await expect(text).toBeVisible();
    // A slide enters from the side.
    await expect(async () => {
      const dots = await banner(page).locator('.rotation_position > span').first().boundingBox();
      for (const shown of [text, banner(page).getByText('UEL knockouts')]) {
        const box = await shown.boundingBox();
        const isClear = box && dots && (box.x + box.width <= dots.x || box.y + box.height <= dots.y);
        expect(isClear, `${width} px`).toBe(true);
      }
    }).toPass();
  }
});

/** The page gets an event and fetches within 300 ms, long before the 4 s after which it would rotate anyway. */
async function expectNews(page: Page, score: string, valueText: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(position(page)).toHaveAttribute('aria-valuetext', valueText, { timeout: 50 });
  }).toPass({ timeout: 30_000 });
  await expectShown(page, score, valueText);
}

test("a result is live for five minutes, and the server's response does not depend on the clock", {
  tag: '@one-size',
}, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  await approve(freshSite, administrator, 6500, '2-1');
  const submittedAt = await newestTime(freshSite.url);
  const after = (ms: number) => new Date(Date.parse(submittedAt) + ms);
  const [, day, month, year, clock] = new Date(submittedAt).toUTCString().split(/[ ,]+/);
  const exact = `${Number(day)} ${month} ${year}, ${clock?.slice(0, 5)} GMT`;
  for (const path of ['/', '/ng-hub']) {
    const html = await (await fetch(`${freshSite.url}${path}`)).text();
    expect(html).toContain('Latest Result');
    expect(html).toContain(`>${exact}</time>`);
    expect(html).not.toMatch(/Live Result|just now| ago</);
  }

  await page.clock.install({ time: after(1_000) });
  await page.clock.pauseAt(after(2_000));
  const shifted = await watchLayoutShift(page);
  await page.goto(freshSite.url);
  await untilHydrated(page);
  const text = (words: string) => banner(page).getByText(words, { exact: true });
  await expect(text('Live Result')).toBeVisible();
  await expect(text('just now')).toHaveAttribute('title', exact);
  expect(await shifted()).toBeLessThan(0.001);

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
