import type { Page } from '@playwright/test';
import { GROUPS } from '#domain/clubs/groups.ts';
import { show } from '../support/cover-page.ts';
import { control, expectUnconfirmed, match, submitThrough } from './support/hub.ts';
import { open, settle, stopClock, withinASecond } from './support/pages.ts';
import { ONE_FIXTURE_A_GROUP, signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const ONE_SIZE = { tag: '@one-size' };
const FIXTURES = '/ng-hub?tab=fixtures';

// Time stands still on the pages of these tests. The first look that a page takes by itself is 5 s away: what it shows
// within a second came by an event.

function expectOrder(page: Page, clubs: readonly string[], timeout?: number): Promise<void> {
  const names = page.getByRole('table', { name: 'Group A', exact: true }).getByRole('rowheader');
  return expect(names).toHaveText([...clubs], timeout === undefined ? {} : { timeout });
}

test(
  'a result and its approval are seen everywhere within a second',
  ONE_SIZE,
  async ({ page, browser, freshSite }) => {
    const administrator = await signIn(freshSite);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await stopClock(page);
    await stopClock(other);

    await open(page, freshSite.url + FIXTURES);
    await open(other, freshSite.url + FIXTURES);
    await control(other, 'Submit', 'Team 1 vs Team 2').focus();
    await submitThrough(page, 'Team 1 vs Team 2', '0-1');
    await withinASecond(other, (ms) => expectUnconfirmed(other, 'Team 1 vs Team 2', '0-1', ms));
    // The button is gone; whoever stood on it goes on from its match.
    await expect(match(other, 'Team 1 vs Team 2')).toBeFocused();

    await open(page, `${freshSite.url}/ng-hub`);
    await open(other, `${freshSite.url}/ng-hub`);
    await expectOrder(page, ['Team 1', 'Team 2', 'Team 3', 'Team 4']);
    await administrator.approve(1);
    for (const each of [page, other])
      await withinASecond(each, (ms) => expectOrder(each, ['Team 2', 'Team 3', 'Team 4', 'Team 1'], ms));
    await elsewhere.close();
  },
);

test(
  'the tabs of a browser hold one event stream together',
  ONE_SIZE,
  async ({ page, context, freshSite }) => {
    const listeners: Page[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/api/ucl/events')) listeners.push(request.frame().page());
    });
    await stopClock(page);
    const second = await context.newPage();
    await open(page, freshSite.url + FIXTURES);
    await expect.poll(() => listeners).toEqual([page]);
    await open(second, freshSite.url + FIXTURES);
    await settle(second);
    await submitResult(freshSite, 6500, '2-1');
    await withinASecond(page, async (ms) => {
      for (const each of [page, second]) await expectUnconfirmed(each, 'Team 1 vs Team 2', '2-1', ms);
    });
    expect(listeners).toEqual([page]);

    // The one that listened is closed: the other takes over.
    await page.close();
    await expect.poll(() => listeners).toEqual([page, second]);
    await open(second, freshSite.url + FIXTURES);
    await expect.poll(() => listeners).toEqual([page, second, second]);
    await submitResult(freshSite, 6501, '3-1');
    await withinASecond(second, (ms) => expectUnconfirmed(second, 'Team 1 vs Team 3', '3-1', ms));
  },
);

/**
 * What the page has read of facts, standings and results, with the status on the wire: to the page itself an answer from
 * its cache that the server has confirmed is a 200. Only what has come whole is in the cache for the next read.
 */
async function watchReads(page: Page): Promise<string[]> {
  const reads: string[] = [];
  const paths = new Map<string, string>();
  const statuses = new Map<string, number>();
  const finished = new Set<string>();
  // The three are told in any order.
  const note = (requestId: string) => {
    const path = paths.get(requestId);
    const status = statuses.get(requestId);
    if (
      path &&
      status &&
      finished.has(requestId) &&
      /^\/api\/ucl\/(tournament|group-standings|match-results)/.test(path)
    )
      reads.push(`${path} ${status}`);
  };
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
    note(requestId);
  });
  tools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    statuses.set(requestId, statusCode);
    note(requestId);
  });
  tools.on('Network.loadingFinished', ({ requestId }) => {
    finished.add(requestId);
    note(requestId);
  });
  return reads;
}

