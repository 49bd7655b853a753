import type { Page, Route } from '@playwright/test';
import { openClubSearch } from './support/hub.ts';
import {
  expectNoSidewaysScrolling,
  expectTerms,
  open,
  pageTitle,
  stopClock,
  untilHydrated,
} from './support/pages.ts';
import { expect, test } from './support/site.ts';

const GROUPS = [...'ABCDEFGHIJKLMNOP'];
const CLUBS = Array.from({ length: 64 }, (_, index) => `Team ${index + 1}`);
const ZEROS = ['0', '0', '0', '0', '0', '0', '0'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });
const visibleLetters = (page: Page) =>
  page.getByRole('navigation', { name: /^Groups in/ }).filter({ visible: true });
const openHub = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'UCL Hub', exact: true }).click();

function rowsOf(page: Page, group: string): Promise<(string | null)[][]> {
  const table = page.getByRole('table', { name: `Group ${group}`, exact: true });
  return table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      // Not the initials of the crest.
      [...row.children].map((cell) => (cell.querySelector('bdi') ?? cell).textContent),
    ),
  );
}

test('shows the progress of the tournament, and a table for each group', { tag: '@one-size' }, async ({
  page,
}) => {
  await open(page, '/ng-hub');
  await expect(pageTitle(page, 'UCL Hub')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('0%', { exact: true })).toBeVisible();
  await expectTerms(page.getByRole('main'), {
    Teams: '64',
    Groups: '16',
    Matches: '96',
    'Tournament Status': 'Soon',
  });
  await expect(page.getByText('Champions League matches coming soon...', { exact: true })).toBeVisible();

  await expect(page.getByRole('tab')).toHaveText(['Group Stage', 'Match Fixtures']);
  await expect(tab(page, 'Group Stage')).toHaveAttribute('aria-selected', 'true');
  const standings = panel(page, 'Group Stage');
  await expect(standings.getByText('Live standings • Top 2 teams advance', { exact: true })).toBeVisible();
  const legend = standings.getByRole('list').filter({ hasText: 'UEL knockouts' });
  await expect(legend.getByRole('listitem')).toHaveText([
    'UCL knockouts Ranks 1-2 Through',
    'UEL knockouts Ranks 3-4 Cannot reach top two',
  ]);

  await expect(standings.getByRole('table')).toHaveCount(GROUPS.length);
  await expect(standings.getByRole('caption')).toHaveText(GROUPS.map((group) => `Group ${group}`));
  await expect(standings.getByRole('rowheader').getByRole('link')).toHaveText(CLUBS);
  const columns = standings.getByRole('table', { name: 'Group A' }).getByRole('columnheader');
  const figures = ['Played', 'Won', 'Drawn', 'Lost', 'Goals for', 'Goal difference', 'Points'];
  const names = ['Rank', 'Club', ...figures];
  await expect(columns).toHaveCount(names.length);
  await columns.first().scrollIntoViewIfNeeded();
  for (const [index, name] of names.entries()) {
    await expect(columns.nth(index)).toHaveAccessibleName(name);
    await expect(columns.nth(index)).toBeInViewport({ ratio: 0 });
  }
  expect(await rowsOf(page, 'P')).toEqual([
    ['1UCL knockouts', 'Team 61', ...ZEROS],
    ['2UCL knockouts', 'Team 62', ...ZEROS],
    ['3UEL knockouts', 'Team 63', ...ZEROS],
    ['4UEL knockouts', 'Team 64', ...ZEROS],
  ]);
  await expectNoSidewaysScrolling(page);
});

test('has two tabs, opened by press, by key and by URL', { tag: '@one-size' }, async ({
  page,
  fourClubSite,
}) => {
  await open(page, `${fourClubSite.url}/ng-hub?tab=nonsense`);
  await expect(tab(page, 'Group Stage')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'Match Fixtures')).toBeHidden();

  await tab(page, 'Match Fixtures').click();
  await expect(page).toHaveURL(`${fourClubSite.url}/ng-hub?tab=fixtures`);
  await expect(panel(page, 'Match Fixtures')).toBeVisible();
  await expect(panel(page, 'Group Stage')).toBeHidden();
  await tab(page, 'Group Stage').click();
  await expect(page).toHaveURL(`${fourClubSite.url}/ng-hub`);
  await expect(panel(page, 'Group Stage')).toBeVisible();

  const steps = [
    ['ArrowRight', 'Match Fixtures'],
    ['ArrowRight', 'Group Stage'],
    ['ArrowLeft', 'Match Fixtures'],
    ['Home', 'Group Stage'],
    ['End', 'Match Fixtures'],
  ] as const;
  for (const [key, name] of steps) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, name)).toBeVisible();
  }
  await page.reload();
  await expect(panel(page, 'Match Fixtures')).toBeVisible();
  await expect(panel(page, 'Group Stage')).toBeHidden();
});

