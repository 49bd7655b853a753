/**
 * Retakes the screenshots in the README, from `npm run demo`:
 *
 *   node scripts/take-screenshots.mjs
 *
 * Run by hand when the look of the pages has changed; the result is committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium, findChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled } from './prepare-tree.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs', 'screenshots');
/** Chosen by eye: clubs with long and short names, accents and other scripts in the first groups. */
const SEED = '7';
const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const JPEG = { quality: 80, mozjpeg: true };
const BALLS_DRAWN = 37;
const GAP = 16;
/** The site's header, and a little space below it. */
const TOP = 64;

ensureInstalled();
ensureChromium();
ensureBuilt();

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});

/** Starts the demo at this point of the season, and stops it when the screenshots are taken. */
async function withDemo(at, take) {
  const demo = spawn(process.execPath, ['dist/server/demo.js', '--at', at, '--seed', SEED], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(demo, 'close');
  const { url, password } = await new Promise((resolve, reject) => {
    demo.once('exit', (code) => reject(new Error(`The demo exited with status ${code}`)));
    let url = '';
    createInterface({ input: demo.stdout }).on('line', (line) => {
      url ||= /running at (\S+)/.exec(line)?.[1] ?? '';
      const password = /Admin password: (\S+)/.exec(line)?.[1];
      if (password) resolve({ url, password });
    });
  });
  try {
    await take(url, password);
  } finally {
    demo.kill('SIGINT');
    await ended;
  }
}

/** A page scrolled so that the element is just below the header. */
async function screenshot(url, { size, from }) {
  const context = await browser.newContext({ ...size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  // The application has started: before that, countdowns do not run.
  await page.getByRole('button', { name: 'Open menu', includeHidden: true }).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  if (from)
    await page
      .locator(from)
      .first()
      .evaluate(
        (element, top) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - top),
        TOP,
      );
  const png = await page.screenshot();
  await context.close();
  return png;
}

/** Starts the draw and reveals this many balls. */
async function drawBalls(url, password) {
  const post = async (path, body, token) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
    return reply.json();
  };
  const { token } = await post('/api/admin/login', { password });
  const draw = async () => (await fetch(`${url}/api/ucl/draw`)).json();
  while ((await draw()).steps.length === 0) await setTimeout(500);
  await post('/api/ucl/draw/reveal', { everySeconds: 0 }, token);
  await post('/api/ucl/draw/reveal', { count: BALLS_DRAWN - (await draw()).steps.length }, token);
}

/** Phone screenshots side by side. */
async function phonesInARow(screenshots) {
  const { width, height } = PHONE.viewport;
  const page = await browser.newPage({
    viewport: { width: screenshots.length * (width + GAP) - GAP, height },
  });
  const images = screenshots.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:${GAP}px;background:#fff}img{width:${width}px;height:${height}px;border-radius:16px}</style>${images.join('')}`,
  );
  const row = await page.screenshot();
  await page.close();
  return row;
}

const images = {};
const phones = [];
async function take(url, name, path, from) {
  images[name] = await screenshot(url + path, { size: WIDE, from: from?.wide });
  phones.push(await screenshot(url + path, { size: PHONE, from: from?.phone }));
}

await withDemo('draw', async (url, password) => {
  await drawBalls(url, password);
  await take(url, 'draw', '/draw', { phone: '.draw_drawShow' });
});
await withDemo('groups', (url) => take(url, 'hub', '/ng-hub', { phone: '[role=tablist]' }));
await withDemo('knockouts', (url) =>
  take(url, 'knockouts', '/knockouts', { wide: '#ucl-r32', phone: '#ucl-r32' }),
);
await withDemo('finished', (url) =>
  take(url, 'champions', '/knockouts', { wide: '.champions_champions', phone: '.champions_champions' }),
);
images.phone = await phonesInARow(phones);
await browser.close();

for (const [name, png] of Object.entries(images)) {
  const { size } = await sharp(png)
    .jpeg(JPEG)
    .toFile(join(FOLDER, `${name}.jpg`));
  console.log(`${name.padEnd(12)} ${(size / 1000).toFixed(0)} KB`);
}
