import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '#site/shipped-site.ts';
import type { PageAssets } from '#web/app/entry-server.tsx';
import { ASSET_CACHE_CONTROL, type ClientAssets } from '../prepared/client-assets.ts';
import { prepareFile } from '../prepared/prepared-view.ts';
import type { Brand } from './read-brand.ts';

/** The assets of the build, with those of the brand. */
export interface BrandedBuild {
  readonly assets: ClientAssets;
  readonly pageAssets: PageAssets;
}

/** A brand is a script more, which is loaded before all others and tells them whose site it is. */
export function withBrand(build: BrandedBuild, brand: Brand | null): BrandedBuild {
  if (!brand) return build;
  const script = scriptOf(brand.site);
  const path = hashedPath('brand', '.js', script);
  const prepared = prepareFile('text/javascript; charset=utf-8', ASSET_CACHE_CONTROL, script, {
    br: brotliCompressSync(script),
    gzip: gzipSync(script),
  });
  return {
    assets: new Map([...build.assets, [path, prepared]]),
    pageAssets: { ...build.pageAssets, modules: [path, ...build.pageAssets.modules] },
  };
}

function scriptOf(site: Site): Buffer {
  return Buffer.from(`globalThis.cesSite=${JSON.stringify(site)};\n`);
}

function hashedPath(name: string, extension: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}${extension}`;
}
