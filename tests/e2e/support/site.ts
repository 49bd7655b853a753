import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect as baseExpect } from '@playwright/test';
import { PASSWORD } from '#server/testing/admin-password.ts';
import { CALL_TIMEOUT_MS } from '#web/api/http.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { openServerHost, type ServerHost } from './server-host.ts';

interface Site {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
  /** After a stop: on the same address, with the data it had. */
  readonly startAgain: (changedSettings?: Record<string, string>) => Promise<void>;
}

/** Starts a server on a database of its own, in the host or in a process of its own. */
async function withSite(
  start: (settings: Record<string, string>) => Promise<Pick<Site, 'url' | 'stop'>>,
  settings: Record<string, string>,
  use: (site: Site) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ces-e2e-'));
  await copyFile(process.env.EMPTY_TOURNAMENT ?? '', join(dataDir, 'ces.sqlite'));
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

/** A busy machine may take its time; a page that is right is not waited for. */
export const expect = baseExpect.configure({ timeout: 30_000 });
const TEST_TIMEOUT_MS = 240_000;
const SERVER_TIMEOUT_MS = 60_000;
/** What Playwright says where playwright.config.ts has it keep the service worker away. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * A page gives a call up that a server on a busy machine may still answer. It waits longer here, except where its clock
 * is stopped: there its own time counts.
 */
async function waitLonger(context: BrowserContext): Promise<void> {
  await context.addInitScript((limitMs) => {
    const setTimeoutAsItIs = window.setTimeout;
    window.setTimeout = ((run: () => void, ms?: number, ...rest: []) =>
      setTimeoutAsItIs(run, ms === limitMs ? 4 * limitMs : ms, ...rest)) as typeof window.setTimeout;
  }, CALL_TIMEOUT_MS);
}

interface Options {
  /** What the page may say on its console: a test that breaks something on purpose names it here. */
  expectedComplaint: RegExp | null;
  /** Of the server that `freshSite` starts. */
  settings: Record<string, string>;
}

interface Fixtures {
  complaints: string[];
  /** A server of the test's own: for results, which the others must not see, and for other settings. */
  freshSite: Site;
}

/** A test in a real browser against the real server. What a page complains of on its console fails the test. */
export const test = base.extend<Options & Fixtures, { host: ServerHost; site: Site }>({
  expectedComplaint: [null, { option: true }],
  settings: [{}, { option: true }],
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
    async ({ host }, use) => withSite(startIn(host), {}, use),
    { scope: 'worker', timeout: SERVER_TIMEOUT_MS },
  ],
  freshSite: [
    async ({ host, settings, context }, use, testInfo) =>
      // What is set for Node itself takes a process.
      withSite(settings.NODE_OPTIONS ? startServerProcess : startIn(host), settings, async (site) => {
        await use(site);
        // A page that outlives its server would complain of that; after a failure it is looked at first.
        if (testInfo.status !== 'passed') return;
        for (const page of context.pages()) await page.close();
        // What a test has opened for somebody else would go on polling beside the tests that come after it.
        const others =
          context
            .browser()
            ?.contexts()
            .filter((other) => other !== context) ?? [];
        for (const other of others) await other.close();
      }),
    { timeout: SERVER_TIMEOUT_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: [
    async ({ context, expectedComplaint }, use, testInfo) => {
      testInfo.setTimeout(TEST_TIMEOUT_MS);
      await waitLonger(context);
      const complaints: string[] = [];
      const hear = (text: string) => {
        if (text === WORKER_BLOCKED || expectedComplaint?.test(text)) return;
        complaints.push(text);
      };
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) hear(message.text());
      });
      context.on('weberror', (event) => hear(String(event.error())));
      await use(complaints);
      expect(complaints, 'on the console').toEqual([]);
    },
    { auto: true },
  ],
});
