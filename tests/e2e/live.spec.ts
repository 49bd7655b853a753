import type { Page } from '@playwright/test';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { show } from '../support/cover-page.ts';
import { control, expectUnconfirmed, match, submitThrough } from './support/hub.ts';
import { open, settle, stopClock, withinASecond } from './support/pages.ts';
import { ONE_FIXTURE_PER_GROUP, signIn, submitResult } from './support/results.ts';
import { expect, test } from './support/site.ts';

const ONE_SIZE = { tag: '@one-size' };
const FIXTURES = '/ng-hub?tab=fixtures';

// The clock is stopped on the pages of these tests. The first poll would be 5 s away: an update within a second
// came by an event.

function expectOrder(page: Page, clubs: readonly string[], timeout?: number): Promise<void> {
  const names = page
    .getByRole('table', { name: 'Group A', exact: true })
    .getByRole('rowheader')
    .getByRole('link');
  return expect(names).toHaveText([...clubs], timeout === undefined ? {} : { timeout });
}

test(
  'a result and its approval are visible in every tab within a second, with one event stream',
  ONE_SIZE,
  async ({ page, context, fourClubSite }) => {
    const administrator = await signIn(fourClubSite);
    const listeners: Page[] = [];
    const refetched: string[] = [];
    context.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const from = request.frame().page();
      if (pathname === '/api/ucl/events') listeners.push(from);
      if (searchParams.has('revision') && from === page) refetched.push(pathname);
    });
    await stopClock(page);
    const second = await context.newPage();
    await open(page, fourClubSite.url + FIXTURES);
    await expect.poll(() => listeners).toEqual([page]);
    await open(second, fourClubSite.url + FIXTURES);
    await control(second, 'Submit', 'Team 1 vs Team 2').focus();
    await settle(second);

    await submitResult(fourClubSite, 6500, '0-1');
    await withinASecond(page, async (ms) => {
      for (const each of [page, second]) await expectUnconfirmed(each, 'Team 1 vs Team 2', '0-1', ms);
    });
    expect(refetched, 'what has changed, and nothing else').toEqual(['/api/ucl/match-results']);
    // The button is gone; the focus moves to its match.
    await expect(match(second, 'Team 1 vs Team 2')).toBeFocused();

    for (const each of [page, second]) await each.getByRole('tab', { name: 'Group Stage' }).click();
    await expectOrder(page, ['Team 1', 'Team 2', 'Team 3', 'Team 4']);
    await administrator.approve(1);
    await withinASecond(page, async (ms) => {
      for (const each of [page, second])
        await expectOrder(each, ['Team 2', 'Team 3', 'Team 4', 'Team 1'], ms);
    });
    expect(listeners).toEqual([page]);

    // The listening tab is closed: the other takes over.
    await page.close();
    await expect.poll(() => listeners).toEqual([page, second]);
    await open(second, fourClubSite.url + FIXTURES);
    await expect.poll(() => listeners).toEqual([page, second, second]);
    await submitResult(fourClubSite, 6501, '3-1');
    await withinASecond(second, (ms) => expectUnconfirmed(second, 'Team 1 vs Team 3', '3-1', ms));
  },
);

test(
  'a new stream refetches everything: another process may not know what has changed',
  ONE_SIZE,
  async ({ page, fourClubSite }) => {
    let isChanged = () => {};
    const changed = new Promise<void>((resolve) => {
      isChanged = resolve;
    });
    let streams = 0;
    await page.route('**/api/ucl/events', async (route) => {
      streams += 1;
      if (streams === 2) await changed;
      const event = {
        revision: streams === 1 ? 1 : 2,
        now: new Date().toISOString(),
        views: Object.fromEntries(VIEW_PATHS.map((path) => [path, 1])),
      };
      const body = `retry: 10\nevent: revision\ndata: ${JSON.stringify(event)}\n\n`;
      await route.fulfill({ contentType: 'text/event-stream', body });
    });
    await stopClock(page);
    await open(page, `${fourClubSite.url}/ng-hub`);
    await expect.poll(() => streams).toBe(2);
    const refetched: string[] = [];
    page.on('request', (request) => refetched.push(request.url()));
    await submitResult(fourClubSite, 6500, '2-1');
    isChanged();
    await withinASecond(page, (timeout) =>
      expect
        .poll(() => refetched, { timeout })
        .toContain(`${fourClubSite.url}/api/ucl/match-results?revision=2`),
    );
  },
);

