import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageAssets, readAssets } from '#web/app/entry-server.tsx';

/** What the pages load, as the client build in this folder names it. */
export function readClientBuild(clientDir: string): PageAssets {
  return readAssets(JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')));
}
