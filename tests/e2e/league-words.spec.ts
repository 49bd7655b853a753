import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { open } from './support/pages.ts';
import { expect, test } from './support/site.ts';

const SITE = '{ "competitions": { "ucl": { "short": "Gold Cup" } }, "firstSeason": "Spring 2027" }';
const RULES = `## 5 Fairness

### 5.3 Reports

As told in [Rule 7.1](#rule-7-1).

## 7 Streams

### 7.1 Delay

One minute at least.
`;

let dataDir: string;
let server: ServerProcess;

// In a separate process: texts are built from the brand when they are loaded.
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ces-words-'));
  await writeFile(join(dataDir, 'site.json'), SITE);
  await writeFile(join(dataDir, 'regulations.md'), RULES);
  server = await startServerProcess({ DATA_DIR: dataDir, BACKUP_HOURS: '0' });
});

test.afterEach(async ({ page }) => {
  await page.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

test('a league has its own names, whether a page is opened or a link followed', {
  tag: '@one-size',
}, async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/brand-.*\.js$/.test(request.url())) scripts.add(request.url());
  });
  const main = page.getByRole('main');
  const expectOwnRules = async () => {
    await expect(main.getByRole('heading', { level: 2, name: 'Fairness' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'VAR Review' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Rule 7.1', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/ng-rules#rule-7-1`);
    await expect(main.getByRole('heading', { name: '7.1 Delay' })).toBeInViewport();
  };

  await open(page, `${server.url}/ng-hub`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold Cup Hub');
  await expect(page.getByText('Spring 2027')).toBeVisible();
  // By key: what the hub loads when it is idle may move the footer under a pointer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gold Cup Regulations' }).press('Enter');
  await expectOwnRules();
  expect(scripts.size).toBe(2);

  await open(page, `${server.url}/ng-rules`);
  await expectOwnRules();

  await open(page, `${server.url}/conduct`);
  await main.getByRole('link', { name: 'the Regulations', exact: true }).first().click();
  await expect(page).toHaveURL(`${server.url}/ng-rules`);
  await expect(main.getByRole('heading', { level: 2, name: 'Fairness' })).toBeVisible();
});
