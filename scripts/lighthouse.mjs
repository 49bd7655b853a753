// `npm run lighthouse`: runs Lighthouse's mobile test on every page of the built website, three times each, and prints a
// table. `npm run lighthouse -- / /clubs /draw` tests only these pages, and `DATA_DIR` the pages of another tournament
// than a new one.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import lighthouse, { defaultConfig } from 'lighthouse';
import { ensureChromium, findChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const DEBUG_PORT = 9333;

ensureInstalled();
ensureChromium();
ensureBuilt();

const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    PATH: process.env.PATH,
    PORT: '0',
    BACKUP_HOURS: '0',
    DATA_DIR: process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'ces-lighthouse-')),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise((resolve) => {
  createInterface({ input: server.stdout }).on('line', (line) => {
    const address = /running at (\S+)/.exec(line)?.[1];
    if (address) resolve(address);
  });
});
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : await onePageOfEachKind();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`],
});

/** Of the pages in the sitemap: all clubs have the same page. */
async function onePageOfEachKind() {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const kindOf = (path) => path.replace(/^(\/\w+\/).*/, '$1');
  return paths.filter((path, index) => paths.findIndex((other) => kindOf(other) === kindOf(path)) === index);
}

/** The median of three runs: a single run varies too much. */
async function medianRun(url, options, found) {
  const runs = [];
  for (let run = 0; run < 3; run += 1) {
    runs.push((await lighthouse(url, { port: DEBUG_PORT, logLevel: 'error', ...options })).lhr);
  }
  return runs.sort((a, b) => found(a) - found(b))[1];
}

/**
 * How much slower than this machine a phone is. Lighthouse's default of 4 is meant for one with a benchmark index of
 * 1533; others are to be calibrated (its docs/throttling.md). These are the points of the calculator named there.
 */
function phoneSlowdown(index) {
  if (index >= 1300) return 3 + (index - 1300) / 233;
  if (index >= 800) return 2 + (index - 800) / 500;
  return 1 + (index - 150) / 650;
}

const indexOf = ({ environment }) => environment.benchmarkIndex;
const machine = await medianRun(origin, { onlyAudits: ['viewport'] }, indexOf);
const cpuSlowdownMultiplier = phoneSlowdown(indexOf(machine));
console.log(
  `Benchmark index ${indexOf(machine)}: CPU slowed down ${cpuSlowdownMultiplier.toFixed(1)} times to simulate a phone`,
);
const throttling = { ...defaultConfig.settings.throttling, cpuSlowdownMultiplier };
const options = { onlyCategories: CATEGORIES, throttling };
const performanceOf = ({ categories }) => categories.performance.score;

let isGood = true;
console.log(
  [
    'page'.padEnd(20),
    ...CATEGORIES.map((name) => name.padStart(15)),
    'LCP ms'.padStart(8),
    'TBT ms'.padStart(8),
    'CLS'.padStart(6),
  ].join(''),
);
for (const page of pages) {
  const lhr = await medianRun(origin + page, options, performanceOf);
  const scores = CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100));
  isGood &&= CATEGORIES.every((name, index) => scores[index] >= LEAST[name]);
  const figure = (audit, digits = 0) => lhr.audits[audit].numericValue.toFixed(digits);
  console.log(
    [
      page.padEnd(20),
      ...scores.map((score) => String(score).padStart(15)),
      figure('largest-contentful-paint').padStart(8),
      figure('total-blocking-time').padStart(8),
      figure('cumulative-layout-shift', 3).padStart(6),
    ].join(''),
  );
  for (const [id, audit] of Object.entries(lhr.audits)) {
    const isFailed = audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary';
    if (isFailed) console.log(`  ${id}: ${audit.title}`);
  }
}
await browser.close();
server.kill('SIGTERM');
process.exitCode = isGood ? 0 : 1;
