import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageAssets } from '#web/app/entry-server.tsx';
import { ASSET_CACHE_CONTROL, type ClientAssets } from '../prepared/client-assets.ts';
import { type PreparedView, prepareFile } from '../prepared/prepared-view.ts';
import { type BrandImage, hashedPath } from './brand-file.ts';
import { styleSheetOf } from './brand-styles.ts';
import type { Brand } from './read-brand.ts';

/** The assets of the build, with those of the brand. */
export interface BrandedBuild {
  readonly assets: ClientAssets;
  readonly pageAssets: PageAssets;
}

/**
 * A brand adds a script with its data, loaded before all others, and, if it has its own colours, a style sheet after all
 * others. Its own regulations are a script that only their page loads, since they may be long.
 */
export function withBrand(build: BrandedBuild, brand: Brand | null): BrandedBuild {
  if (!brand) return build;
  const { pageAssets } = build;
  const { embed } = pageAssets;
  const rules = brand.regulations ? [javaScript('cesRegulations', brand.regulations)] : [];
  const [regulationsScript = null] = rules.map(([path]) => path);
  const [script, preparedScript] = javaScript('cesSite', { ...brand.site, regulationsScript });
  const styleSheet = styleSheetOf(brand.site.colors);
  const styles = styleSheet === null ? [] : [textFile('.css', 'text/css', styleSheet)];
  const stylePaths = styles.map(([path]) => path);
  const { logo, sharePicture, poster } = brand.files;
  const images = [logo, sharePicture, poster].filter((image) => image !== null);
  return {
    assets: new Map([
      ...build.assets,
      [script, preparedScript],
      ...rules,
      ...styles,
      ...images.filter((image) => !isSvg(image)).map(imageFile),
    ]),
    pageAssets: {
      ...pageAssets,
      modules: [script, ...pageAssets.modules],
      pageModules: {
        ...pageAssets.pageModules,
        regulations: [...rules.map(([path]) => path), ...(pageAssets.pageModules.regulations ?? [])],
      },
      styles: [...pageAssets.styles, ...stylePaths],
      embed: {
        ...embed,
        styles: [...embed.styles, ...stylePaths],
        overlayStyles: [...embed.overlayStyles, ...stylePaths],
      },
    },
  };
}

function javaScript(name: string, value: unknown) {
  return textFile('.js', 'text/javascript', `globalThis.${name}=${JSON.stringify(value)};\n`);
}

/** An SVG may contain scripts: it is sent with its own policy (brand-files.ts). */
export function isSvg({ type }: BrandImage): boolean {
  return type === 'svg';
}

function imageFile({ path, contentType, bytes }: BrandImage): [path: string, file: PreparedView] {
  return [path, prepareFile(contentType, ASSET_CACHE_CONTROL, bytes, null)];
}

function textFile(extension: string, type: string, text: string): [path: string, file: PreparedView] {
  const bytes = Buffer.from(text);
  const compressed = { br: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
  return [
    hashedPath('brand', extension, bytes),
    prepareFile(`${type}; charset=utf-8`, ASSET_CACHE_CONTROL, bytes, compressed),
  ];
}
