import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type PageAssets, readAssets } from '#web/app/entry-server.tsx';
import { ONE_YEAR_SECONDS } from '../clock.ts';
import { type PreparedView, prepareFile, prepareText } from './prepared-view.ts';

/** Scripts, styles and fonts, by path. Every first visit loads them, so they are kept in memory. */
export type ClientAssets = ReadonlyMap<string, PreparedView>;

/** Their names contain a hash of their content. */
export const ASSET_CACHE_CONTROL = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
const ASSET_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads the assets of the client build; compressed variants are stored next to the files. */
export function readClientAssets(clientDir: string): ClientAssets {
  const folder = join(clientDir, 'assets');
  const names = readdirSync(folder);
  const read = (name: string) => readFileSync(join(folder, name));
  return new Map(
    names.flatMap((name) => {
      const extension = extname(name);
      if (extension === '.br' || extension === '.gz') return [];
      const type = ASSET_TYPES[extension];
      if (!type) throw new Error(`No content type is known for ${name}`);
      const compressed = names.includes(`${name}.br`)
        ? { br: read(`${name}.br`), gzip: read(`${name}.gz`) }
        : null;
      return [[`/assets/${name}`, prepareFile(type, ASSET_CACHE_CONTROL, read(name), compressed)]];
    }),
  );
}

/** The assets that pages refer to, from the manifest of the client build. */
export function readClientBuild(clientDir: string): PageAssets {
  return readAssets(JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')));
}

/** The service worker, or its replacement if it is disabled. */
export function readWorker(clientDir: string, isOn: boolean): PreparedView {
  const file = join(clientDir, 'worker', isOn ? 'service-worker.js' : 'switched-off.js');
  return prepareText('text/javascript; charset=utf-8', readFileSync(file, 'utf8'));
}
