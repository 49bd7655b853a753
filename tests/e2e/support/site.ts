import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base } from '@playwright/test';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { CALL_TIMEOUT_MS } from '#web/api/http.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { expect } from './expect.ts';
import { signIn } from './results.ts';
import { FOUR_CLUBS } from './season.ts';
import { openServerHost, type ServerHost } from './server-host.ts';

interface Site {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
  /** After a stop: at the same URL, with the same data. */
  readonly startAgain: (changedSettings?: Record<string, string>) => Promise<void>;
}

/** Starts a server on a copy of this database, in the host or in a separate process. */
async function withSite(
  database: string | undefined,
  start: (settings: Record<string, string>) => Promise<Pick<Site, 'url' | 'stop'>>,
  settings: Record<string, string>,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-e2e-'));
  await copyFile(database ?? '', join(dataDir, 'ces.sqlite'));
  const common = { DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, SUBMIT_LIMIT: '0', ...settings };
  let server = await start(common);
  await use({
    url: server.url,
    stop: () => server.stop(),
    startAgain: async (changedSettings = {}) => {
      server = await start({ ...common, ...changedSettings, PORT: new URL(server.url).port });
    },
  });
  await server.stop();
  await rm(dataDir, { recursive: true });
}

function startIn(host: ServerHost) {
  return async (settings: Record<string, string>) => {
    const url = await host.start({ PORT: '0', BACKUP_HOURS: '0', ...settings });
    return { url, stop: () => host.stop(url) };
  };
}

export { expect };

const TEST_TIMEOUT_MS = 240_000;
const SERVER_TIMEOUT_MS = 60_000;
/** Playwright's message where playwright.config.ts blocks the service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * A page times out calls that a server on a busy machine may still answer. It waits longer here, except where its
 * clock is stopped: there its own time counts.
 */
async function waitLonger(context: BrowserContext): Promise<void> {
  await context.addInitScript((limitMs) => {
    const originalSetTimeout = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number, ...rest: []) =>
      originalSetTimeout(run, ms === limitMs ? 4 * limitMs : ms, ...rest)) as typeof window.setTimeout;
  }, CALL_TIMEOUT_MS);
}

interface Options {
  /** Expected console messages: a test that breaks something on purpose names them here. */
  expectedComplaint: RegExp | null;
  /** The settings of the server that `freshSite` starts. */
  settings: Record<string, string>;
  /** The clubs of `freshSite`: all 64, or 16 where that is enough: see SIXTEEN_CLUBS. */
  season: 'whole' | 'small';
}

interface Fixtures {
  complaints: string[];
  /** A separate server for the test: for results that other tests must not see, and for other settings. */
  freshSite: Site;
  /** The same with the shortest season: its hub loads much faster than one of 64 clubs. */
  fourClubSite: Site;
}

/** A test in a real browser against the real server. A console error or warning fails the test. */
export const test = base.extend<Options & Fixtures, { host: ServerHost; site: Site }>({
  expectedComplaint: [null, { option: true }],
  settings: [{}, { option: true }],
  season: ['whole', { option: true }],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const host = openServerHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ host }, use) => withSite(process.env.EMPTY_TOURNAMENT, startIn(host), {}, use),
    { scope: 'worker', timeout: SERVER_TIMEOUT_MS },
  ],
  freshSite: [
    async ({ host, settings, season, context }, use, testInfo) => {
      const database = season === 'small' ? process.env.SMALL_TOURNAMENT : process.env.EMPTY_TOURNAMENT;
      // Node options need a process.
      const start = settings.NODE_OPTIONS ? startServerProcess : startIn(host);
      await withSite(database, start, settings, async (site) => {
        await use(site);
        // A page that outlives its server would log errors; after a failure it is kept for inspection.
        if (testInfo.status !== 'passed') return;
        for (const page of context.pages()) await page.close();
        // Pages that a test has opened for other users would keep polling during the next tests.
        const others =
          context
            .browser()
            ?.contexts()
            .filter((other) => other !== context) ?? [];
        for (const other of others) await other.close();
      });
    },
    { timeout: SERVER_TIMEOUT_MS },
  ],
  fourClubSite: async ({ freshSite }, use) => {
    await (await signIn(freshSite)).change('format', FOUR_CLUBS, 'PUT');
    await use(freshSite);
  },
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ context, expectedComplaint }, use, testInfo) => {
      testInfo.setTimeout(TEST_TIMEOUT_MS);
      await waitLonger(context);
      const complaints: string[] = [];
      const hear = (text: string, source = '') => {
        if (text === WORKER_BLOCKED || expectedComplaint?.test(text)) return;
        complaints.push(`${text} ${source}`.trim());
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) hear(message.text(), message.location().url);
      });
      context.on('weberror', (event) => hear(String(event.error())));
      await use(complaints);
      expect(complaints, 'on the console').toEqual([]);
    },
    { auto: true },
  ],
});