test('scrolls to the group in the URL, just below the letters', { tag: '@one-size' }, async ({ page }) => {
  await open(page, '/ng-hub#group-k');
  const gap = () =>
    page.evaluate(() => {
      const letters =
        document.querySelector('.jump-bar_jumpBar')?.getBoundingClientRect().bottom ?? Number.NaN;
      return (document.getElementById('group-k')?.getBoundingClientRect().top ?? Number.NaN) - letters;
    });
  await page.evaluate(() => document.fonts.ready);
  await expect(async () => {
    const pixels = await gap();
    expect(pixels).toBeGreaterThan(0);
    expect(pixels).toBeLessThan(40);
  }).toPass();
});

test('links from a group to its fixtures and back, and to any other group', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/ng-hub');
  await page
    .getByRole('navigation', { name: 'Groups in Group Stage' })
    .getByRole('link', { name: 'Group K' })
    .click();
  await expect(page.getByRole('table', { name: 'Group K' }).getByRole('caption')).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('link', { name: 'Fixtures, Group K' }).click();
  await expect(page).toHaveURL('/ng-hub?tab=fixtures#fixtures-k');
  const heading = panel(page, 'Match Fixtures').getByRole('heading', { name: 'Group K' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Table, Group K' }).click();
  await expect(page).toHaveURL('/ng-hub#group-k');
  await expect(page.getByRole('table', { name: 'Group K' }).getByRole('caption')).toBeInViewport({
    ratio: 1,
  });

  await page.goto('about:blank');
  await open(page, '/ng-hub?tab=fixtures#fixtures-k');
  await expect(heading).toBeInViewport({ ratio: 1 });

  // Going back restores the scroll position, instead of the group in the URL.
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(pageTitle(page, 'About Champions Esports Series')).toBeFocused();
  await page.goBack();
  await expect(heading).toBeAttached();
  await expect.poll(scrollY).toBe(700);
  await page.getByRole('link', { name: 'Table, Group K' }).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('table', { name: 'Group K' }).getByRole('caption')).toBeInViewport({
    ratio: 1,
  });
  await page.goBack();
  await expect(panel(page, 'Match Fixtures')).toBeVisible();
  await expect.poll(scrollY).toBe(700);
  await page.reload();
  await untilHydrated(page);
  await expect(panel(page, 'Match Fixtures')).toBeVisible();
  await expect.poll(scrollY).toBe(700);
});

test('a URL can name a group, a club or a match, and opens its tab', {
  tag: '@phone',
}, async ({ page }) => {
  const places = {
    '#fixtures-k': ['Match Fixtures', 'fixtures-k'],
    '#match-7905': ['Match Fixtures', 'match-7905'],
    '?tab=fixtures#group-k': ['Group Stage', 'group-k'],
    '#club-45': ['Group Stage', 'club-45'],
  } as const;
  for (const [address, [name, id]] of Object.entries(places)) {
    await page.goto('about:blank');
    await open(page, `/ng-hub${address}`);
    await expect(panel(page, name)).toBeVisible();
    const letters = await visibleLetters(page).elementHandle();
    const named = page.locator(`[id="${id}"]`);
    if (/^(match|club)/.test(id)) await expect(named).toBeFocused();
    // Not under the letters, which are sticky.
    const gap = () =>
      named.evaluate((element, letters) => {
        const bar = letters?.getBoundingClientRect().bottom ?? Number.NaN;
        return element.getBoundingClientRect().top - bar;
      }, letters);
    await expect(async () => {
      const pixels = await gap();
      expect(pixels).toBeGreaterThanOrEqual(0);
      expect(pixels).toBeLessThan(500);
    }).toPass();
  }

  // On the same page, and from the other tab.
  await page.evaluate(() => {
    window.location.hash = 'match-6501';
  });
  await expect(panel(page, 'Match Fixtures')).toBeVisible();
  await expect(page.locator('#match-6501')).toBeInViewport({ ratio: 1 });
  await tab(page, 'Group Stage').click();
  await expect(page).toHaveURL('/ng-hub');
  await expect(panel(page, 'Group Stage')).toBeVisible();
});

