import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Manifest, PAGE_PATHS, readAssets } from '#web/app/entry-server.tsx';

/** What one page may weigh before anything is cached, in KB. */
const BUDGET = { scripts: 110, styles: 20, fonts: 80 };
const VIDEO_BUDGET_KB = 1500;

const CLIENT = 'dist/client';
const assets = readAssets(JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest);

function gzippedKb(addresses: readonly string[]): number {
  const bytes = addresses.map((address) => gzipSync(readFileSync(join(CLIENT, address))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** All of them, also those that only names in other alphabets ask for. */
function fontsKb(): number {
  const folder = join(CLIENT, 'assets');
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  return fonts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1000;
}

it('keeps every page within its budget of scripts, styles and fonts', () => {
  expect(Object.keys(assets.pageModules)).toHaveLength(PAGE_PATHS.length + 1);
  for (const modules of Object.values(assets.pageModules)) {
    expect(gzippedKb([assets.script, ...assets.modules, ...(modules ?? [])])).toBeLessThan(BUDGET.scripts);
  }
  expect(gzippedKb(assets.styles)).toBeLessThan(BUDGET.styles);
  expect(fontsKb()).toBeLessThan(BUDGET.fonts);
});

it('keeps the highlights video light', () => {
  const files = ['highlights.webm', 'highlights.mp4', 'highlights.jpg'].map((name) =>
    join(CLIENT, 'media', name),
  );
  for (const file of files) expect(existsSync(file)).toBe(true);
  const kb = files.reduce((sum, file) => sum + statSync(file).size / 1000, 0);
  expect(kb).toBeLessThan(VIDEO_BUDGET_KB);
});