/**
 * The page's requests for facts, standings and results, with the status on the wire: the page itself sees a 200 for
 * a revalidated cache entry. Only complete responses are cached for the next request.
 */
async function watchReads(page: Page): Promise<string[]> {
  const reads: string[] = [];
  const paths = new Map<string, string>();
  const statuses = new Map<string, number>();
  const finished = new Set<string>();
  // The three arrive in any order.
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
  'a visible page polls every 5 s, and a hidden one when it is shown again, if something has changed',
  ONE_SIZE,
  async ({ page, fourClubSite }) => {
    const requested = await watchReads(page);
    await stopClock(page);
    await open(page, fourClubSite.url + FIXTURES);
    // The page contains its data. The first response is new to the browser, the next ones are not.
    for (const status of [200, 304, 304]) {
      await page.clock.runFor(4_999);
      await settle(page);
      expect(requested).toEqual([]);
      await page.clock.runFor(1);
      await expect
        .poll(() => requested.sort())
        .toEqual([
          `/api/ucl/group-standings ${status}`,
          `/api/ucl/match-results ${status}`,
          `/api/ucl/tournament ${status}`,
        ]);
      requested.length = 0;
    }

    await show(page, false);
    await submitResult(fourClubSite, 6500, '2-1');
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

test.describe('a revision that no longer exists', () => {
  test.use({ expectedComplaint: /status of 503/ });

  test(
    'a page keeps reading after it was notified of a change that the database has lost since',
    ONE_SIZE,
    async ({ page, fourClubSite }) => {
      const reads: string[] = [];
      page.on('response', (response) => {
        const { pathname, search } = new URL(response.url());
        if (pathname.endsWith('match-results')) reads.push(`${search} ${response.status()}`);
      });
      await page.route('**/api/ucl/submit-result', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'x-revision': '99' } });
      });
      await open(page, fourClubSite.url + FIXTURES);
      await submitThrough(page, 'Team 1 vs Team 2', '2-1');
      await expect.poll(() => reads).toContain('?revision=99 503');
      // Shown again, it opens a new stream and gets the current revision.
      await show(page, false);
      const before = reads.length;
      await show(page, true);
      await expect.poll(() => reads.slice(before)).toContain('?revision=3 200');
    },
  );
});

/** Records which groups change, in lists: one per page update. */
async function watchGroups(page: Page): Promise<() => Promise<string[][]>> {
  const changes = await page.evaluateHandle(() => {
    const seen: string[][] = [];
    new MutationObserver((records) => {
      const cards = records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('section[id]'),
      );
      const ids = [...new Set(cards.map((card) => card?.id))].filter((id) => id !== undefined);
      if (ids.length > 0) seen.push(ids);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return seen;
  });
  return () => changes.jsonValue();
}

test('a rush of results updates one group at a time', ONE_SIZE, async ({ page, freshSite }) => {
  const administrator = await signIn(freshSite);
  await open(page, `${freshSite.url}/ng-hub`);
  // The last chunk that loads automatically, for all tables at once.
  await expect(page.getByRole('button', { name: /, Group P$/ })).toBeVisible();
  await show(page, false);
  const ids = ONE_FIXTURE_PER_GROUP.map((fixtureId) => submitResult(freshSite, fixtureId, '0-1'));
  await Promise.all((await Promise.all(ids)).map(administrator.approve));
  const changes = await watchGroups(page);
  await show(page, true);
  const tables = (list: string[]) => list.filter((id) => id.startsWith('group-'));
  await expect.poll(async () => new Set((await changes()).flatMap(tables)).size).toBe(GROUPS.length);
  expect((await changes()).filter((list) => tables(list).length > 1)).toEqual([]);
});
