import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, readAssets } from '#web/app/entry-server.tsx';

/** The budget of one page before anything is cached, in KB. */
export const FIRST_LOAD_BUDGET_KB = { scripts: 125, styles: 20, fonts: 80 };

export const CLIENT = 'dist/client';

interface PageWeight {
  readonly page: string;
  /** Each in KB, scripts and styles gzipped as they are sent. */
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
}

/** The budget of an embed or overlay, in KB: it has the site's styles but not its scripts. */
export const EMBED_BUDGET_KB = { scripts: 5, styles: 14 };

function buildAssets() {
  return readAssets(JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest);
}

export function embedWeight(): Omit<PageWeight, 'page' | 'fonts'> {
  const { script, styles, overlayStyles } = buildAssets().embed;
  return { scripts: gzippedKb([script]), styles: Math.max(gzippedKb(styles), gzippedKb(overlayStyles)) };
}

/** The size of the first visit to each page of the build. */
export function firstLoadWeights(): PageWeight[] {
  const assets = buildAssets();
  const fonts = fontsKb();
  return Object.entries(assets.pageModules).map(([page, modules]) => ({
    page,
    scripts: gzippedKb([assets.boot, assets.script, ...assets.modules, ...(modules ?? [])]),
    styles: gzippedKb([...assets.styles, ...(assets.pageStyles[page] ?? [])]),
    fonts,
  }));
}

function gzippedKb(addresses: readonly string[]): number {
  const bytes = addresses.map((address) => statSync(join(CLIENT, `${address}.gz`)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** All of them, including those for names in other alphabets. */
function fontsKb(): number {
  const folder = join(CLIENT, 'assets');
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  return fonts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1000;
}