test(
  'a page in view asks every 5 s, and a hidden one when it comes back, if something has changed',
  ONE_SIZE,
  async ({ page, freshSite }) => {
    const asked = await watchReads(page);
    await stopClock(page);
    await open(page, freshSite.url + FIXTURES);
    // The page brought its data along. The first answer is new to the browser, the next ones are not.
    for (const status of [200, 304, 304]) {
      await page.clock.runFor(4_999);
      await settle(page);
      expect(asked).toEqual([]);
      await page.clock.runFor(1);
      await expect
        .poll(() => asked.sort())
        .toEqual([
          `/api/ucl/group-standings ${status}`,
          `/api/ucl/match-results ${status}`,
          `/api/ucl/tournament ${status}`,
        ]);
      asked.length = 0;
    }

    await show(page, false);
    await submitResult(freshSite, 6500, '2-1');
    const started: string[] = [];
    page.on('request', (request) => started.push(new URL(request.url()).pathname));
    await page.clock.runFor(60_000);
    await settle(page);
    expect(started).toEqual(['/healthz']);
    await show(page, true);
    await withinASecond(page, (ms) => expectUnconfirmed(page, 'Team 1 vs Team 2', '2-1', ms));

    await show(page, false);
    started.length = 0;
    await show(page, true);
    await expect.poll(() => started).toEqual(['/api/ucl/events']);
    await page.clock.runFor(1_000);
    await page.evaluate(() => fetch('/healthz'));
    expect(started).toEqual(['/api/ucl/events', '/healthz']);
  },
);

test.describe('a revision that nobody has', () => {
  test.use({ expectedComplaint: /status of 503/ });

  test(
    'a page reads on when it was told of a change that the database has lost since',
    ONE_SIZE,
    async ({ page, freshSite }) => {
      const reads: string[] = [];
      page.on('response', (response) => {
        const { pathname, search } = new URL(response.url());
        if (pathname.endsWith('match-results')) reads.push(`${search} ${response.status()}`);
      });
      await page.route('**/api/ucl/submit-result', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'x-revision': '99' } });
      });
      await open(page, freshSite.url + FIXTURES);
      await submitThrough(page, 'Team 1 vs Team 2', '2-1');
      await expect.poll(() => reads).toContain('?revision=99 503');
      // Back in view it opens a stream anew and is told how things stand.
      await show(page, false);
      await show(page, true);
      await expect.poll(() => reads.at(-1)).toBe('?revision=2 200');
    },
  );
});

/** Notes which groups change, in lists: one for each time that the page is changed. */
async function watchGroups(page: Page): Promise<() => Promise<string[][]>> {
  const changes = await page.evaluateHandle(() => {
    const seen: string[][] = [];
    new MutationObserver((records) => {
      const cards = records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('.group-card'),
      );
      const ids = [...new Set(cards.map((card) => card?.id))].filter((id) => id !== undefined);
      if (ids.length > 0) seen.push(ids);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return () => changes.jsonValue();
}

test('a rush of results changes one group at a time', ONE_SIZE, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  await open(page, `${freshSite.url}/ng-hub`);
  // The last that comes in by itself, for all tables at once.
  await expect(page.getByRole('button', { name: /, Group P$/ })).toBeVisible();
  await show(page, false);
  for (const fixtureId of ONE_FIXTURE_A_GROUP)
    await administrator.approve(await submitResult(freshSite, fixtureId, '0-1'));
  const changes = await watchGroups(page);
  await show(page, true);
  const tables = (list: string[]) => list.filter((id) => id.startsWith('group-'));
  await expect.poll(async () => new Set((await changes()).flatMap(tables)).size).toBe(GROUPS.length);
  expect((await changes()).filter((list) => tables(list).length > 1)).toEqual([]);
});
