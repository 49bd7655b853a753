import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageAssets } from '#web/app/entry-server.tsx';
import { ASSET_CACHE_CONTROL, type ClientAssets } from '../prepared/client-assets.ts';
import { type PreparedView, prepareFile } from '../prepared/prepared-view.ts';
import { type BrandPicture, hashedPath } from './brand-file.ts';
import { styleSheetOf } from './brand-styles.ts';
import type { Brand } from './read-brand.ts';

/** The assets of the build, with those of the brand. */
export interface BrandedBuild {
  readonly assets: ClientAssets;
  readonly pageAssets: PageAssets;
}

/**
 * A brand is a script more, which is loaded before all others and tells them whose site it is, and, if it has colours of
 * its own, a style sheet more, after all others. Rules of its own are a script that only their page loads: they may be long.
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
  const pictures = [logo, sharePicture, poster].filter((picture) => picture !== null);
  return {
    assets: new Map([
      ...build.assets,
      [script, preparedScript],
      ...rules,
      ...styles,
      ...pictures.filter((picture) => !isDrawing(picture)).map(pictureFile),
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

/** A drawing may hold scripts: it is sent with a policy of its own (routes/brand-files.ts). */
export function isDrawing({ type }: BrandPicture): boolean {
  return type === 'svg';
}

function pictureFile({ path, contentType, bytes }: BrandPicture): [path: string, file: PreparedView] {
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
