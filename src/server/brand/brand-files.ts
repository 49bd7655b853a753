import { basename, dirname } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ONE_HOUR_SECONDS } from '../clock.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { DRAWING_POLICY } from '../http/security-headers.ts';
import { ASSET_CACHE_CONTROL } from '../prepared/client-assets.ts';
import { BROTLI, prepareFile, sendPrepared } from '../prepared/prepared-view.ts';
import { isSvg } from './brand-assets.ts';
import type { BrandImage, BrandVideo } from './brand-file.ts';
import { ICON_SIZES, MARK_PATH } from './icon-sizes.ts';
import type { Brand } from './read-brand.ts';
import type { BrandIcon } from './read-look.ts';

const hidden = { schema: { hide: true } };
/** Their URLs contain no hash of the content. */
const ICON_CACHE_CONTROL = `public, max-age=${ONE_HOUR_SECONDS}`;
const SVG_ICON = '/icon.svg';

/** Build files that a brand replaces. */
export function replacedFiles(brand: Brand | null): string[] {
  return brand?.files.icon ? [SVG_ICON, ...Object.keys(ICON_SIZES)].map((path) => path.slice(1)) : [];
}

/** The brand files that are not precomputed assets: SVGs, which need a policy, icons, and videos. */
export function registerBrandFiles(app: App, { brand }: Context): void {
  if (!brand) return;
  const { logo, icon, videos } = brand.files;
  if (logo && isSvg(logo)) registerSvg(app, logo.path, logo, ASSET_CACHE_CONTROL);
  if (icon) registerIcons(app, icon);
  for (const video of videos) registerVideo(app, video);
}

function registerIcons(app: App, icon: BrandIcon): void {
  for (const [path, png] of icon.sizes) registerPng(app, path, png, ICON_CACHE_CONTROL);
  if (isSvg(icon)) {
    registerSvg(app, icon.path, icon, ASSET_CACHE_CONTROL);
    registerSvg(app, SVG_ICON, icon, ICON_CACHE_CONTROL);
    return;
  }
  const mark = icon.sizes.get(MARK_PATH);
  if (mark) registerPng(app, icon.path, mark, ASSET_CACHE_CONTROL);
}

function registerPng(app: App, path: string, png: Buffer, cacheControl: string): void {
  const prepared = prepareFile('image/png', cacheControl, png, null);
  app.get(path, hidden, (request, reply) => sendPrepared(request, reply, prepared));
}

function registerSvg(app: App, path: string, { contentType, bytes }: BrandImage, cacheControl: string): void {
  const compressed = { br: brotliCompressSync(bytes, BROTLI), gzip: gzipSync(bytes) };
  const svg = prepareFile(contentType, cacheControl, bytes, compressed);
  app.get(path, hidden, (request, reply) =>
    sendPrepared(request, reply.header('content-security-policy', DRAWING_POLICY), svg),
  );
}

/** Streamed from disk, with range requests. */
function registerVideo(app: App, { path, file, contentType }: BrandVideo): void {
  app.get(path, hidden, (_request, reply) =>
    reply.type(contentType).sendFile(basename(file), dirname(file), { contentType: false }),
  );
}
