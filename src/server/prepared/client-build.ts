import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageAssets, readAssets } from '#web/app/entry-server.tsx';

/** The assets that pages refer to, from the manifest of the client build in this folder. */
export function readClientBuild(clientDir: string): PageAssets {
  return readAssets(JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')));
}