test('the letters lead to their groups and back, and follow the scroll position', async ({
  page,
  isMobile,
}) => {
  await open(page, '/ng-hub');
  const letters = visibleLetters(page);
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const current = letters.locator('[aria-current="location"]');
  expect(await scrollY()).toBe(0);
  await letters.getByRole('link', { name: 'Group G', exact: true }).click();
  await expect(page).toHaveURL('/ng-hub#group-g');
  await expect.poll(scrollY).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(scrollY).toBe(0);
  await page.goForward();
  await expect.poll(scrollY).toBeGreaterThan(300);

  await page.getByRole('table', { name: 'Group K', exact: true }).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('group-k')?.scrollIntoView());
  const inView = letters.locator('a.jump-bar_inView');
  await expect(inView.filter({ hasText: /^K$/ })).toBeInViewport();
  await expect(current).toHaveText(isMobile ? 'K' : 'J');
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(inView.filter({ hasText: /^A$/ })).toHaveCount(0);
  await page.getByRole('table', { name: 'Group P', exact: true }).scrollIntoViewIfNeeded();
  await expect(inView.last()).toHaveText('P');
});

test('shows a loading state, and the roster where there are no standings', {
  tag: '@one-size',
}, async ({ page }) => {
  let release: (reply: object) => void = () => {};
  const reply = new Promise<object>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/ucl/group-standings*', async (route) => route.fulfill({ json: await reply }));
  await page.route('**/api/ucl/tournament*', async (route) => {
    await reply;
    await route.continue();
  });
  await open(page, '/contact');
  await openHub(page);
  await expect(page.getByText('Loading standings...', { exact: true })).toBeVisible();
  await expect(page.locator('.standings_skeleton')).toHaveCount(GROUPS.length);
  await tab(page, 'Match Fixtures').click();
  await expect(page.locator('.fixtures_skeleton')).toHaveCount(GROUPS.length);
  await tab(page, 'Group Stage').click();
  // Before the clubs are known, the search shows no result.
  await (await openClubSearch(page)).fill('Nobody');
  const none = page.getByText('No club found.', { exact: true });
  await expect(none).toHaveCount(0);
  release({ standings: [] });
  await expect(none).toBeVisible();
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText(CLUBS);
  expect(await rowsOf(page, 'A')).toEqual([
    ['1UCL knockouts', 'Team 1', ...ZEROS],
    ['2UCL knockouts', 'Team 2', ...ZEROS],
    ['3UEL knockouts', 'Team 3', ...ZEROS],
    ['4UEL knockouts', 'Team 4', ...ZEROS],
  ]);
});

test.describe('while the server fails', () => {
  test.use({ expectedComplaint: /500 \(Internal Server Error\)/ });

  test('shows an error, and loads it on Retry', { tag: '@one-size' }, async ({ page }) => {
    const fail = (route: Route) => route.fulfill({ status: 500, json: { error: 'Out of order.' } });
    await stopClock(page);
    await page.route('**/api/ucl/*', fail);
    await open(page, '/about');
    await openHub(page);
    await expect(page.getByText('Loading latest results...', { exact: true })).toBeVisible();
    await page.clock.resume();
    // It retries three times, 1 s, 2 s and 4 s after a failure.
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page.getByText('Unable to load recent results')).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(page.getByText('Unable to load the standings')).toBeVisible();

    // The button and the message stay in place during the retry.
    const retry = panel(page, 'Group Stage').getByRole('button', { name: 'Retry' });
    const askedAgain = page.waitForResponse('**/api/ucl/group-standings*');
    await retry.focus();
    await page.keyboard.press('Enter');
    await askedAgain;
    await page.clock.runFor(6_000);
    await expect(retry).toBeFocused();

    await page.unroute('**/api/ucl/*');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Group A' })).toBeVisible();
  });
});
