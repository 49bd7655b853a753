/**
 * Makes the highlights loop in public/media: highlights.webm, highlights.mp4 and the poster highlights.jpg.
 *
 *   node scripts/render-highlights/render.mjs                 the whole film, some four minutes
 *   node scripts/render-highlights/render.mjs 1.8 5.2 7.9     only these seconds, as PNG in the temporary folder
 *
 * scene.js and its parts draw each frame on a canvas from its time alone; this script captures them through Chromium
 * (CHROMIUM names it, /usr/bin/chromium otherwise) and encodes them with ffmpeg. Run by hand; the result is
 * committed. Together the three files must stay under 1.5 MB.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';

const FRAMES_PER_SECOND = 25;
const POSTER_AT = 8.1;
const BUDGET = 1.5 * 1024 * 1024;

const project = join(import.meta.dirname, '../..');
const target = join(project, 'public/media');
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
page.on('pageerror', (error) => console.error(error));
// Modules do not load from file: URLs, so the project is served from a made-up host.
await page.route('http://project/**', (route) => {
  const path = join(project, new URL(route.request().url()).pathname);
  return route.fulfill({ body: readFileSync(path), contentType: TYPES[extname(path)] ?? 'text/plain' });
});
await page.goto('http://project/scripts/render-highlights/scene.html');
await page.waitForFunction(() => window.film);
const duration = await page.evaluate(() => window.film.duration);
const frame = async (t, type = 'image/png', quality = undefined) => {
  const address = await page.evaluate((a) => window.film.frame(...a), [t, type, quality]);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

const stills = process.argv.slice(2).map(Number);
if (stills.length > 0) {
  const folder = mkdtempSync(join(tmpdir(), 'highlights-'));
  for (const t of stills) writeFileSync(join(folder, `${t.toFixed(2)}.png`), await frame(t));
  console.log(folder);
  await browser.close();
  process.exit(0);
}

mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'highlights.jpg'), await frame(POSTER_AT, 'image/jpeg', 0.82));

const run = (args) =>
  new Promise((resolve, reject) => {
    const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
    if (args.includes('pipe:0')) feed(ffmpeg.stdin).catch(reject);
    else ffmpeg.stdin.end();
  });
async function feed(input) {
  for (let i = 0; i < duration * FRAMES_PER_SECOND; i++) {
    const png = await frame(i / FRAMES_PER_SECOND);
    if (!input.write(png)) await new Promise((resolve) => input.once('drain', resolve));
  }
  input.end();
}

const master = join(tmpdir(), 'highlights-master.mkv');
await run(['-f', 'image2pipe', '-framerate', `${FRAMES_PER_SECOND}`, '-i', 'pipe:0', '-c:v', 'ffv1', master]);
await browser.close();

const encode = (ending, codec) =>
  run(['-i', master, ...`${COLOURS} ${codec}`.split(' '), join(target, `highlights.${ending}`)]);
const COLOURS =
  '-an -vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p ' +
  '-color_primaries bt709 -color_trc bt709 -colorspace bt709';
// Dark, slow gradients show blocks first: aq-mode 3 spends bits on them.
const H264 =
  '-c:v libx264 -preset veryslow -crf 32 -x264-params aq-mode=3:aq-strength=0.9:deblock=1,1 ' +
  '-movflags +faststart';
const VP9 = '-c:v libvpx-vp9 -crf 47 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -g 250';
await encode('mp4', H264);
await encode('webm', VP9);
rmSync(master);

const sizes = ['webm', 'mp4', 'jpg'].map((ending) => [
  ending,
  statSync(join(target, `highlights.${ending}`)).size,
]);
for (const [ending, size] of sizes)
  console.log(`highlights.${ending.padEnd(5)} ${(size / 1024).toFixed(0)} KB`);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
console.log(`together         ${(total / 1024).toFixed(0)} KB of ${BUDGET / 1024}`);
if (total > BUDGET) throw new Error('The video exceeds its budget.');
