import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '#site/shipped-site.ts';
import type { PageAssets } from '#web/app/entry-server.tsx';
import { ASSET_CACHE_CONTROL, type ClientAssets } from '../prepared/client-assets.ts';
import { type PreparedView, prepareFile } from '../prepared/prepared-view.ts';
import { styleSheetOf } from './brand-styles.ts';
import type { Brand } from './read-brand.ts';

/** The assets of the build, with those of the brand. */
export interface BrandedBuild {
  readonly assets: ClientAssets;
  readonly pageAssets: PageAssets;
}

/**
 * A brand is a script more, which is loaded before all others and tells them whose site it is, and, if it has colours of
 * its own, a style sheet more, after all others.
 */
export function withBrand(build: BrandedBuild, brand: Brand | null): BrandedBuild {
  if (!brand) return build;
  const { pageAssets } = build;
  const { embed } = pageAssets;
  const [script, preparedScript] = textFile('.js', 'text/javascript', scriptOf(brand.site));
  const styleSheet = styleSheetOf(brand.site.colors);
  const styles = styleSheet === null ? [] : [textFile('.css', 'text/css', styleSheet)];
  const stylePaths = styles.map(([path]) => path);
  return {
    assets: new Map([...build.assets, [script, preparedScript], ...styles]),
    pageAssets: {
      ...pageAssets,
      modules: [script, ...pageAssets.modules],
      styles: [...pageAssets.styles, ...stylePaths],
      embed: {
        ...embed,
        styles: [...embed.styles, ...stylePaths],
        overlayStyles: [...embed.overlayStyles, ...stylePaths],
      },
    },
  };
}

function scriptOf(site: Site): string {
  return `globalThis.cesSite=${JSON.stringify(site)};\n`;
}

function textFile(extension: string, type: string, text: string): [path: string, file: PreparedView] {
  const bytes = Buffer.from(text);
  const compressed = { br: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
  return [
    hashedPath('brand', extension, bytes),
    prepareFile(`${type}; charset=utf-8`, ASSET_CACHE_CONTROL, bytes, compressed),
  ];
}

function hashedPath(name: string, extension: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}${extension}`;
}
