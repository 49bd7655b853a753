/**
 * Creates the icons and the share image in public/ from public/icon.svg and the site's own components.
 *
 *   node scripts/render-images/render.mjs
 *
 * Run by hand when the mark, the motif or the name in src/site/default-site.ts changes; the result is committed. Needs a
 * Chromium (CHROMIUM, or /usr/bin/chromium) and ffmpeg, which compresses the share image.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

const here = import.meta.dirname;
const target = join(here, '../../public');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const icon = readFileSync(join(target, 'icon.svg'), 'utf8');
/** For systems that crop the icon themselves: without our own corners. */
const square = icon.replace('rx="14"', '');
/** Android keeps only a circle of 80%: the mark must stay inside it. */
const maskable = square.replace('translate(5.3 5.1) scale(1.12)', 'translate(11.5 11.4) scale(.86)');

async function render(svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An .ico is a table of contents followed by the images, here as PNG. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const files = {
  'icon-192.png': await render(icon, 192),
  'icon-512.png': await render(icon, 512),
  'icon-maskable-512.png': await render(maskable, 512),
  'apple-touch-icon.png': await render(square, 180),
  'favicon.ico': ico([
    { size: 16, png: await render(icon, 16) },
    { size: 32, png: await render(icon, 32) },
  ]),
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(target, name), bytes);

const server = await createServer({
  configFile: false,
  root: here,
  plugins: [react()],
  server: { port: 0, fs: { allow: [join(here, '../..')] } },
  logLevel: 'error',
});
await server.listen();
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  reducedMotion: 'reduce',
});
await page.goto(server.resolvedUrls.local[0], { waitUntil: 'networkidle' });
await page.evaluate(() => document.fonts.ready);
const raw = join(target, 'share-raw.png');
await page.screenshot({ path: raw });
await server.close();
await browser.close();

// 256 colours with a little dithering: a third of the size, and no banding in the sky.
const palette = 'split[a][b];[a]palettegen=max_colors=256[p];[b][p]paletteuse=dither=sierra2_4a';
execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', raw, '-vf', palette, join(target, 'share.png')]);
rmSync(raw);

for (const name of ['icon.svg', ...Object.keys(files), 'share.png'])
  console.log(`${name.padEnd(24)} ${(statSync(join(target, name)).size / 1024).toFixed(1)} KB`);
